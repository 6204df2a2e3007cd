import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { chromium } from '../../scripts/browser/chromium';
import { ensureProgram } from '../../scripts/browser/ensureProgram';
import { freePort } from '../support/freePort';
import { installEngine } from '../support/installEngine';
import { startProgram } from '../support/startProgram';
import { temporaryFolder } from '../support/temporaryFolder';

// What apps bring along that were written without this engine in mind, built with the packed engine.

const directory = temporaryFolder('foreign-apps');
beforeAll(() => installEngine(directory), 120_000);

let count = 0;

/** What an app has unless a test replaces it. */
const standard = {
  'package.json': '{ "type": "module" }',
  'index.html':
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>App</title></head><body><div id="root"></div><script type="module" src="/src/main.jsx"></script></body></html>',
  'src/main.jsx': `
    import { hydrate } from 'prerender-engine/react';
    import { BrowserRouter } from 'prerender-engine/react-router';
    import { App } from './App';
    hydrate(<BrowserRouter basename={import.meta.env.BASE_URL}><App /></BrowserRouter>);`,
  'src/App.jsx': `
    import { useLocation } from 'react-router';
    export const App = () => <><title>{useLocation().pathname}</title><h1>{useLocation().pathname}</h1></>;`,
  'src/prerender.jsx':
    "import './main'; export { render } from 'prerender-engine/react'; export const paths = ['/', '/about'];",
};

interface App {
  readonly files?: Readonly<Record<string, string>>;
  /** The options of the plugin, and other plugins, as they are written in Vite's configuration. */
  readonly options?: string;
  readonly plugins?: string;
}

/** Writes an app, and returns its folder, with what runs Vite in it. */
function writeApp({ files = {}, options = '', plugins = '' }: App) {
  count += 1;
  const folder = join(directory, `${count}`);
  const config = `
    import react from '@vitejs/plugin-react';
    import { prerender } from 'prerender-engine/vite';
    export default { plugins: [react(), ${plugins} prerender({ ${options} })] };`;
  for (const [path, text] of Object.entries({ ...standard, 'vite.config.js': config, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const vite = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
    startProgram([join(directory, 'node_modules/vite/bin/vite.js'), ...args], {
      directory: folder,
      env: { NO_COLOR: '1', ...env },
    });
  const build = async (args: readonly string[] = [], env?: NodeJS.ProcessEnv) => {
    const { end, output } = await vite(['build', ...args], env).ended;
    return { end, output, read: (path: string) => readFileSync(join(folder, 'dist', path), 'utf8') };
  };
  const serve = async () => {
    const port = await freePort();
    const server = vite(['--port', String(port), '--strictPort']);
    onTestFinished(async () => {
      server.send('SIGTERM');
      await server.ended;
    });
    await server.printed('Local:');
    return (path: string) =>
      fetch(`http://localhost:${port}${path}`, { headers: { accept: 'text/html' }, redirect: 'manual' });
  };
  return { folder, build, serve };
}

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
    expect((await (await app.serve())('/trees/fir')).status).toBe(200);
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
    expect(await (await (await app.serve())('/trees/elm')).text()).toContain('<h1>Node</h1>');
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
  const get = await writeApp({
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

it.each([
  ['1/2', '2 pages opened in a browser: /, *'],
  ['2/2', 'no page was opened: the first shard'],
])(
  'the shard %s opens its own pages in a browser, if it has the scripts',
  { timeout: 120_000 },
  async (shard, said) => {
    const { build } = writeApp({ options: `browser: true, shard: '${shard}'` });

    expect((await build([], { CHROME_PATH: await ensureProgram(chromium) })).output).toContain(said);
  },
);
