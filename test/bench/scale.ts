import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { readCommandLine, runCommand } from '../../scripts/command/runCommand.ts';
import { outputPaths, prerender, renderedPath } from '../../scripts/prerender/index.ts';
import { largeSite } from '../fixtures/large-site/largeSite.ts';

const pages = 10_000;
const rounds = 3;
const subjects = { 'bare loop': bareLoop, generator: (out: string) => prerender({ ...largeSite(pages), out }) };
type Subject = keyof typeof subjects;

interface Measurement {
  /** The time from the options to the published site, including loading the renderer, without a warm-up. */
  readonly seconds: number;
  /** The peak memory of the process, in megabytes. */
  readonly peakRssMb: number;
}

const [subject, folder = ''] = process.argv.slice(2);
if (subject === 'bare loop' || subject === 'generator') console.log(JSON.stringify(await measure(subject, folder)));
else await runCommand('Nothing was measured', compare);

/** `npm run bench:scale`: compares the generator with a bare loop. */
async function compare(): Promise<void> {
  readCommandLine({});
  const directory = mkdtempSync('node_modules/.cache/scale-');
  process.on('exit', () => rmSync(directory, { recursive: true }));
  const measured: Record<Subject, Measurement[]> = { 'bare loop': [], generator: [] };
  // In turn, so that a slow moment of the machine affects both.
  for (let round = 1; round <= rounds; round += 1) {
    for (const name of Object.keys(subjects) as Subject[]) {
      // Nothing is removed before the end, because ext4 creates files much more slowly for minutes after a removal.
      const measurement = await measureInNewProcess(name, await mkdtemp(join(directory, 'out-')));
      measured[name].push(measurement);
      console.log(`  round ${round}: ${name} ${measurement.seconds.toFixed(1)} s`);
    }
  }
  const speedOf = (all: readonly Measurement[]) => pages / median(all.map(({ seconds }) => seconds));
  const rows = Object.entries(measured).map(([name, all]) => [
    name,
    {
      'pages/s': Math.round(speedOf(all)),
      'to the bare loop': (speedOf(all) / speedOf(measured['bare loop'])).toFixed(2),
      'peak MB': Math.round(Math.max(...all.map(({ peakRssMb }) => peakRssMb))),
    },
  ]);
  console.table(Object.fromEntries(rows));
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function measureInNewProcess(name: Subject, out: string): Promise<Measurement> {
  const { stdout } = await promisify(execFile)(process.execPath, [import.meta.filename, name, out], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(stdout);
}

async function measure(name: Subject, out: string): Promise<Measurement> {
  const start = performance.now();
  await subjects[name](out);
  return { seconds: (performance.now() - start) / 1000, peakRssMb: process.resourceUsage().maxRSS / 1024 };
}

/** The simplest loop over the pages of a site: renders and writes one after the other. */
async function bareLoop(out: string): Promise<void> {
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
