import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { collectFiles } from 'prerender-engine';
import { beforeAll, expect, it } from 'vitest';
import { copyProject } from '../support/copyProject';
import { siteDirectory } from '../support/sites';
import { type RunningProgram, startProgram } from '../support/startProgram';
import { temporaryFolder } from '../support/temporaryFolder';
import { filesDigest } from './versionedSite';

// Only a whole build that is interrupted shows what its parts leave behind.

const project = temporaryFolder('interrupted');
let previous: Awaited<ReturnType<typeof stateOf>>;

beforeAll(async () => {
  copyProject(project);
  await cp(siteDirectory('root'), join(project, 'dist'), { recursive: true });
  previous = await stateOf();
});

/** Starts a build that would publish a different site. */
const startBuild = () => startProgram(['scripts/build.ts', '--base', '/other/'], { directory: project });

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

const moments: [string, NodeJS.Signals, number, (build: RunningProgram) => Promise<void>][] = [
  ['while it bundles', 'SIGINT', 130, () => appears('node_modules/.cache', 'bundles-')],
  ['while it makes fonts and images', 'SIGTERM', 143, (build) => build.printed('Render the pages')],
  ['while it writes', 'SIGINT', 130, () => appears('dist.prerender-staging', '')],
];

const title = 'a build that is interrupted %s by %s ends with the exit code %i, and leaves all as it was';
it.each(moments)(title, { timeout: 120_000 }, async (_, signal, code, moment) => {
  const build = startBuild();
  await moment(build);
  build.send(signal);
  const { end } = await build.ended;

  expect(end).toBe(code);
  expect(await stateOf()).toEqual(previous);
});
