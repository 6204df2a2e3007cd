import { execFileSync, spawnSync } from 'node:child_process';
import { readdir, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type RunningProgram, startProgram } from '../support/startProgram';
import { writeSite } from '../support/writeSite';
import { publishVersion, readVersion } from './versionedSite';
import type { Observation } from './watchSite';

// Only processes that are really killed, and disks that are really full, leave a site between two versions.

/** Its own process namespace, as in a container. */
const canUnshare = spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0;

const startBuild = (out: string, version: number, threads = 1, launcher: readonly string[] = []) =>
  startProgram(['test/slow/publishSite.ts', out, String(version), String(threads)], { launcher });

/** Its multiples, without their whole parts, are spread evenly, however many there are. */
const goldenRatio = 0.618_034;

/** How long a build takes from its first word to its end, in milliseconds. */
async function durationOf(build: RunningProgram): Promise<number> {
  await build.printed('writing');
  const start = performance.now();
  await build.ended;
  return performance.now() - start;
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

describe('the published site is always complete, the previous or the new one,', { timeout: 600_000 }, () => {
  // Spread evenly over some 300 ms, ten moments are 30 ms apart, which is less than writing or removing a site takes; the
  // numbers expected at the end say that enough of them were hit.
  it('even when builds are killed at ten moments while they write', async () => {
    const dist = join(await writeSite({}), 'dist');
    await publishVersion(dist, 1);
    const stopWatching = startWatcher(dist);
    const errors: string[] = [];
    const left = { previous: 0, new: 0, leftovers: 0 };
    let duration = await durationOf(startBuild(dist, 2));
    await publishVersion(dist, 1);
    for (let kill = 0; kill < 10; kill += 1) {
      const previous = 2 * kill + 1;
      const build = startBuild(dist, previous + 1, kill % 4 === 0 ? 2 : 1);
      await build.printed('writing');
      await sleep(((kill * goldenRatio) % 1) * duration);
      build.send('SIGKILL');
      await build.ended;

      const killed = await stateOf(dist);
      if (killed.version === previous) left.previous += 1;
      else if (killed.version === previous + 1) left.new += 1;
      else errors.push(`kill ${kill} left ${killed.version}`);
      if (killed.leftovers.length > 0) left.leftovers += 1;
      // Balanced if three kills in ten come too late, however busy the machine is: 1.1 ** 7 * 0.8 ** 3 is about 1.
      duration *= killed.version === previous ? 1.1 : 0.8;

      await publishVersion(dist, previous + 2);
      const next = await stateOf(dist);
      if (next.version !== previous + 2 || next.leftovers.length > 0)
        errors.push(`the build after kill ${kill} left ${next.version} and ${next.leftovers}`);
    }
    const observation = await stopWatching();

    expect([...errors, ...observation.errors]).toEqual([]);
    expect(observation.versions).toBeGreaterThan(5);
    expect(left.new).toBeGreaterThan(0);
    expect(left.leftovers).toBeGreaterThan(2); // builds that were killed while writing
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
    expect(outputs.length).toBeGreaterThan(2);
    expect(outputs.length).toBeLessThanOrEqual(8);
    expect((await stopWatching()).errors).toEqual([]);
  });
});

const canMount = process.platform === 'linux' && process.getuid?.() === 0;

it.runIf(canMount)('a site is the previous or the new one although the disk is full', { timeout: 60_000 }, async () => {
  const disk = await writeSite({});
  const resize = (size: number) => execFileSync('mount', ['-o', `remount,size=${size}`, disk]);
  execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', disk]);
  onTestFinished(() => void execFileSync('umount', ['--lazy', disk]));
  const dist = join(disk, 'dist');
  await publishVersion(dist, 1);
  const stopWatching = startWatcher(dist);
  const { blocks, bfree, bsize } = await statfs(disk);
  resize((blocks - bfree) * bsize + 200_000);
  const { end, output } = await startBuild(dist, 2, 2).ended;

  expect({ end, output }).toEqual({ end: 1, output: expect.stringContaining('no space left on device') });
  expect(await stateOf(dist)).toEqual(whole(1));
  resize(100_000_000);
  await publishVersion(dist, 3);
  expect(await stateOf(dist)).toEqual(whole(3));
  expect((await stopWatching()).errors).toEqual([]);
});
