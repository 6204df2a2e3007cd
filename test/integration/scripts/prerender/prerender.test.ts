import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { BuildError } from '../../../../scripts/prerender/index.ts';
import { document, failedWith, prerenderOver, previous, renderer } from '../../../support/prerenderOver';
import { writeSite } from '../../../support/writeSite';

it('a site has a file for each route and redirect, and is published below its base', async () => {
  const options = { base: '/base/', url: 'https://www.example.com/base/', redirects: { '/old': '/impact' } };
  const { outcome, files } = await prerenderOver({}, options);

  expect(files['dist/impact.html']).toContain('<body>/impact</body>');
  expect(files['dist/404.html']).toContain('<body>/404</body>');
  expect(outcome).toMatchObject({ summary: { fileCount: 6 } });
  expect(files['dist/sitemap.xml']).toContain('<loc>https://www.example.com/base/impact</loc>');
  expect(files['dist/old.html']).toContain('content="0; url=/base/impact"');
});

it('a page loads the module of its route, and contains its CSS; the files of the bundle are published', async () => {
  const directory = await writeSite({ 'entry.js': '', 'impact.js': 'impact', 'b.css': 'b{top:0}' });
  const manifest = { 'entry.ts': { file: 'entry.js' }, 'impact.ts': { file: 'impact.js' } };
  const client = { directory, manifest, entry: 'entry.ts', stylesheets: { 'impact.ts': ['b.css'] } };
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

it('a site of many pages, which several threads render, has each of them', async () => {
  const paths = Array.from({ length: 600 }, (_, index) => `/page-${index}`);
  const { files } = await prerenderOver({}, { routes: [...paths, '*'].map((path) => ({ path })) });

  expect(paths.filter((path) => !files[`dist${path}.html`]?.includes(`<body>${path}</body>`))).toEqual([]);
});

it('afterRender receives every document and the other files, and can add CSS and files', async () => {
  const passed: unknown[] = [];
  const { files, outcome } = await prerenderOver(previous, {
    files: [{ path: 'plan.pdf', body: 'plan' }],
    url: 'https://www.example.com/',
    afterRender(documents, files) {
      passed.push(...documents, ...files.map(({ path }) => path));
      return { css: 'html{left:0}', files: [{ path: 'font.woff2', body: 'font' }] };
    },
  });

  expect(passed).toEqual([...['/', '/impact', '/404'].map(document), ...['plan.pdf', 'sitemap.xml', 'robots.txt']]);
  expect(files['dist/impact.html']).toContain('<style>html{left:0}</style>');
  expect(files['dist/font.woff2']).toBe('font');
  expect(outcome).toMatchObject({ summary: { fileCount: 7 } });
});

it('errors of afterRender are reported together with those of pages', async () => {
  const dead = { message: 'links to nothing', location: { file: 'src/a.ts', line: 1, text: 'a' } };
  const outcome = await prerenderOver(previous, {
    renderer: renderer("if (path === '/') throw 'broken';"),
    afterRender(documents) {
      throw new BuildError([...documents, dead]);
    },
  });

  expect(outcome).toEqual(failedWith('route /: broken', document('/impact'), document('/404'), dead));
});

it('afterRender cannot add a file that is there already', async () => {
  const afterRender = () => ({ files: [{ path: 'index.html', body: '' }] });
  expect(await prerenderOver(previous, { afterRender })).toEqual(
    failedWith(expect.stringMatching(/^file index\.html and route \/ are written/)),
  );
});
