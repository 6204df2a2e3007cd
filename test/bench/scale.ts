import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { readCommandLine, runCommand, wholeNumber } from '../../scripts/command/runCommand.ts';
import { outputPaths, prerender, renderedPath } from '../../scripts/prerender/index.ts';
import { largeSite } from '../fixtures/large-site/largeSite.ts';

interface Task {
  readonly pages: number;
  readonly out: string;
  /** The number of threads of the generator; 0 means the bare loop. */
  readonly threads: number;
}

interface Measurement {
  /** The time from the options to the published site, including loading the renderer, without a warm-up. */
  readonly seconds: number;
  /** The peak memory of the process, in megabytes. */
  readonly peakRssMb: number;
}

const [task] = process.argv.slice(2);
if (task?.startsWith('{')) console.log(JSON.stringify(await measure(JSON.parse(task))));
else await runCommand('Nothing was measured', compare);

/** `npm run bench:scale`: compares the generator with one thread, with several, and a bare loop. */
async function compare(): Promise<void> {
  const { values } = readCommandLine({
    pages: { type: 'string', default: '10000' },
    threads: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
  });
  const pages = wholeNumber('--pages', values.pages, 1_000_000);
  const several = wholeNumber('--threads', values.threads, 99);
  const rounds = wholeNumber('--rounds', values.rounds, 99);
  const directory = mkdtempSync('node_modules/.cache/scale-');
  process.on('exit', () => rmSync(directory, { recursive: true }));
  const subjects = [0, 1, several].map((threads) => ({ threads, measured: [] as Measurement[] }));
  // In turn, so that a slow moment of the machine affects all of them.
  for (let round = 1; round <= rounds; round += 1) {
    for (const { threads, measured } of subjects) {
      // Nothing is removed before the end, because ext4 creates files much more slowly for minutes after a removal.
      const measurement = await measureInProcess({ pages, threads, out: await mkdtemp(join(directory, 'out-')) });
      measured.push(measurement);
      console.log(`  round ${round}: ${nameOf(threads)} ${measurement.seconds.toFixed(1)} s`);
    }
  }
  const speeds = subjects.map(({ measured }) => pages / median(measured.map(({ seconds }) => seconds)));
  const rows = subjects.map(({ threads, measured }, index) => [
    nameOf(threads),
    {
      'pages/s': Math.round(speeds[index] ?? 0),
      'to the bare loop': ((speeds[index] ?? 0) / (speeds[0] ?? 0)).toFixed(2),
      'peak MB': Math.round(Math.max(...measured.map(({ peakRssMb }) => peakRssMb))),
    },
  ]);
  console.table(Object.fromEntries(rows));
}

function nameOf(threads: number): string {
  return ['bare loop', '1 thread'][threads] ?? `${threads} threads`;
}

/** Returns the middle value; of an even number of values, the greater of the two in the middle. */
function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Measures in a new process, with its own memory and no compiled code. */
async function measureInProcess(task: Task): Promise<Measurement> {
  const { stdout } = await promisify(execFile)(process.execPath, [import.meta.filename, JSON.stringify(task)], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(stdout);
}

async function measure({ pages, out, threads }: Task): Promise<Measurement> {
  const start = performance.now();
  if (threads === 0) await bareLoop(pages, out);
  else await prerender({ ...largeSite(pages), out, threads });
  return { seconds: (performance.now() - start) / 1000, peakRssMb: process.resourceUsage().maxRSS / 1024 };
}

/** The simplest loop over the pages of a site: renders and writes one after the other. */
async function bareLoop(pages: number, out: string): Promise<void> {
  const { routes, renderer } = largeSite(pages);
  const { render } = await import(renderer.href);
  const made = new Set<string>();
  for (const route of routes) {
    const html = String(await render(renderedPath(route)));
    for (const path of outputPaths(route.path, 'page')) {
      const file = join(out, path);
      if (!made.has(dirname(file))) await mkdir(dirname(file), { recursive: true });
      made.add(dirname(file));
      await writeFile(file, html);
    }
  }
}
