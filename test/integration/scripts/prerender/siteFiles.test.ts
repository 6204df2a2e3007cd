import { statSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { renderSite } from '../../../../scripts/prerender/index.ts';
import { document, prerenderOver, renderer, routes } from '../../../support/prerenderOver';
import { readTexts, writeSite } from '../../../support/writeSite';

it('a site has a file for each route, and the other files', async () => {
  const { files } = await prerenderOver(
    {},
    { files: [{ path: 'robots.txt', body: 'own' }], url: 'https://a.example/' },
  );

  expect(files).toEqual({
    'dist/index.html': expect.stringContaining('<body>/</body>'),
    'dist/impact.html': expect.stringContaining('<body>/impact</body>'),
    'dist/404.html': expect.stringContaining('<body>/404</body>'),
    'dist/robots.txt': 'own',
    'dist/sitemap.xml': expect.anything(),
  });
});

it('a site has a sitemap of its indexed pages, and pages that lead on from former paths', async () => {
  const { outcome, files } = await prerenderOver(
    {},
    {
      base: '/base/',
      url: 'https://www.example.com/base/',
      routes: [...routes, { path: '/draft', indexed: false }],
      redirects: { '/old': '/impact' },
    },
  );

  expect(outcome).toMatchObject({ summary: { pages: 4, files: 7, published: 'replaced' } });
  expect(files['dist/sitemap.xml']?.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://www.example.com/base/</loc>',
    '<loc>https://www.example.com/base/impact</loc>',
  ]);
  expect(files['dist/robots.txt']).toContain('Sitemap: https://www.example.com/base/sitemap.xml');
  expect(files['dist/old.html']).toContain('content="0; url=/base/impact"');
});

it("a file of nobody's but its owner's is published for all", async () => {
  const source = join(await writeSite({ 'plan.pdf': 'plan' }), 'plan.pdf');
  await chmod(source, 0o600);
  const out = await writeSite({});
  await renderSite({ routes, renderer: renderer(), files: [{ path: 'plan.pdf', source }] }, out);

  expect(statSync(join(out, 'plan.pdf')).mode).toBe(statSync(join(out, 'index.html')).mode);
});

it('shards are together the whole site, and no file is in two', async () => {
  const site = { routes, renderer: renderer(), files: [{ path: 'a.txt', body: '' }], url: 'https://a.example/' };
  const build = async (shard: '1/1' | '1/2' | '2/2') => {
    const out = await writeSite({});
    await renderSite({ ...site, shard }, out);
    return Object.entries(await readTexts(out));
  };
  const [whole, one, two] = await Promise.all([build('1/1'), build('1/2'), build('2/2')]);

  expect([...one, ...two].toSorted()).toEqual(whole.toSorted());
  expect(two).toHaveLength(1);
});

it('a renderer can be in TypeScript, in a package without a type', async () => {
  const directory = await writeSite({
    'package.json': '{}',
    'render.ts': `export const render = (path: string): string => \`${document('typed')}\`;`,
  });
  const { files } = await prerenderOver({}, { renderer: pathToFileURL(join(directory, 'render.ts')) });

  expect(files['dist/impact.html']).toContain('<body>typed</body>');
});
