import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, readdir, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type RunningProgram, startProgram } from '../support/startProgram';
import { writeSite } from '../support/writeSite';
import type { PublishCount } from './publishOften';
import { publishVersion, readVersion } from './versionedSite';
import type { Observation } from './watchSite';

// Only processes that are really killed, and disks that are really full, leave a site between two versions.

/** Its own process namespace, as in a container. */
const canUnshare = spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0;

const startBuild = (out: string, version: number, threads = 1) =>
  startProgram(['test/slow/publishSite.ts', out, String(version), String(threads)]);

/** Its multiples, without their whole parts, are spread evenly, however many there are. */
const goldenRatio = 0.618_034;

/** How long a build takes from its first word to its end, in milliseconds. */
async function durationOf(build: RunningProgram): Promise<number> {
  await build.printed('writing');
  const start = performance.now();
  await build.ended;
  return performance.now() - start;
}

/** Starts a process that watches a published site without a pause, until asked for its result. */
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
  const beside = await readdir(dirname(out));
  return {
    version: await readVersion(out),
    leftovers: beside.filter((name) => name.startsWith(`${basename(out)}.`)),
  };
};

describe('the published site is always complete, either the previous or the new one,', {
  timeout: 600_000,
}, () => {
  // Spread evenly over some 300 ms, 15 moments are 20 ms apart, which is less than writing or removing a site takes; the
  // numbers expected at the end say that enough of them were hit.
  it('even when builds are killed at 15 moments while they write', async () => {
    const dist = join(await writeSite({}), 'dist');
    await publishVersion(dist, 1);
    const stopWatching = startWatcher(dist);
    const errors: string[] = [];
    const left = { previous: 0, new: 0, leftovers: 0 };
    let duration = await durationOf(startBuild(dist, 2));
    await publishVersion(dist, 1);
    for (let kill = 0; kill < 15; kill += 1) {
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
    expect(observation.versions).toBeGreaterThan(7);
    expect(left.new).toBeGreaterThan(1);
    expect(left.leftovers).toBeGreaterThan(3); // builds that were killed while writing
  });

  // Two alternating versions: what a build reads from one can belong to the other a moment later.
  it(`even when two builds publish to it over and over, ${canUnshare ? 'in two containers' : 'side by side'}`, async () => {
    const dist = join(await writeSite({}), 'dist');
    await publishVersion(dist, 1);
    const stopWatching = startWatcher(dist);
    const builds = [1, 2].map((version) =>
      startProgram(['test/slow/publishOften.ts', dist, String(version), '12'], {
        launcher: canUnshare ? ['unshare', '--pid', '--fork'] : [],
      }),
    );
    const ends = await Promise.all(builds.map(({ ended }) => ended));
    expect(ends).toEqual(ends.map(() => ({ end: 0, output: expect.stringMatching(/^{.*}\n$/) })));
    const counts = ends.map(({ output }): PublishCount => JSON.parse(output));
    const sum = (key: keyof PublishCount) => counts.reduce((total, count) => total + count[key], 0);
    const observation = await stopWatching();

    expect(observation.errors).toEqual([]);
    expect([whole(1), whole(2)]).toContainEqual(await stateOf(dist));
    expect(sum('published')).toBe(24);
    expect(sum('refused')).toBeGreaterThan(2);
  });
});

describe.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  'on a file system of its own',
  {
    timeout: 60_000,
  },
  () => {
    /** Mounts a file system for the duration of a test, with the arguments of `mount` before the folder. */
    const mount = (directory: string, ...args: readonly string[]) => {
      execFileSync('mount', [...args, directory]);
      onTestFinished(() => void execFileSync('umount', ['--lazy', directory]));
    };

    it.each([1, 2])(
      'a site is the previous or the new one although the disk is full, with threads: %i',
      async (threads) => {
        const disk = await writeSite({});
        const resize = (size: number) => execFileSync('mount', ['-o', `remount,size=${size}`, disk]);
        mount(disk, '-t', 'tmpfs', 'tmpfs');
        const dist = join(disk, 'dist');
        await publishVersion(dist, 1);
        const stopWatching = startWatcher(dist);
        const { blocks, bfree, bsize } = await statfs(disk);
        resize((blocks - bfree) * bsize + 200_000);
        const { end, output } = await startBuild(dist, 2, threads).ended;

        expect({ end, output }).toEqual({
          end: 1,
          output: expect.stringContaining('no space left on device'),
        });
        expect(await stateOf(dist)).toEqual(whole(1));
        resize(100_000_000);
        await publishVersion(dist, 3);
        expect(await stateOf(dist)).toEqual(whole(3));
        expect((await stopWatching()).errors).toEqual([]);
      },
    );

    it("a folder of a container's image is refused with a message, and stays as it is", async () => {
      const folder = await writeSite({});
      await publishVersion(join(folder, 'image/dist'), 1);
      await mkdir(join(folder, 'layer'));
      mount(join(folder, 'layer'), '-t', 'tmpfs', 'tmpfs');
      for (const name of ['layer/upper', 'layer/work', 'container']) await mkdir(join(folder, name));
      const directories = `lowerdir=${folder}/image,upperdir=${folder}/layer/upper,workdir=${folder}/layer/work`;
      mount(join(folder, 'container'), '-t', 'overlay', 'overlay', '-o', directories);
      const dist = join(folder, 'container/dist');

      await expect(publishVersion(dist, 2)).rejects.toMatchObject({
        message: expect.stringContaining('could not be replaced, and is unchanged: remove it'),
        cause: { code: 'EXDEV' },
      });
      expect(await stateOf(dist)).toEqual(whole(1));
    });
  },
);
