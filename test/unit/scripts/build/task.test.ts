import { expect, it } from 'vitest';
import { taskPrinter } from '../../../../scripts/build/task';

function tasks() {
  const lines: string[] = [];
  return { lines, task: taskPrinter((line) => lines.push(line)) };
}

it('gives what the phase gives, and prints its name and how long it took', async () => {
  const { lines, task } = tasks();

  expect(await task('Read the pages', async () => 'pages')).toBe('pages');
  expect(lines).toEqual([expect.stringMatching(/^✓ Read the pages +\d+ ms$/)]);
});

it.each([
  [
    'at once',
    () => {
      throw new Error('broken');
    },
  ],
  ['later', () => Promise.reject(new Error('broken'))],
])('prints the name of a phase that fails %s, and passes its error on', async (_, run) => {
  const { lines, task } = tasks();

  await expect(task('Read the pages', run)).rejects.toThrow(new Error('broken'));
  expect(lines).toEqual(['✗ Read the pages']);
});

it('begins no other phase once the signal is given', async () => {
  const interruption = new AbortController();
  const lines: string[] = [];
  const task = taskPrinter((line) => lines.push(line), interruption.signal);
  interruption.abort();

  await expect(task('Read the pages', () => 'pages')).rejects.toThrow(interruption.signal.reason);
  expect(lines).toEqual([]);
});
