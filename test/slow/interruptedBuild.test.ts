import { cp, readdir } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { copyProject } from '../support/copyProject';
import { siteDirectory } from '../support/sites';
import { type RunningProgram, startProgram } from '../support/startProgram';
import { temporaryFolder } from '../support/temporaryFolder';
import { readTexts } from '../support/writeSite';

// Only a whole build that is interrupted shows what its parts leave behind.

const project = temporaryFolder('interrupted');
let previous: Awaited<ReturnType<typeof stateOf>>;

beforeAll(async () => {
  copyProject(project);
  await cp(siteDirectory('root'), join(project, 'dist'), { recursive: true });
  previous = await stateOf();
});

/** The published site, and the files that builds leave in their working folders. */
const stateOf = async () => ({
  published: await readTexts(join(project, 'dist')),
  project: await readdir(project),
  cache: await readdir(join(project, 'node_modules/.cache')),
});

/** Resolves once a folder contains a file whose name begins so. */
async function appears(folder: string, prefix: string): Promise<void> {
  while (!(await readdir(join(project, folder))).some((name) => name.startsWith(prefix))) await sleep(5);
}

describe('an interrupted build ends with the code of the signal and changes nothing:', { timeout: 120_000 }, () => {
  it('while it bundles', () => interrupt('SIGINT', () => appears('node_modules/.cache', 'bundles-')));
  it('while it makes fonts and images', () => interrupt('SIGTERM', (build) => build.printed('Render the pages')));
  it('while it writes', () => interrupt('SIGINT', () => appears('.', 'dist.prerender-')));
});

/** Interrupts a build that would publish a different site, once a moment has come. */
async function interrupt(signal: 'SIGINT' | 'SIGTERM', moment: (build: RunningProgram) => Promise<void>) {
  const build = startProgram(['scripts/build.ts', '--base', '/other/'], { directory: project });
  await moment(build);
  build.send(signal);
  const { end } = await build.ended;

  expect(end).toBe(128 + constants.signals[signal]);
  expect(await stateOf()).toEqual(previous);
}
