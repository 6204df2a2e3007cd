import { readFileSync } from 'node:fs';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { outputPaths } from 'prerender-engine';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isIndexed, routes } from '../../src/routes';
import { parseDocument } from '../support/parseDocument';
import { siteDirectory, sites } from '../support/sites';

describe.each(sites)('the site built for $base', ({ name, base, site }) => {
  const read = (path: string) => readFileSync(`${siteDirectory(name)}/${path}`);
  const pages = routes.filter(isIndexed).map(({ path }) => {
    const document = parseDocument(String(read(outputPaths(path, 'both')[0] ?? '')));
    return { path, document, url: `${site}${base}${path.slice(1)}` };
  });

  it('sitemap.xml is well-formed and lists each page by its canonical URL', () => {
    const xml = String(read('sitemap.xml'));
    const { urlset } = new XMLParser({ ignoreAttributes: false }).parse(xml);
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(urlset['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    const canonical = pages.map(({ document }) =>
      document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    );
    expect(urlset.url.map(({ loc }: { loc: string }) => loc)).toEqual(canonical);
    expect(canonical).toEqual(pages.map(({ url }) => url));
  });

  it('robots.txt allows everything and names the sitemap', () => {
    const lines = String(read('robots.txt')).split('\n').filter(Boolean);
    const fields = lines.map((line) => line.split(/: ?(.*)/, 2));
    expect(fields).toEqual([
      ['User-agent', '*'],
      ['Allow', '/'],
      ['Sitemap', `${site}${base}sitemap.xml`],
    ]);
  });

  it('each manifest icon has its declared size and type', async () => {
    const manifest = JSON.parse(String(read('manifest.webmanifest')));
    const icons: { src: string; sizes: string; type: string }[] = manifest.icons;
    const drawn = icons.map(async ({ src }) => {
      const { format, width, height } = await sharp(read(src.slice(base.length))).metadata();
      return { src, sizes: `${width}x${height}`, type: `image/${format}` };
    });
    expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
    expect(await Promise.all(drawn)).toEqual(icons);
  });

  it.each([
    ['link[rel=icon]', 'svg', 64],
    ['link[rel=apple-touch-icon]', 'png', 180],
  ])('the %s is a square image', async (selector, format, size) => {
    for (const { document } of pages) {
      const icon = read(fileOf(document.querySelector(selector)?.getAttribute('href')));
      expect(await sharp(icon).metadata()).toMatchObject({ format, width: size, height: size });
      expect((await sharp(icon).stats()).entropy).toBeGreaterThan(0); // a letter on its background
    }
  });

  it('each social card has its declared size', async () => {
    for (const { document } of pages) {
      const [image, width, height] = ['', ':width', ':height'].map((part) =>
        document.querySelector(`meta[property="og:image${part}"]`)?.getAttribute('content'),
      );
      const card = await sharp(read(fileOf(image?.slice(site.length)))).metadata();
      expect([card.width, card.height].map(String)).toEqual([width, height]);
    }
  });

  function fileOf(path: string | null | undefined): string {
    expect(path).toMatch(new RegExp(`^${base}`));
    return path?.slice(base.length) ?? '';
  }
});
