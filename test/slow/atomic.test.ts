import { execFileSync } from 'node:child_process';
import { mkdir, readdir, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { startProgram } from '../support/startProgram';
import { writeSite } from '../support/writeSite';
import { publishVersion, readVersion } from './versionedSite';
import type { Observation } from './watchSite';

// Only processes that are really killed, and disks that are really full, leave a site between two versions.

const minutes = 60_000;
const startBuild = (out: string, first: number, last = first) =>
  startProgram(['test/slow/publishSite.ts', out, String(first), String(last)]);

/** Starts a process that watches a published site, until asked for its result. */
function startWatcher(directory: string): () => Promise<Observation> {
  const watcher = startProgram(['test/slow/watchSite.ts', directory]);
  return async () => {
    watcher.stop();
    return JSON.parse((await watcher.ended).output);
  };
}

const leftoversOf = async (out: string) =>
  (await readdir(dirname(out))).filter((name) => name.startsWith(`${basename(out)}.`));

// The kills come up to a fifth later than a build takes, so that some come while it writes, and some after its end.
it('after a build is killed, the site is the previous or the next one, and another build publishes', {
  timeout: 10 * minutes,
}, async () => {
  const dist = join(await writeSite({}), 'dist');
  await publishVersion(dist, 1);
  const stopWatching = startWatcher(dist);
  const start = performance.now();
  const first = startBuild(dist, 1);
  await first.printed('building');
  const begin = performance.now() - start;
  await first.ended;
  const duration = performance.now() - start - begin;
  const kills = 12;
  const left = { previous: 0, next: 0, leftovers: 0 };
  for (let kill = 1; kill <= kills; kill += 1) {
    const build = startBuild(dist, kill + 1);
    await build.printed('building');
    await sleep((duration * 1.2 * kill) / kills);
    build.send('SIGKILL');
    await build.ended;
    const version = await readVersion(dist);
    expect.soft([kill, kill + 1], `the version after kill ${kill}`).toContain(version);
    left[version === kill ? 'previous' : 'next'] += 1;
    left.leftovers = (await leftoversOf(dist)).length;
    await publishVersion(dist, kill + 1);
    expect.soft(await readVersion(dist), `after the build that followed kill ${kill}`).toBe(kill + 1);
  }

  expect(await stopWatching()).toEqual({ versions: expect.any(Number), errors: [] });
  expect(Math.min(...Object.values(left)), `no kill came at some moment: ${JSON.stringify(left)}`).toBeGreaterThan(0);
});

it('two builds that publish to one folder again and again both succeed, and no visitor finds a mixture', {
  timeout: 10 * minutes,
}, async () => {
  const dist = join(await writeSite({}), 'dist');
  await publishVersion(dist, 1);
  const stopWatching = startWatcher(dist);
  const ends = await Promise.all([startBuild(dist, 1, 12).ended, startBuild(dist, 101, 112).ended]);
  const { versions, errors } = await stopWatching();

  for (const { end, output } of ends) expect(end, output).toBe(0);
  expect(errors).toEqual([]);
  expect(versions, 'the watcher saw too few versions to judge').toBeGreaterThan(5);
  expect([12, 112]).toContain(await readVersion(dist));
  expect(await leftoversOf(dist)).toEqual([]);
});

const canMount = process.platform === 'linux' && process.getuid?.() === 0;

/** Mounts an empty disk for the duration of a test. */
function mountDisk(folder: string): void {
  execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', folder]);
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
}

it.runIf(canMount)('a mount point is refused, and the error says what to do', async () => {
  const dist = join(await writeSite({}), 'dist');
  await mkdir(dist);
  mountDisk(dist);
  const build = await startBuild(dist, 1).ended;

  expect(build).toEqual({ end: 1, output: expect.stringMatching(/it is a mount point.*: choose a folder in it/) });
  expect(await leftoversOf(dist)).toEqual([]);
  await publishVersion(join(dist, 'site'), 1);
});

it.runIf(canMount)('on a full disk a build fails, says why, and leaves the previous site', async () => {
  const disk = await writeSite({});
  mountDisk(disk);
  const dist = join(disk, 'dist');
  await publishVersion(dist, 1);
  const { blocks, bfree, bsize } = await statfs(disk);
  execFileSync('mount', ['-o', `remount,size=${(blocks - bfree) * bsize + 200_000}`, disk]);
  const build = await startBuild(dist, 2).ended;

  expect(build).toEqual({ end: 1, output: expect.stringContaining('no space left on device') });
  expect(await readVersion(dist)).toBe(1);
  expect(await leftoversOf(dist)).toEqual([]);
});
