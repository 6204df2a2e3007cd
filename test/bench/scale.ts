import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../../scripts/command/files.ts';
import { readCommandLine, runCommand, wholeNumber } from '../../scripts/command/runCommand.ts';
import type { Measurement, Task } from './measure.ts';
import { median } from './results.ts';

/** `npm run bench:scale`: measures the generator with one thread, with several, and a bare loop, in turn. */
await runCommand('Nothing was measured', async () => {
  const { values } = readCommandLine({
    pages: { type: 'string', default: '10000' },
    threads: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
  });
  const pages = wholeNumber('--pages', values.pages, 1_000_000);
  const threads = wholeNumber('--threads', values.threads, 99);
  const rounds = wholeNumber('--rounds', values.rounds, 99);
  const directory = temporaryFolder('node_modules/.cache/scale-');
  const subjects = [
    { name: 'bare loop', threads: 0 },
    { name: '1 thread', threads: 1 },
    { name: `${threads} threads`, threads },
  ].map((subject) => ({ ...subject, measured: [] as Measurement[] }));
  // In turn, so that a slow moment of the machine affects all of them.
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, threads, measured } of subjects) {
      // Nothing is removed before the end, because ext4 creates files much more slowly for minutes after a removal.
      const task: Task = { pages, threads, out: await mkdtemp(join(directory, 'out-')) };
      const measurement: Measurement = await measure(task);
      measured.push(measurement);
      console.log(`  round ${round}: ${name} ${measurement.seconds.toFixed(1)} s`);
    }
  }
  const rows = subjects.map(({ name, measured }) => ({
    name,
    pagesPerSecond: pages / median(measured.map(({ seconds }) => seconds)),
    peakRssMb: Math.max(...measured.map(({ peakRssMb }) => peakRssMb)),
  }));
  const bare = rows[0]?.pagesPerSecond ?? Number.NaN;
  const cells = rows.map(({ name, pagesPerSecond, peakRssMb }) => {
    const ratio = (pagesPerSecond / bare).toFixed(2);
    return [
      name,
      { 'pages/s': Math.round(pagesPerSecond), 'to the bare loop': ratio, 'peak MB': Math.round(peakRssMb) },
    ];
  });
  console.table(Object.fromEntries(cells));
});

/** Measures in a new process, with its own memory and no compiled code. */
async function measure(task: Task): Promise<Measurement> {
  const args = [...process.execArgv, join(import.meta.dirname, 'measure.ts'), JSON.stringify(task)];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(stdout);
}
