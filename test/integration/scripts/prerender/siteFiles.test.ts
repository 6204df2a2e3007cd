import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { document, prerenderOver } from '../../../support/prerenderOver';
import { writeSite } from '../../../support/writeSite';

it('a site has a file for each route and redirect, and is published below its base', async () => {
  const options = { base: '/base/', url: 'https://www.example.com/base/', redirects: { '/old': '/impact' } };
  const { outcome, files } = await prerenderOver({}, options);

  expect(files['dist/impact.html']).toContain('<body>/impact</body>');
  expect(files['dist/404.html']).toContain('<body>/404</body>');
  expect(outcome).toMatchObject({ summary: { pages: 3, files: 6 } });
  expect(files['dist/sitemap.xml']).toContain('<loc>https://www.example.com/base/impact</loc>');
  expect(files['dist/old.html']).toContain('content="0; url=/base/impact"');
});

it('a page loads the module of its route, and contains its CSS; the files of the bundle are published', async () => {
  const directory = await writeSite({ 'entry.js': '', 'impact.js': 'impact', 'b.css': 'b{top:0}' });
  const manifest = { 'entry.ts': { file: 'entry.js' }, 'impact.ts': { file: 'impact.js' } };
  const client = { directory, manifest, entry: 'entry.ts', sheets: { 'impact.ts': ['b.css'] } };
  const site = { routes: [{ path: '/impact', module: 'impact.ts' }, { path: '*' }], client };
  const { files } = await prerenderOver({}, site);

  expect(files['dist/impact.html']).toMatch(/<style[^>]*>b\{top:0\}<.* data-modules="\/entry\.js \/impact\.js"/s);
  expect(files['dist/404.html']).toContain(' data-modules="/entry.js"');
  expect(Object.keys(files)).toContainEqual(expect.stringMatching(/^dist\/assets\/style-/));
  expect(files['dist/impact.js']).toBe('impact');
});

it('a renderer can be in TypeScript, in a package without a type', async () => {
  const directory = await writeSite({
    'package.json': '{}',
    'render.ts': `export const render = (path: string): string => \`${document('typed')}\`;`,
  });
  const { files } = await prerenderOver({}, { renderer: pathToFileURL(join(directory, 'render.ts')) });

  expect(files['dist/impact.html']).toContain('<body>typed</body>');
});
