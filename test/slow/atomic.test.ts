import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startProgram } from '../support/startProgram';
import { writeSite } from '../support/writeSite';
import { publishVersion, readVersion } from './versionedSite';

// Only processes that are really killed, or run at the same time, could leave a site between two versions.

const startBuild = (out: string, version: number) => startProgram(['test/slow/publishSite.ts', out, String(version)]);

// The last kill comes when the next site is published, the others at different moments before.
it('a killed build leaves the previous or the next site, and another one publishes', async () => {
  const dist = join(await writeSite({}), 'dist');
  await publishVersion(dist, 0);
  const first = startBuild(dist, 1);
  await first.printed('building');
  const start = performance.now();
  await first.ended;
  const duration = performance.now() - start;
  const kills = 5;
  const left = { previous: 0, next: 0 };
  for (let kill = 1; kill <= kills; kill += 1) {
    const build = startBuild(dist, kill + 1);
    await build.printed(kill < kills ? 'building' : 'published');
    if (kill < kills) await sleep((duration * kill) / kills);
    build.send('SIGKILL');
    await build.ended;
    const version = await readVersion(dist);
    expect.soft([kill, kill + 1], `the version after kill ${kill}`).toContain(version);
    left[version === kill ? 'previous' : 'next'] += 1;
    await publishVersion(dist, kill + 1);
    expect.soft(await readVersion(dist), `after the build that followed kill ${kill}`).toBe(kill + 1);
  }

  expect(Math.min(...Object.values(left)), `no kill came at some moment: ${JSON.stringify(left)}`).toBeGreaterThan(0);
});

it('two builds of one folder at the same time succeed, and the site is that of one', async () => {
  const dist = join(await writeSite({}), 'dist');
  const versions = [1, 2];
  const ends = await Promise.all(versions.map((version) => startBuild(dist, version).ended));

  for (const { end, output } of ends) expect(end, output).toBe(0);
  expect(versions).toContain(await readVersion(dist));
  expect(await readdir(dirname(dist))).toEqual(['dist']);
});
