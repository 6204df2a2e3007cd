import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chromium } from '../../scripts/browser/chromium';
import { ensureProgram } from '../../scripts/browser/ensureProgram';
import { engineApps } from '../support/engineApps';

// What apps bring along that were written without this engine in mind, built with the packed engine.

const { writeApp } = engineApps('foreign-apps');

describe('an entry', () => {
  const readingEntry = (folder: string) => `
    import './main';
    import { readdirSync } from 'node:fs';
    import { join } from 'node:path';
    export { render } from 'prerender-engine/react';
    export const paths = () => ['/', ...readdirSync(${folder}).map((name) => '/trees/' + name)];`;

  it.each([
    ['dirname', "join(import.meta.dirname, '../names')"],
    ['filename', "join(import.meta.filename, '../../names')"],
    ['url', "new URL('../names/', import.meta.url)"],
  ])('finds the files beside it by import.meta.%s, in the build and in development', async (_, trees) => {
    const app = writeApp({ files: { 'src/prerender.jsx': readingEntry(trees), 'names/elm': '', 'names/fir': '' } });
    const { output, read } = await app.build();

    expect(output).toContain('4 pages prerendered');
    expect(read('trees/elm.html')).toContain('<h1>/trees/elm</h1>');
    expect((await (await app.serve()).get('/trees/fir')).status).toBe(200);
  });

  it('has the modules of Node, where plugins replace them for browsers', async () => {
    const aliases = ['buffer', 'fs', 'node:fs', 'stream', 'node:stream', 'async_hooks', 'node:async_hooks', 'util'];
    const plugins = `{
      name: 'polyfills',
      config: () => ({ resolve: { alias: Object.fromEntries(${JSON.stringify(aliases)}.map((name) => [name, import.meta.dirname + '/polyfill'])) } }),
    },`;
    const app = writeApp({
      files: {
        'src/prerender.jsx': readingEntry("join(import.meta.dirname, '../names')"),
        'src/App.jsx':
          "import * as buffer from 'buffer'; export const App = () => <h1>{buffer.isPolyfill ?? 'Node'}</h1>;",
        'names/elm': '',
        'polyfill/index.js': "export const isPolyfill = 'a polyfill', isBrowser = true; export default {};",
      },
      plugins,
    });
    const { output, read } = await app.build(['--minify', 'false']);
    const [script = ''] = /assets\/index-[\w-]+\.js/.exec(read('index.html')) ?? [];

    expect(output).toContain('3 pages prerendered');
    expect(read('trees/elm.html')).toContain('<h1>Node</h1>');
    expect(read(script)).toContain('a polyfill');
    expect(await (await (await app.serve()).get('/trees/elm')).text()).toContain('<h1>Node</h1>');
  });

  it('that lacks an export is an error that names the file, and so is a bundle of a server alone', async () => {
    const { build } = writeApp({ files: { 'src/prerender.jsx': "import './main'; export const paths = ['/'];" } });

    expect((await build()).output).toContain('src/prerender.jsx exports no render: write export');
    expect((await build(['--ssr', 'src/main.jsx'])).output).toMatch(
      /error during build:\nvite build --ssr bundles a server, [^\n]*\n*$/,
    );
  });
});

describe('a package that needs a window', () => {
  const map = {
    'node_modules/chart/package.json': '{ "type": "module", "exports": "./index.js" }',
    'node_modules/chart/index.js': 'const { innerWidth } = window;\nexport const Chart = () => innerWidth;',
    'src/Map.jsx': "import { Chart } from 'chart'; export default () => <Chart />;",
  };

  it('is named, with the remedies', async () => {
    const app = `import Map from './Map'; export const App = () => <Map />;`;
    const { output } = await writeApp({ files: { ...map, 'src/App.jsx': app } }).build();

    expect(output).toMatch(/window is not defined: chart needs it, .*lazy\(.*effect.*ssr: \{ external: \['chart'\] \}/);
    expect(output).toContain('node_modules/chart/index.js:1:24');
  });

  it('is loaded in the browser alone by the remedy that is named first', async () => {
    const app = `
      import { lazy, Suspense, useEffect, useState } from 'react';
      const Map = lazy(() => import('./Map'));
      export const App = () => {
        const [isMounted, setMounted] = useState(false);
        useEffect(() => setMounted(true), []);
        return <><title>Map</title><h1>Here we are</h1><Suspense>{isMounted && <Map />}</Suspense></>;
      };`;
    const { output, read } = await writeApp({ files: { ...map, 'src/App.jsx': app } }).build();

    expect(output).toContain('3 pages prerendered');
    expect(read('about.html')).toContain('Here we are');
  });
});

it('a build warns of what it can see: dates, markup in <iframe>, links, titles and the base', async () => {
  const app = `
    import { useLocation } from 'react-router';
    export const App = () => <>
      <title>{useLocation().pathname} | App</title>
      <h1>{useLocation().pathname}</h1>
      <time>{new Date('2026-01-05').toLocaleDateString('en-GB')}</time>
      <iframe src="https://maps.example.com/"><p>A map</p></iframe>
      <a href="/repo/nowhere">Nowhere</a>
      <img src="/logo.svg" alt="" />
    </>;`;
  const { build } = writeApp({
    files: { 'src/App.jsx': app, 'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    options: "timeLimit: 20_000, head: { policy: { 'frame-src': ['https://maps.example.com'] } }",
  });
  const { output } = await build(['--base', '/repo/'], { TZ: 'UTC' });

  expect(output).toMatch(
    /\/, \/about, \*: differs when it is rendered again, .*\n {4}“05\/01\/2026” and “04\/01\/2026”/,
  );
  expect(output).toContain('/, /about, *: browsers take what is in an <iframe> for text');
  expect(output).toMatch(/\/, \/about, \*: there is no page or file at this address.*\n {4}\/repo\/nowhere\n/);
  expect(output).toMatch(/\/, \/about, \*: leads outside of the site, which is below \/repo\/.*\n {4}\/logo\.svg\n/);
  expect(output).toContain('/, /about, *: React writes an empty <title> for one with several children');
});

it('vite dev answers where hosts do, with redirects and small pictures under the policy of the build', async () => {
  const { get } = await writeApp({
    files: {
      'src/prerender.jsx':
        "import './main'; export { render } from 'prerender-engine/react'; export const paths = ['/', '/team/', '/old.html', '/about'];",
      'src/App.jsx': `
        import { useLocation } from 'react-router';
        import mark from './mark.svg';
        export const App = () => <h1><img src={mark} alt="" />{useLocation().pathname}</h1>;`,
      'src/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    options:
      "redirects: { '/former/': '/about', '/once.html': '/team/' }, head: { policy: { 'connect-src': ['http://localhost:4555'] } }",
  }).serve();
  const served = async (path: string) => {
    const response = await get(path);
    const [, heading] = /<h1>.*?>(\/[^<]*)<\/h1>/.exec(await response.text()) ?? [];
    return response.headers.get('location') ?? heading;
  };

  for (const path of ['/', '/index.html']) expect(await served(path)).toBe('/');
  for (const path of ['/about', '/about.html', '/about/']) expect(await served(path)).toMatch(/^\/about/);
  expect(await served('/team/')).toBe('/team/');
  expect(await served('/old.html')).toBe('/old.html');
  for (const path of ['/former', '/former/']) expect(await served(path)).toBe('/about');
  expect(await served('/once.html')).toBe('/team/');
  const page = await get('/about');
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self' http://localhost:4555");
  expect(await page.text()).toContain('src="/src/mark.svg"');
});

describe("README's files for an app", () => {
  const blocks = readFileSync('scripts/prerender/README.md', 'utf8').matchAll(
    /```jsx?\n\/\/ ((?:src|vite)\S+)\n(.*?)```/gs,
  );
  const written = Array.from(blocks, ([, path = '', text = '']) => [path, text] as const);

  it('build one with BrowserRouter, and warn that its pages keep the title of index.html', async () => {
    const app =
      "import { useLocation } from 'react-router'; export const App = () => <h1>{useLocation().pathname}</h1>;";
    const files = { ...Object.fromEntries(written.slice(0, 3)), 'src/App.jsx': app };
    const { output, read } = await writeApp({ files }).build();

    expect(read('about.html')).toContain('<div id="root"><h1>/about</h1></div>');
    expect(read('404.html')).toContain('<div id="root"><h1>/404</h1></div>');
    expect(output).toContain('/, /about: no title but that of index.html');
  });

  it('build one with route objects, and warn of elements that no browser nests so, and of random text', async () => {
    const routes = `
      import { useParams } from 'react-router';
      const Post = () => <h1>{useParams().slug}</h1>;
      export const routes = [
        { path: '/blog/:slug', element: <Post /> },
        { path: '/dice', element: <p>{Math.random()}</p> },
        { path: '*', element: <p><div>Not found</div></p> },
      ];`;
    const posts = "export const posts = [{ slug: 'one' }, { slug: 'two' }];";
    const files = { ...Object.fromEntries(written), 'src/routes.jsx': routes, 'src/posts.js': posts };
    const { output, read } = await writeApp({ files }).build();

    expect(read('blog/two.html')).toContain('<div id="root"><h1>two</h1></div>');
    expect(read('404.html')).toContain('<div id="root"><p><div>Not found</div></p></div>');
    expect(output).toContain('*: browsers end or add <p> elsewhere than React does');
    expect(output).toContain('/dice: differs when it is rendered again');
  });
});

it('vite dev names a package that Node cannot load, and the remedy', async () => {
  const { get, stop } = await writeApp({
    files: {
      'src/prerender.jsx': "export { render } from 'tables'; export const paths = ['/'];",
      'node_modules/tables/package.json': '{ "type": "module", "exports": "./index.js" }',
      'node_modules/tables/index.js': "import './missing';",
    },
  }).serve();

  expect((await get('/')).status).toBe(200);
  expect((await stop()).output).toMatch(/of it: Cannot find module .*\n .* ssr: \{ noExternal: \['tables'\] \}/);
});

it('a public file with the name of a page is an error before anything is bundled', async () => {
  const { end, output } = await writeApp({ files: { 'public/404.html': 'moved' } }).build();

  expect(end).toBe(1);
  expect(output).toContain('public: file 404.html: route * has this name too');
  expect(output).not.toContain('building');
});

it('the next build removes the bundles of one that was killed', async () => {
  const { folder, vite, build } = writeApp({});
  const bundles = join(folder, 'node_modules/.prerender');
  const killed = vite(['build']);
  await expect.poll(() => existsSync(bundles) && readdirSync(bundles).length, { interval: 5, timeout: 60_000 }).toBe(1);
  killed.send('SIGKILL');
  expect((await killed.ended).end).toBe('SIGKILL');
  expect(readdirSync(bundles)).toHaveLength(1);
  await build();

  expect(readdirSync(bundles)).toEqual([]);
});

describe('browser: true', { timeout: 180_000 }, () => {
  const build = async (options: string, files = {}) =>
    writeApp({ options: `browser: true, ${options}`, files }).build([], { CHROME_PATH: await ensureProgram(chromium) });

  it.each([
    ['1/2', '2 pages opened in a browser: /, *'],
    ['2/2', 'no page was opened: the first shard'],
  ])('opens the pages of the shard %s, if it has the scripts', async (shard, said) => {
    expect((await build(`shard: '${shard}'`)).output).toContain(said);
  });

  it('names errors that only a browser shows, such as a page that is not hydrated', async () => {
    const { end, output } = await build('', {
      'src/main.jsx': `
        if (location.pathname === '/c') new Image().src = '//cdn.example.com/c.png';
        else if (location.pathname === '/d') {
          console.error(new Error('too late'));
          Object.assign(document.querySelector('#root'), { __react: true, textContent: 'Something went wrong' });
        }
        else if (location.pathname !== '/a/b') document.querySelector('#root').innerHTML = '<b>words</b>';`,
      'src/prerender.jsx':
        "export const paths = ['/', '/a/b', '/a/c', '/c', '/d']; export const render = () => '<p>words</p>';",
    });

    expect(end).toBe(1);
    expect(output).toContain("in a browser, /, *: This document requires 'TrustedHTML' assignment");
    expect(output).toContain("level: 'relaxed'");
    expect(output).toContain("Allow it with head: { policy: { 'img-src': ['https://cdn.example.com'] } }");
    expect(output).toContain('in a browser, /a/b: React did not hydrate it');
    expect(output).toContain('in a browser, /d: “words” is gone once React has taken over the page: Error: too late');
    expect(output).not.toContain('pages prerendered');
  });
});
