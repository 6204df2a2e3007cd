import { expect, paths, test } from './fixtures';

for (const path of paths) {
  test(`${path} asks nobody else for anything, and leaves nothing behind`, async ({ page, baseURL }) => {
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.goto(path, { waitUntil: 'networkidle' });
    expect([...origins]).toEqual([new URL(baseURL ?? '').origin]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
}
