import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { median } from '../../scripts/measure/median';
import { runScript } from '../../scripts/runScript';
import type { Measurement, Task } from './measure';

/** A round: the generator and the bare loop, one right after the other, so that whatever else runs slows both. */
interface Round {
  readonly pagesPerSecond: number;
  readonly barePagesPerSecond: number;
  readonly ratio: number;
  readonly peakRssMb: number;
  readonly threads: number;
}

const cache = 'node_modules/.cache';

await runScript(async () => {
  const { pages, threads, count, json } = readOptions(process.argv.slice(2));
  await mkdir(cache, { recursive: true });
  const directory = await mkdtemp(join(cache, 'scale-'));
  const site = { site: { seed: 1, pages }, directory: join(directory, 'bundle') };
  // Nothing is removed before the end: ext4 makes files much more slowly for minutes after many were removed.
  const measure = async (task: Pick<Task, 'subject' | 'threads'>): Promise<Measurement> => {
    const out = await mkdtemp(join(directory, 'out-'));
    return JSON.parse(await runProcess('measure.ts', { ...site, ...task, out }));
  };
  try {
    await runProcess('bundle.ts', site);
    console.log('round   pages/s   of the bare loop   ratio   threads   peak memory');
    const rounds: Round[] = [];
    while (rounds.length < count) {
      const made = await measure({ subject: 'prerender', ...(threads && { threads }) });
      const bare = await measure({ subject: 'bare loop' });
      const round = {
        pagesPerSecond: pages / made.seconds,
        barePagesPerSecond: pages / bare.seconds,
        ratio: bare.seconds / made.seconds,
        peakRssMb: made.peakRssMb,
        threads: made.threads,
      };
      rounds.push(round);
      console.log(row(String(rounds.length), round));
    }
    const result = summary(rounds);
    console.log(row('median', result));
    if (json) console.log(JSON.stringify({ pages, ...result }));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});

/** @throws on a flag that does not exist, or what is no number. */
function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string', default: '10000' },
      threads: { type: 'string' },
      rounds: { type: 'string', default: '3' },
      json: { type: 'boolean', default: false },
    },
  });
  return {
    pages: readNumber('pages', values.pages),
    threads: values.threads === undefined ? undefined : readNumber('threads', values.threads),
    count: readNumber('rounds', values.rounds),
    json: values.json,
  };
}

function readNumber(flag: string, value: string): number {
  if (/^[1-9]\d*$/.test(value)) return Number(value);
  throw new Error(`--${flag} ${value} is not a number: write it as --${flag} 2`);
}

/** What a script of this folder prints, in a process of its own: with its own memory, and no code compiled yet. */
async function runProcess(script: string, task: object): Promise<string> {
  const file = join(import.meta.dirname, script);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...process.execArgv, file, JSON.stringify(task)],
    { env: { ...process.env, NODE_ENV: 'production' } },
  );
  return stdout;
}

/** Of each number the median; of the memory, the most. */
function summary(rounds: readonly Round[]): Round {
  const medianOf = (of: (round: Round) => number) => median(rounds.map(of));
  return {
    pagesPerSecond: medianOf((round) => round.pagesPerSecond),
    barePagesPerSecond: medianOf((round) => round.barePagesPerSecond),
    ratio: medianOf((round) => round.ratio),
    peakRssMb: Math.max(...rounds.map((round) => round.peakRssMb)),
    threads: Math.max(...rounds.map((round) => round.threads)),
  };
}

function row(name: string, { pagesPerSecond, barePagesPerSecond, ratio, threads, peakRssMb }: Round): string {
  return [
    name.padEnd(6),
    pagesPerSecond.toFixed(0).padStart(8),
    barePagesPerSecond.toFixed(0).padStart(18),
    ratio.toFixed(2).padStart(7),
    String(threads).padStart(9),
    `${peakRssMb.toFixed(0)} MB`.padStart(13),
  ].join(' ');
}
