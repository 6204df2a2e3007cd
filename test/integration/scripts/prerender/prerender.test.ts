import { existsSync, mkdirSync } from 'node:fs';
import { stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { BuildError } from '../../../../scripts/prerender/errors/UserError';
import { collectFiles } from '../../../../scripts/prerender/files/files';
import { markerFile } from '../../../../scripts/prerender/files/output';
import type { PrerenderOptions, Routes, Shard } from '../../../../scripts/prerender/options/options';
import { prerender } from '../../../../scripts/prerender/prerender';
import { markAsPublished, readTexts, writeSite } from '../../../support/writeSite';

const document = (body: string) => `<html><head><meta charset="utf-8"></head><body>${body}</body></html>`;
const routes = ['/', '/impact', '*'].map((path) => ({ path }));
const url = 'https://www.example.com/';

/** A renderer that does something for each path before it returns a document. */
const renderer = (statements = '') =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`export function render(path) {
      ${statements}
      return '<html><head><meta charset="utf-8"></head><body>' + path + '</body></html>';
    }`)}`,
  );

const previous = { 'dist/index.html': 'previous' };

/** Prerenders over a previous site; gives what came of it, and what is then in the folder. */
async function prerenderOver(before: Readonly<Record<string, string>>, options: Partial<PrerenderOptions> = {}) {
  const directory = await writeSite(before);
  markAsPublished(join(directory, 'dist'));
  const outcome = await prerender({
    routes,
    renderer: renderer(),
    out: join(directory, 'dist'),
    ...options,
  }).then(
    (summary) => ({ summary }),
    (error: unknown) => ({ error }),
  );
  const { [`dist/${markerFile}`]: _, ...files } = await readTexts(directory);
  return { outcome, files };
}

/** What a build that fails reports, and leaves. */
const failed = (error: unknown) => ({ outcome: { error }, files: previous });
const failedWith = (...diagnostics: readonly unknown[]) =>
  failed(expect.objectContaining({ name: 'BuildError', diagnostics }));

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

describe('a hydrated site', () => {
  const manifest = {
    'entry.ts': { file: 'assets/entry.js', imports: ['_react.js'], dynamicImports: ['impact.ts', 'home.ts'] },
    '_react.js': { file: 'assets/react.js' },
    'impact.ts': { file: 'assets/impact.js', imports: ['_react.js', 'entry.ts'] },
    'home.ts': { file: 'assets/home.js' },
    'apart.ts': { file: 'assets/apart.js' },
    'style.css': { file: 'assets/style.css' },
  };
  const hydrated = async (options: Partial<PrerenderOptions> = {}) => {
    const directory = await writeSite({
      '.vite/manifest.json': '{}',
      'favicon.svg': 'icon',
      'index.html.gz': 'template',
      'assets/style.css': 'body{top:0}.other{left:0}\n',
      ...Object.fromEntries(['entry', 'react', 'impact', 'home', 'apart'].map((name) => [`assets/${name}.js`, name])),
    });
    return prerenderOver(previous, {
      routes: [{ path: '/' }, { path: '/impact', module: 'impact.ts' }, { path: '*' }],
      base: '/repo/',
      client: { directory, manifest, entry: 'entry.ts' },
      ...options,
    });
  };

  it('names the modules of each page in its head, below the base, and the hash of every script of the bundle', async () => {
    const { files } = await hydrated();
    const modulesIn = (file: string) => /data-modules="(.*?)"/.exec(files[file] ?? '')?.[1];
    const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(files['dist/index.html'] ?? '') ?? [];

    expect(modulesIn('dist/index.html')).toBe('/repo/assets/entry.js /repo/assets/react.js');
    expect(modulesIn('dist/impact.html')).toBe('/repo/assets/entry.js /repo/assets/react.js /repo/assets/impact.js');
    expect(Object.keys(JSON.parse(map).integrity)).toEqual(
      ['apart', 'entry', 'home', 'impact', 'react'].map((name) => `/repo/assets/${name}.js`),
    );
  });

  it('has the style of its bundle that a page can use in its head, and all in a file, unless given another', async () => {
    const styles = async (options?: Partial<PrerenderOptions>) => {
      const { files } = await hydrated(options);
      const [, inline] = /<style[^>]*>(.*?)<\/style>/.exec(files['dist/404.html'] ?? '') ?? [];
      return [inline, ...Object.keys(files).flatMap((path) => (path.endsWith('.css') ? [files[path]] : []))];
    };

    expect(await styles()).toEqual(['body{top:0}', 'body{top:0}.other{left:0}']);
    expect(await styles({ head: { css: 'body{left:0}b{top:0}' } })).toEqual(['body{left:0}', 'body{left:0}b{top:0}']);
  });

  it('publishes all other files of the bundle, but not its template, compressed or not', async () => {
    const { files } = await hydrated({ template: document('<div id="root"></div>') });

    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['404.html', 'favicon.svg', 'impact.html', 'index.html'].map((path) => `dist/${path}`)),
    );
    expect(files).not.toHaveProperty(['dist/index.html.gz']);
  });

  it('is an error if a page names a module that the bundle lacks', async () => {
    expect(await hydrated({ routes: [{ path: '/', module: 'fees.ts' }, { path: '*' }] })).toEqual(
      failedWith('fees.ts: is not in the client manifest: no module in the browser imports it'),
    );
  });
});

describe('pages in a template', () => {
  const style = '<style>\r\nb { background: url(https://a.example.com/a.png) }</style>';
  const template = `<html><head><meta charset="utf-8"><title>App</title>${style}</head><body><p id="app"></p></body></html>`;
  const inTemplate = (html: string, options: Partial<PrerenderOptions> = {}) =>
    prerenderOver(previous, {
      renderer: renderer(`return path === '/' ? '<title>Home</title>' : \`${html}\`;`),
      routes: ['/', '/a', '/b', '*'].map((path) => ({ path })),
      template,
      rootId: 'app',
      head: { policy: { 'img-src': ['https://a.example.com'] } },
      ...options,
    });

  it('have their style after that of the template, and before their own tags', async () => {
    const { files } = await inTemplate('<title>Own</title>', { head: { css: 'p{top:0}', policy: { level: 'none' } } });

    expect(files['dist/a.html']).toMatch(/a\.png\) \}<\/style><style>p\{top:0\}<\/style><title>Own/);
  });

  it('may have the style elements of the template, by their hashes, but no others', async () => {
    expect(await inTemplate('')).toMatchObject({ outcome: { summary: { pages: 4 } } });
    expect(await inTemplate('', { head: {} })).toEqual(
      failedWith(expect.stringContaining('the policy refuses https://a.example.com as img-src')),
    );
    expect(await inTemplate('<style>i{}</style>')).toEqual(
      failedWith(expect.stringContaining('the policy refuses style elements that render writes')),
    );
  });
});

it('a renderer can be in TypeScript, in a package without a type', async () => {
  const directory = await writeSite({
    'package.json': '{}',
    'render.ts': `export const render = (path: string): string => \`${document('typed')}\`;`,
  });
  const { files } = await prerenderOver({}, { renderer: pathToFileURL(join(directory, 'render.ts')) });

  expect(files['dist/impact.html']).toBe(document('typed'));
});

it('shards are disjoint, and together the whole site, to the byte', async () => {
  const pages = [
    ...Array.from({ length: 9 }, (_, index) => ({ path: `/page-${index}` })),
    { path: '/' },
    { path: '*' },
  ];
  const make = async (shard?: Shard) =>
    (await prerenderOver({}, { routes: pages, url, fileNames: 'both', ...(shard && { shard }) })).files;
  const shards = [await make('1/4'), await make('2/4'), await make('3/4'), await make('4/4')];
  const names = shards.flatMap((files) => Object.keys(files));

  expect(new Set(names).size).toBe(names.length);
  expect(Object.assign({}, ...shards)).toEqual(await make());
});

it('gives a file that is the same as before its former time, and counts the others', async () => {
  const out = join(await writeSite({}), 'dist');
  const long = new Date('2026-01-02T03:04:05Z');
  const build = (impact: string) =>
    prerender({
      routes,
      renderer: renderer(`if (path === '/impact') path = '${impact}';`),
      out,
      files: [{ path: 'robots.txt', body: 'welcome' }],
    });
  const timesOf = () =>
    Promise.all(
      ['index.html', 'impact.html', 'robots.txt', markerFile].map(async (name) => (await stat(join(out, name))).mtime),
    );
  expect(await build('old')).toMatchObject({ files: 4, changed: 4 });
  for (const { path } of await collectFiles(out)) await utimes(join(out, path), long, long);

  expect(await build('new')).toMatchObject({ files: 4, changed: 1 });
  expect(await timesOf()).toEqual([long, expect.toSatisfy((time) => time > long), long, long]);
  expect(await readTexts(out)).toMatchObject({ 'impact.html': document('new') });
  expect((await stat(join(out, 'index.html'))).nlink).toBe(1);
});

describe('a site that completes its pages once all are rendered', () => {
  it('passes on every document as it was rendered, and takes style and files', async () => {
    const passed: unknown[] = [];
    const { files } = await prerenderOver(previous, {
      head: { css: '.own{top:0}body{left:0}' },
      afterRender(documents) {
        passed.push(...documents);
        return { css: '.more{top:0}html{left:0}', files: [{ path: 'font.woff2', body: 'font' }] };
      },
    });

    expect(passed).toEqual([
      ['/', document('/')],
      ['/impact', document('/impact')],
      ['*', document('/404')],
    ]);
    expect(files['dist/impact.html']).toContain('<style>html{left:0}body{left:0}</style>');
    expect(files['dist/font.woff2']).toBe('font');
  });

  it('reports what is wrong with them all beside the errors of pages', async () => {
    const location = { file: 'src/a.ts', line: 1, column: 1, text: 'a' };
    const dead = { message: 'links to nothing', location };
    const options: Partial<PrerenderOptions> = {
      renderer: renderer("if (path === '/') throw 'broken';"),
      afterRender(documents) {
        throw new BuildError([...documents.keys(), dead]);
      },
    };

    expect(await prerenderOver(previous, options)).toEqual(failedWith('route /: broken', '/impact', '*', dead));
  });

  it('cannot add a file that is there, nor be made of shards', async () => {
    const afterRender = () => ({ files: [{ path: 'index.html', body: '' }] });

    expect(await prerenderOver(previous, { afterRender })).toEqual(
      failedWith('file index.html: route / has this name too: rename or remove one'),
    );
    expect(await prerenderOver(previous, { afterRender: () => ({}), shard: '1/2' })).toEqual(
      failedWith('option afterRender needs all pages, and a shard has only some: build the site as a whole'),
    );
  });

  it('is told what the policy refuses of a page', async () => {
    const options: Partial<PrerenderOptions> = {
      renderer: renderer("if (path === '/') path = '<img src=https://other.example.com/a.jpg>';"),
      head: {},
      afterRender: () => ({}),
    };

    expect(await prerenderOver(previous, options)).toEqual(failedWith(expect.stringMatching(/^route \/: .*img-src/)));
  });
});

describe('nothing is published, and nothing left behind, if', () => {
  it('routes, files, redirects and pages have errors: all are reported', async () => {
    expect(
      await prerenderOver(previous, {
        routes: ['/', '/a?b', '*'].map((path) => ({ path })),
        files: [{ path: 'index.html', body: '' }],
        redirects: { '/old': '/nwe' },
        renderer: renderer("if (path === '/404') throw 'broken';"),
      }),
    ).toEqual(
      failedWith(
        expect.stringMatching(/^route \/a\?b: /),
        'file index.html: route / has this name too: rename or remove one',
        expect.stringMatching(/^redirect \/old: /),
        'route *: broken',
      ),
    );
  });

  it('options are wrong: all are reported, with their values', async () => {
    const options = { routes: '/' as unknown as Routes, base: '/repo', threads: 0 };

    expect(await prerenderOver(previous, options)).toEqual(
      failedWith(
        expect.stringMatching(/^option routes is '\/': it must be a list of pages/),
        expect.stringMatching(/^option base is '\/repo': it must be .*, such as '\/repo\/'$/),
        expect.stringMatching(/^option threads is 0: it must be .*, such as 4$/),
      ),
    );
  });

  it('pages have what the policy refuses: it is named once, with the pages, but not those that allow it', async () => {
    const statements = `path = '<img src="https://a.example.com/' + path + '">';`;
    const allowing = { path: '*', policy: { 'img-src': ['https://a.example.com'] } };

    expect(
      await prerenderOver(previous, {
        routes: [...routes.slice(0, 2), allowing],
        renderer: renderer(statements),
        head: {},
      }),
    ).toEqual(
      failedWith(
        expect.stringMatching(
          /^routes \/, \/impact: the policy refuses https:\/\/a\.example\.com as img-src: .*\n {4}<img src="https:\/\/a\.example\.com\/\/">$/,
        ),
      ),
    );
  });

  it('a page cannot be written: the build stops and says why', async () => {
    const directory = await writeSite(previous);
    const out = join(directory, 'dist');
    markAsPublished(out);
    const onProgress = () => mkdirSync(`${out}.prerender-staging/impact.html`, { recursive: true });

    await expect(prerender({ routes, renderer: renderer(), out, onProgress })).rejects.toThrow(
      /impact\.html could not be written: check the disk/,
    );
    expect(await readTexts(directory)).toMatchObject(previous);
    expect(existsSync(`${out}.prerender-staging`)).toBe(false);
  });

  const broken = "throw Object.assign(new Error('broken'), { stack, componentStack: '    at Page' + path });";
  it.each<[string, string, readonly unknown[]]>([
    [
      'one component breaks many: one error has their number and the first few',
      "if (path === '/page-7') throw 'other'; if (path !== '/404') throw 'broken';",
      ['1,999 routes, /page-0, /page-1, /page-2 and others: broken', 'route /page-7: other'],
    ],
    [
      'one line throws below different components: one error has the components of the first page',
      `const stack = 'Error: broken\\n    at Footer (/site/Footer.jsx:7:19)'; ${broken}`,
      [expect.stringMatching(/^2,001 routes, .*: broken\n {4}at Footer \(.*Footer\.jsx:7:19\)\n {4}at Page\/page-0$/)],
    ],
    [
      'page after page ends its thread: the others are not tried',
      'process.exit(1)',
      [
        expect.stringContaining('5 routes, /page-0, /page-1, /page-2 and others: ended its thread'),
        '1996 more not tried: fix these first',
      ],
    ],
  ])('of 2,001 pages %s', async (_, statements, errors) => {
    const pages = Array.from({ length: 2000 }, (_, index) => ({ path: `/page-${index}` }));
    const options = { routes: [...pages, { path: '*' }], renderer: renderer(statements), threads: 1 };

    expect((await prerenderOver(previous, options)).outcome).toMatchObject({ error: { diagnostics: errors } });
  });

  const uncaught = 'nothing awaited or caught an error: broken';
  it.each([
    [
      'waits late',
      'return Promise.resolve().then(async () => { await new Promise(() => undefined); });',
      'took longer .* for something\\n {4}at .*mjs:3:\\d+\\)?$',
    ],
    ['ends its process', 'process.exit(1);', 'ended its thread: remove .* process.exit\\n {4}at render .*mjs:3:13\\)$'],
    ['rejects', "Promise.reject(new Error('broken'));", `${uncaught}\\n {4}at render .*mjs:3:20\\)$`],
    ['rejects late', "setTimeout(() => Promise.reject(new Error('broken')), 100);", uncaught],
    ['throws late', "setTimeout(() => { throw new Error('broken'); }, 100);", uncaught],
    ['rejects and waits', "Promise.reject(new Error('broken')); return new Promise(() => undefined);", uncaught],
  ])('a page %s: it is named, with its line, and no other', async (_, statements, message) => {
    const directory = await writeSite({
      'render.mjs': `export function render(path) {
  if (path === '/impact') {
    ${statements}
  }
  const html = '<html><head><meta charset="utf-8"></head></html>';
  return path === '/404' ? new Promise((resolve) => setTimeout(resolve, 500, html)) : html;
}`,
    });
    const render = pathToFileURL(join(directory, 'render.mjs'));

    expect(await prerenderOver(previous, { renderer: render, threads: 1, timeLimit: 1500 })).toEqual(
      failedWith(expect.stringMatching(new RegExp(`^route /impact: ${message}`))),
    );
  });

  it('one page waits forever: the others are tried', async () => {
    const statements = "if (path === '/') return new Promise(() => undefined); throw 'broken';";

    expect(await prerenderOver(previous, { renderer: renderer(statements), threads: 2, timeLimit: 1500 })).toEqual(
      failedWith(
        expect.stringMatching(/^route \/: took longer than 1\.5 s: it waits for something\n {4}at render /),
        'routes /impact, *: broken',
      ),
    );
  });

  it.each([
    ['throws', { 'a.mjs': 'let a;\nthrow new Error("no words");' }, 'no words\n    at ', 'a.mjs:2:7'],
    [
      'imports a module with a syntax error',
      { 'a.mjs': 'import "./b.mjs";', 'b.mjs': '\nfunction render( {' },
      'Unexpected end of input\n    at ',
      'b.mjs:2:1',
    ],
    [
      'imports a missing name',
      { 'a.mjs': 'import { b } from "./b.mjs";', 'b.mjs': '' },
      "an export named 'b'\n    at ",
      'a.mjs:1:10',
    ],
  ])('the renderer %s: the line is named', async (_, modules, message, line) => {
    const file = join(await writeSite(modules), 'a.mjs');
    const { outcome, files } = await prerenderOver(previous, { renderer: pathToFileURL(file) });
    const { message: text } = Object(outcome).error;

    expect(text).toContain(`cannot be loaded\n  because: `);
    expect(text).toContain(message);
    expect(text.slice(-line.length)).toBe(line);
    expect(files).toEqual(previous);
  });

  it.each([
    ['before it begins', 0],
    ['at the first page', 1],
    ['at the last', 3],
  ])('the build is aborted %s', async (_, last) => {
    const controller = new AbortController();
    const onProgress = (done: number) => done === last && controller.abort('enough');
    if (last === 0) controller.abort('enough');

    expect(await prerenderOver(previous, { signal: controller.signal, onProgress })).toEqual(failed('enough'));
  });

  it('the build is aborted while a page loops', async () => {
    const signal = AbortSignal.timeout(500);

    expect(await prerenderOver(previous, { signal, renderer: renderer('for (;;);') })).toEqual(
      failed(expect.objectContaining({ name: 'TimeoutError' })),
    );
  });
});
