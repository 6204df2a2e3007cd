import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startProgram } from '../support/startProgram';
import { temporaryFolder } from '../support/temporaryFolder';

// Only the benchmark itself shows that its processes and flags fit together.

it('bench:scale compares the generator with a bare loop', async () => {
  const json = join(temporaryFolder('scale'), 'scale.json');
  const args = ['--pages', '100', '--threads', '2', '--rounds', '1', '--json', json];
  const { output } = await startProgram(['test/bench/scale.ts', ...args]).ended;

  expect(output).toMatch(/pages\/s .* to the bare loop .* peak MB/);
  expect(JSON.parse(await readFile(json, 'utf8'))).toMatchObject({
    pages: 100,
    rows: ['bare loop', '1 thread', '2 threads'].map((name) => ({ name, pagesPerSecond: expect.any(Number) })),
  });
});
