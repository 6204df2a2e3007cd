import { afterEach, expect, it, vi } from 'vitest';
import { task } from '../../../../scripts/build/task';

afterEach(() => vi.restoreAllMocks());

it('gives what the phase gives, and prints its name and how long it took', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();

  expect(await task('Render the pages', async () => 'pages')).toBe('pages');
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^✓ Render the pages +\d+ ms$/)]]);
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
  const log = vi.spyOn(console, 'error').mockReturnValue();

  await expect(task('Render the pages', run)).rejects.toThrow(new Error('broken'));
  expect(log.mock.calls).toEqual([['✗ Render the pages']]);
});
