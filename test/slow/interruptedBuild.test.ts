import { cp, readdir } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { copyProject } from '../support/copyProject';
import { siteDirectory } from '../support/sites';
import { startProgram } from '../support/startProgram';
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

describe('an interrupted build ends with the code of the signal and changes nothing:', () => {
  it('while it bundles', () => interrupt('SIGTERM', 'node_modules/.cache', 'bundles-'));
  it('while it writes', () => interrupt('SIGINT', '.', 'dist.prerender-'));
});

/** Interrupts a build that would publish a different site, once a folder contains a file whose name begins so. */
async function interrupt(signal: 'SIGINT' | 'SIGTERM', folder: string, prefix: string) {
  const build = startProgram(['scripts/build.ts', '--base', '/other/'], { directory: project });
  while (!(await readdir(join(project, folder))).some((name) => name.startsWith(prefix))) await sleep(5);
  build.send(signal);
  const { end } = await build.ended;

  expect(end).toBe(128 + constants.signals[signal]);
  expect(await stateOf()).toEqual(previous);
}
