import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { phaseRunner } from '../../../../scripts/command/phases';

/** What a terminal or a file is given. */
function makeOutput(terminal: boolean) {
  const stream = Object.assign(
    new PassThrough({ encoding: 'utf8' }),
    terminal && { isTTY: true, columns: 80 },
  );
  const lines = { text: '' };
  stream.on('data', (text) => {
    lines.text += text;
  });
  return { stream, printed: () => lines.text };
}

it('returns the result of the phase, and prints its name and duration', async () => {
  const { stream, printed } = makeOutput(false);

  expect(await phaseRunner(stream)('Read the pages', async () => 'pages')).toBe('pages');
  expect(printed()).toMatch(/^✓ Read the pages +\d+ ms\n$/);
});

it.each([
  [
    'at once',
    () => {
      throw new Error('broken');
    },
  ],
  ['later', () => Promise.reject(new Error('broken'))],
])('prints the name of a phase that fails %s, and rethrows its error', async (_, run) => {
  const { stream, printed } = makeOutput(false);

  await expect(phaseRunner(stream)('Read the pages', run)).rejects.toThrow(new Error('broken'));
  expect(printed()).toBe('✗ Read the pages\n');
});

it('starts no other phase once aborted', async () => {
  const { stream, printed } = makeOutput(false);
  const signal = AbortSignal.abort('enough');

  await expect(phaseRunner(stream, signal)('Read the pages', () => 'pages')).rejects.toBe('enough');
  expect(printed()).toBe('');
});

describe('a phase that reports its progress', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const run = async (terminal: boolean, before: number) => {
    const { stream, printed } = makeOutput(terminal);
    await phaseRunner(stream)('Write the pages', async (onProgress) => {
      vi.advanceTimersByTime(before);
      onProgress(50, 100);
      onProgress(100, 100);
    });
    return printed();
  };

  it('shows a bar on a terminal if it takes more than a second, and removes it', async () => {
    const printed = await run(true, 1050);

    expect(printed).toMatch(/Write the pages ━+─+ 50 of 100, /);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what clears a line of a terminal
    expect(printed).toMatch(/\u001b\[2K✓ Write the pages +1\.\d s\n$/);
  });

  it('prints plain lines without a terminal', async () => {
    const printed = await run(false, 1050);

    expect(printed).toMatch(/^ {2}Write the pages ━+─+ 50 of 100, .*\n✓ Write the pages +1\.\d s\n$/s);
    expect(printed).not.toContain('\u001b');
  });

  it('shows no bar if it takes less', async () => {
    expect(await run(true, 0)).toMatch(/^✓ Write the pages +\d+ ms\n$/);
  });
});
