import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { collectFiles } from 'prerender-engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject } from '../support/copyProject';
import { type RunningProgram, startProgram } from '../support/startProgram';
import { filesDigest } from './versionedSite';

// Only a whole build that is interrupted shows what its parts leave behind.

let project: string;
let previous: Awaited<ReturnType<typeof stateOf>>;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'interrupted-'));
  copyProject(project);
  await startBuild().ended;
  previous = await stateOf();
}, 300_000);
afterAll(() => rm(project, { recursive: true, force: true }));

/** Starts a build. With another base, it would publish a different site. */
const startBuild = (base = '/') => startProgram(['scripts/build.ts', '--base', base], { directory: project });

/** The published site, and the files that builds leave in their working folders. */
const stateOf = async () => ({
  published: filesDigest(await collectFiles(join(project, 'dist'))),
  project: await readdir(project),
  cache: await readdir(join(project, 'node_modules/.cache')),
});

async function appears(folder: string, prefix: string): Promise<void> {
  const names = () => readdir(join(project, folder)).catch(() => []);
  while (!(await names()).some((name) => name.startsWith(prefix))) await sleep(5);
}

/** How many times longer than 50 ms Node takes to start: on a busy machine, three seconds are longer. */
async function slowness(): Promise<number> {
  const start = performance.now();
  await startProgram(['-e', ''], { directory: project }).ended;
  return Math.max(1, (performance.now() - start) / 50);
}

const moments: [string, (build: RunningProgram) => Promise<void>][] = [
  ['while it bundles', () => appears('node_modules/.cache', 'bundles-')],
  ['while it makes fonts and images', (build) => build.printed('render every page once')],
  ['while it writes', () => appears('dist.prerender-staging', '')],
];

it.each(moments)(
  'a build that is interrupted %s ends soon, with the exit code 130, and leaves all as it was',
  { timeout: 120_000 },
  async (_, moment) => {
    const before = await slowness();
    const build = startBuild('/other/');
    await moment(build);
    const sent = performance.now();
    build.send('SIGINT');
    const { end } = await build.ended;
    const took = performance.now() - sent;

    expect(end).toBe(130);
    expect(await stateOf()).toEqual(previous);
    expect(took).toBeLessThan(3000 * Math.max(before, await slowness()));
  },
);
