import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PreviewServer } from '../../scripts/preview/startPreviewServer';
import { addressOf, fixtureApps, textOf } from './fixtureApps';

// What the path of a page is once it is hydrated, at whichever of its addresses a visitor came.

const { serveApp, openPage } = fixtureApps('page-path');

describe.each([
  { fileNames: 'page', base: '/', path: '/bridge', others: ['/bridge.html'], home: ['/index.html'] },
  {
    fileNames: 'folder',
    base: '/',
    path: '/bridge/',
    others: ['/bridge', '/bridge/index.html'],
    home: ['/index.html'],
  },
  { fileNames: 'both', base: '/some-repo/', path: '/some-repo/bridge', others: ['/some-repo/bridge/'], home: [] },
])('the path of a page, with fileNames $fileNames at $base', ({ fileNames, base, path, others, home }) => {
  let server: PreviewServer;
  beforeAll(async () => {
    server = await serveApp('trail', { base, out: `dist-${fileNames}`, env: { FILE_NAMES: fileNames } });
  }, 120_000);
  afterAll(() => server?.close());

  /** As the router has it, without the base. */
  const route = path.slice(base.length - 1);
  const at = (address: string) => server.url + address.slice(base.length);

  it('is the same in the page, as it was served and hydrated, and in the address', async () => {
    for (const address of [path, ...others]) {
      const { page, served, errors } = await openPage(at(address));

      expect(served).toContain(`At ${route}`);
      await page.getByText('Sum: 7').waitFor(); // what a worker of the page answers
      expect(await textOf(page)).toBe(served.replace('Sum: ?', 'Sum: 7'));
      expect(addressOf(page)).toBe(path);
      expect(errors).toEqual([]);
    }
  });

  it('is the same in its canonical URL and in the sitemap', async () => {
    const html = await (await fetch(at(path))).text();
    const sitemap = await (await fetch(`${server.url}sitemap.xml`)).text();

    expect(html).toContain(`href="https://trail.example.com${route}"`);
    expect(sitemap).toContain(`<loc>https://trail.example.com${path}</loc>`);
  });

  it.runIf(home.length > 0)('is that of the home page at /index.html, with its query and fragment', async () => {
    const { page, served, errors } = await openPage(`${server.url}index.html?a=1#b`);

    expect(await textOf(page)).toBe(served);
    expect(addressOf(page)).toBe('/?a=1#b');
    expect(errors).toEqual([]);
  });

  it('is the address where no page is, once the not-found page is hydrated', async () => {
    const { page, served, errors } = await openPage(`${server.url}no/page?a=1`);

    expect(served).toContain('At /404');
    await page.getByText('At /no/page').waitFor();
    expect(await textOf(page)).toContain('No such page');
    expect(addressOf(page)).toBe(`${base}no/page?a=1`);
    expect(errors).toEqual([]);
  });
});
