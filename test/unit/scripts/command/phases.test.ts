import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { phaseRunner } from '../../../../scripts/command/phases';

/** An output, and what was printed to it. */
function makeOutput() {
  const stream = new PassThrough({ encoding: 'utf8' });
  return { stream, printed: () => stream.read() ?? '' };
}

it('returns the result of the phase, and prints its name and duration', async () => {
  const { stream, printed } = makeOutput();

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
  const { stream, printed } = makeOutput();

  await expect(phaseRunner(stream)('Read the pages', run)).rejects.toThrow(new Error('broken'));
  expect(printed()).toBe('✗ Read the pages\n');
});

it('starts no other phase once aborted', async () => {
  const { stream, printed } = makeOutput();
  const signal = AbortSignal.abort('enough');

  await expect(phaseRunner(stream, signal)('Read the pages', () => 'pages')).rejects.toBe('enough');
  expect(printed()).toBe('');
});
