import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fixtureApps, textOf } from './fixtureApps';

// Lazy components that a helper makes for each page, whose markup must not depend on what was rendered before.

const { directory, buildApp, serveApp, openPage } = fixtureApps('lazy-components');

it('are hydrated as they were served', { timeout: 120_000 }, async () => {
  const server = await serveApp('trail');
  onTestFinished(() => server.close());
  for (const stop of ['mill', 'lake', 'hut']) {
    const { page, served, errors } = await openPage(`${server.url}stops/${stop}`);

    expect(served.toLowerCase()).toContain(`\n${stop}`);
    expect(await textOf(page)).toBe(served);
    expect(errors).toEqual([]);
  }
});

it('have the same bytes, whichever thread renders them', { timeout: 120_000 }, async () => {
  await buildApp('trail', { out: 'dist-one' });
  await buildApp('trail', { out: 'dist-four', env: { THREADS: '4' } });
  for (const page of ['index', 'bridge', 'stops/mill', 'stops/lake', 'stops/hut']) {
    const [one, four] = ['dist-one', 'dist-four'].map((out) =>
      readFileSync(join(directory, 'trail', out, `${page}.html`), 'utf8'),
    );
    expect(one).toBe(four);
  }
});
