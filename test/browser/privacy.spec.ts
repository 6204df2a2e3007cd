import { expect, openHydrated, paths, test, titleOf } from './fixtures';

for (const path of paths) {
  test(`${path} makes no third-party request`, async ({ page, baseURL }) => {
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.goto(path, { waitUntil: 'networkidle' });
    expect([...origins]).toEqual([new URL(baseURL ?? '').origin]);
  });
}

test('a tour of all pages stores only scroll positions, for the session', async ({ page }) => {
  await openHydrated(page, './');
  for (const [label, name] of [
    ['Impact', 'impact'],
    ['Cases', 'cases'],
    ['Contact', 'contact'],
    ['Home', 'home'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click();
    await expect(page).toHaveTitle(titleOf(name));
  }
  await page.reload(); // a page stores data when the visitor leaves it
  expect(await page.context().cookies()).toEqual([]);
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.entries(sessionStorage),
    databases: await indexedDB.databases(),
    caches: 'caches' in window ? await caches.keys() : [],
    workers: await navigator.serviceWorker.getRegistrations(),
  }));
  expect(kept).toEqual({
    local: [],
    session: [['scroll positions', expect.stringMatching(/^\[(,?\["\w+",\d+(\.\d+)?\]){5}\]$/)]],
    databases: [],
    caches: [],
    workers: [],
  });
});
