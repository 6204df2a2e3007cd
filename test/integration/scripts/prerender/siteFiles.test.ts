import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { document, prerenderOver, renderer } from '../../../support/prerenderOver';
import { writeSite } from '../../../support/writeSite';

const url = 'https://www.example.com/';

describe('a site', () => {
  it('has a file for each route, also of an async iterable, and the other files', async () => {
    async function* list() {
      for (const path of ['/', '/impact', '*']) yield { path };
    }
    const files = [{ path: 'robots.txt', body: 'own' }];

    expect((await prerenderOver({}, { routes: list(), files, url })).files).toEqual({
      'dist/index.html': document('/'),
      'dist/impact.html': document('/impact'),
      'dist/404.html': document('/404'),
      'dist/robots.txt': 'own',
      'dist/sitemap.xml': expect.anything(),
    });
  });

  it('has a sitemap of its indexed pages, not of former paths or fallbacks, and a robots.txt that names it, if its URL is known', async () => {
    const { outcome, files } = await prerenderOver(
      {},
      {
        fileNames: 'folder',
        base: '/base/',
        url: 'https://www.example.com/base/',
        routes: [
          ...[{ path: '/' }, { path: '/impact' }, { path: '/draft', indexed: false }],
          ...[{ path: '/account', fallback: true }, { path: '*' }],
        ],
        template: '<head><meta charset="utf-8"></head><div id="root"></div>',
        redirects: { '/old': '/impact' },
      },
    );

    expect(outcome).toMatchObject({ summary: { pages: 5, files: 8 } });
    expect(files['dist/sitemap.xml']?.match(/<loc>.*?<\/loc>/g)).toEqual([
      '<loc>https://www.example.com/base/</loc>',
      '<loc>https://www.example.com/base/impact/</loc>', // as a host answers without a redirect
    ]);
    expect(files['dist/robots.txt']).toContain('Sitemap: https://www.example.com/base/sitemap.xml');
    expect(files['dist/old/index.html']).toContain('<meta http-equiv="refresh" content="0; url=/base/impact/"/>');
  });
});

it('a site of 1,160 pages with 198 kB of style is smaller than 60 MB', async () => {
  const times = (count: number, make: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => make(index));
  const css = times(3850, (index) => `.c${index}{margin:${index}px;background:url(/tiles/${index}.svg)}`).join('');
  const body = times(500, (index) => `<p class="c${index}">words`).join('');
  const pages = [...times(1159, (index) => `/pages/${index}`), '*'].map((path) => ({ path }));
  const { files } = await prerenderOver({}, { routes: pages, renderer: renderer(`path = '${body}';`), head: { css } });

  expect(css.length).toBeGreaterThan(198_000);
  expect(files['dist/pages/0.html']).toContain('.c499{');
  expect(Object.values(files).reduce((sum, { length }) => sum + length, 0)).toBeLessThan(60_000_000);
});

it('a renderer can be in TypeScript, in a package without a type', async () => {
  const directory = await writeSite({
    'package.json': '{}',
    'render.ts': `export const render = (path: string): string => \`${document('typed')}\`;`,
  });
  const { files } = await prerenderOver({}, { renderer: pathToFileURL(join(directory, 'render.ts')) });

  expect(files['dist/impact.html']).toBe(document('typed'));
});
