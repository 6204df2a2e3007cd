import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startPreviewServer } from '../../scripts/preview/startPreviewServer';
import { fixtureApps, follow } from './fixtureApps';

// What visitors with an open tab meet after a deploy, which removes the modules that the tab would load next.

const { directory, buildApp, serveApp, openPage } = fixtureApps('after-deploy');

it.each([
  ['a lazy page', 'trail', 'Bridge', 'Bridge two'],
  ['a lazy route', 'almanac', 'lazy', 'Z two'],
])(
  'after a deploy, a link to %s of an open tab loads its document',
  { timeout: 120_000 },
  async (_, name, link, words) => {
    const before = await serveApp(name, { env: { VITE_EDITION: 'one' } });
    const { page } = await openPage(before.url);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await buildApp(name, { env: { VITE_EDITION: 'two' } });
    await before.close();
    const port = Number(new URL(before.url).port);
    const after = await startPreviewServer({ directory: join(directory, name, 'dist'), base: '/', port });
    onTestFinished(() => after.close());
    await follow(page, link, words);

    expect(await page.evaluate(() => 'isSame' in window)).toBe(false);
  },
);
