import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, stat, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { markFile } from '../../scripts/prerender/index.ts';
import { type RunningProgram, startProgram } from '../support/startProgram';
import { writeSite } from '../support/writeSite';
import { publishVersion, readVersion } from './versionedSite';
import type { Observation } from './watchSite';

// Only processes that are really killed, and disks that are really full, leave a site between two versions.

/** Its own process namespace, as in a container. */
const canUnshare = spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0;

const startBuild = (out: string, version: number, threads = 1, launcher: readonly string[] = []) =>
  startProgram(['test/slow/publishSite.ts', out, String(version), String(threads)], { launcher });

/** How long a build takes from its first word to its end, in milliseconds. */
async function durationOf(build: RunningProgram): Promise<number> {
  await build.printed('writing');
  const start = performance.now();
  await build.ended;
  return performance.now() - start;
}

/**
 * The moments to kill builds at, in milliseconds from their first word.
 * @param duration of a build that is not killed. It is adjusted to how busy the machine is.
 */
function killSchedule(duration: number) {
  /** Its multiples, without their whole parts, are spread evenly, however many there are. */
  const goldenRatio = 0.618_034;
  let window = duration;
  return {
    moment: (kill: number) => ((kill * goldenRatio) % 1) * window,
    /** Balanced if three kills in ten come too late: 1.1 ** 7 * 0.8 ** 3 is about 1. */
    adjust(cameTooLate: boolean) {
      window *= cameTooLate ? 0.8 : 1.1;
    },
  };
}

/** Starts a process that watches a published site, until asked for its result. */
function startWatcher(directory: string): () => Promise<Observation> {
  const watcher = startProgram(['test/slow/watchSite.ts', directory]);
  return async () => {
    watcher.stop();
    const { output } = await watcher.ended;
    return JSON.parse(output);
  };
}

/** What any build must leave behind: one complete version, and nothing beside it. */
const whole = (version: number) => ({ version, leftovers: [] });
const stateOf = async (out: string) => {
  const leftovers = (await readdir(dirname(out))).filter((name) => name.startsWith(`${basename(out)}.`));
  return { version: await readVersion(out), leftovers };
};

/** Kills a build at a moment after its first word, and tells what is left. */
async function killAt(moment: number, build: RunningProgram, out: string) {
  await build.printed('writing');
  await sleep(moment);
  build.send('SIGKILL');
  await build.ended;
  return stateOf(out);
}

describe('the published site is always complete, the previous or the new one,', { timeout: 600_000 }, () => {
  // Spread evenly over some 300 ms, ten moments are 30 ms apart, which is less than writing or removing a site takes. On
  // a machine that gets busier meanwhile, they can all be too early: so it goes on until some kill was late.
  it('even when builds are killed at ten moments or more while they write', async () => {
    const dist = join(await writeSite({}), 'dist');
    await publishVersion(dist, 1);
    const stopWatching = startWatcher(dist);
    const schedule = killSchedule(await durationOf(startBuild(dist, 2)));
    await publishVersion(dist, 1);
    const left = { newVersion: 0, leftovers: 0 };
    const seen = () => left.newVersion > 0 && left.leftovers > 2;
    for (let kill = 0; kill < 10 || (kill < 40 && !seen()); kill += 1) {
      const previous = 2 * kill + 1;
      const next = previous + 1;
      const build = startBuild(dist, next, kill % 4 === 0 ? 2 : 1);
      const { version, leftovers } = await killAt(schedule.moment(kill), build, dist);
      expect.soft([previous, next], `the version after kill ${kill}`).toContain(version);
      if (version === next) left.newVersion += 1;
      if (leftovers.length > 0) left.leftovers += 1;
      schedule.adjust(version === next);

      await publishVersion(dist, next + 1);
      expect.soft(await stateOf(dist), `after the build that followed kill ${kill}`).toEqual(whole(next + 1));
    }
    const { errors, versions } = await stopWatching();

    expect(errors).toEqual([]);
    expect(versions, 'the watcher saw too few versions to judge').toBeGreaterThan(5);
    expect(seen(), `too few kills came late, or while files were written: ${JSON.stringify(left)}`).toBe(true);
  });

  // Two alternating versions: what a build reads from one can belong to the other a moment later.
  it(`even when two builds publish to it at once, over and over, ${canUnshare ? 'in two containers' : 'side by side'}`, async () => {
    const dist = join(await writeSite({}), 'dist');
    await publishVersion(dist, 1);
    const stopWatching = startWatcher(dist);
    const launcher = canUnshare ? ['unshare', '--pid', '--fork'] : [];
    const outputs: string[] = [];
    for (let round = 0; round < 8; round += 1) {
      const ends = await Promise.all([1, 2].map((version) => startBuild(dist, version, 1, launcher).ended));
      expect([whole(1), whole(2)]).toContainEqual(await stateOf(dist));
      outputs.push(...ends.filter(({ end }) => end !== 0).map(({ output }) => output));
    }

    expect(outputs.filter((output) => !output.includes('another build is publishing to'))).toEqual([]);
    expect(outputs.length, 'too few builds met').toBeGreaterThan(2);
    expect(outputs.length, 'in some round both builds failed').toBeLessThanOrEqual(8);
    expect((await stopWatching()).errors).toEqual([]);
  });
});

const canMount = process.platform === 'linux' && process.getuid?.() === 0;

/** Mounts an empty disk for the duration of a test. */
function mountDisk(folder: string): void {
  execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', folder]);
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
}

describe.runIf(canMount)('a mount point, which nothing can replace,', { timeout: 600_000 }, () => {
  it('stays the folder that a server has open, and gets a site whole, also after a build was killed while it copied', async () => {
    const dist = join(await writeSite({}), 'dist');
    await mkdir(dist);
    mountDisk(dist);
    const { dev, ino } = await stat(dist);
    const readMark = () => readFile(join(dist, markFile), 'utf8');
    const left: unknown[] = [];
    for (const [kill, moment] of [0, 5, 10, 20].entries()) {
      const version = 2 * kill + 1;
      await publishVersion(dist, version);
      expect(await stateOf(dist)).toEqual(whole(version));
      const mark = await readMark();
      const build = startBuild(dist, version + 1);
      while ((await readMark()) === mark) await sleep(1);
      await sleep(moment);
      build.send('SIGKILL');
      await build.ended;
      left.push(await readVersion(dist));
    }

    expect(left, 'no kill came while files were copied').toContainEqual(expect.stringContaining('mixed'));
    expect(await publishVersion(dist, 9)).toMatchObject({ published: 'one by one' });
    expect(await stateOf(dist)).toEqual(whole(9));
    expect(await stat(dist)).toMatchObject({ dev, ino });
  });
});

it.runIf(canMount)(
  'on a disk that gets full, a build fails, says why, and leaves the previous site; with room, the next publishes',
  {
    timeout: 600_000,
  },
  async () => {
    const disk = await writeSite({});
    const resize = (size: number) => execFileSync('mount', ['-o', `remount,size=${size}`, disk]);
    mountDisk(disk);
    const dist = join(disk, 'dist');
    await publishVersion(dist, 1);
    const stopWatching = startWatcher(dist);
    const { blocks, bfree, bsize } = await statfs(disk);
    resize((blocks - bfree) * bsize + 200_000);
    const build = await startBuild(dist, 2, 2).ended;

    expect(build).toEqual({ end: 1, output: expect.stringContaining('no space left on device') });
    expect(await stateOf(dist)).toEqual(whole(1));

    resize(100_000_000);
    await publishVersion(dist, 3);
    expect(await stateOf(dist)).toEqual(whole(3));
    expect((await stopWatching()).errors).toEqual([]);
  },
);
