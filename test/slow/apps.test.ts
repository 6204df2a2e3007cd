import { execSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { chromium, headlessShell, launchBrowser } from '../../scripts/browser/chromium';
import { ensureProgram } from '../../scripts/browser/ensureProgram';
import { type PreviewServer, startPreviewServer } from '../../scripts/preview/startPreviewServer';
import { freePort } from '../support/freePort';
import { installEngine } from '../support/installEngine';
import { type RunningProgram, startProgram } from '../support/startProgram';
import { temporaryFolder } from '../support/temporaryFolder';

// Only apps that install the packed engine, and build with a Vite of their own, show what it takes for granted here.

/** Apps that know nothing of this project, with words of each page, and the links that lead from one to the next. */
const apps = [
  {
    name: 'helmet',
    bases: ['/'],
    pages: {
      '': 'The inn by the mill',
      rooms: 'Nine rooms.',
      'find-us': 'Opposite the mill.',
      'no-such-page': 'No such page',
    },
    links: { Rooms: 'Nine rooms.', 'Find us': 'Opposite the mill.', Home: 'Guests: 1' },
  },
  {
    name: 'journal',
    bases: ['/', '/some-repo/'],
    pages: {
      '': 'The thaw',
      'blog/first-snow': 'It came at night, </script> and all.',
      about: 'About this journal',
    },
    fallbacks: { 'drafts/7': 'Draft 7', 'no-such-page': 'No such page' },
    links: { About: 'About this journal', Journal: 'The thaw', 'First snow': 'It came at night' },
  },
  {
    name: 'gallery',
    bases: ['/some-repo/'],
    pages: { '': 'North', 'visit/': 'Ten to six', 'rooms/S%C3%BCd/': 'Süd', 'no-such-page': 'No such page' },
    links: { Visit: 'Ten to six', Gallery: 'North', North: 'North' },
  },
];
const sites = apps.flatMap((app) => app.bases.map((base) => ({ ...app, base })));
/** Older packages that the engine supports, with which the first app is built too. */
const olderPackages = {
  vite6: 'vite@6 @vitejs/plugin-react@4 react@19 react-dom@19 react-router-dom@7 react-helmet-async@3 react-helmet@6',
  vite7: 'vite@7 @vitejs/plugin-react@5 react@18 react-dom@18 react-router-dom@7.0 react-helmet-async@2',
};
const older = Object.keys(olderPackages).flatMap((folder) =>
  sites.slice(0, 1).map((site) => ({ ...site, name: `${folder}/${site.name}` })),
);

/** Of the third app, and of the others. */
const rootElement = '#app, #root';

const directory = temporaryFolder('apps');
let chromePath: string;
let browser: Browser;
beforeAll(async () => {
  installEngine(directory);
  cpSync('test/fixtures/apps', directory, { recursive: true });
  for (const [name, packages] of Object.entries(olderPackages)) installOlder(join(directory, name), packages);
  chromePath = await ensureProgram(chromium);
  browser = await launchBrowser(headlessShell);
}, 240_000);
afterAll(() => browser?.close());

/** Installs the engine in a folder as its README says, beside older packages. */
function installOlder(folder: string, packages: string): void {
  cpSync('test/fixtures/apps/helmet', join(folder, 'helmet'), { recursive: true });
  const [tarball = ''] = readdirSync(directory).filter((name) => name.endsWith('.tgz'));
  const flags = '--no-audit --no-fund --prefer-offline --silent';
  execSync(`npm install --prefix . ../${tarball} ${packages} ${flags}`, { cwd: folder });
  if (!packages.includes('react@18')) return;
  // On a busy machine, React 18 reports any other update before it has hydrated: https://react.dev/errors/421
  const app = join(folder, 'helmet/src/App.jsx');
  const text = readFileSync(app, 'utf8').replace(
    '() => setHydrated(true)',
    '() => startTransition(() => setHydrated(true))',
  );
  writeFileSync(app, text.replace('{ lazy,', '{ lazy, startTransition,'));
}

/** Writes the files of an app with one element, `src/main.js` and the plugin with some options, beside the packages. */
function writeApp(name: string, files: Readonly<Record<string, string>>, options = ''): string {
  const folder = join(directory, name);
  const app = {
    'vite.config.mjs': `import { prerender } from 'prerender-engine/vite'; export default { plugins: [prerender(${options})] };`,
    'index.html':
      '<html><head><meta charset="utf-8"></head><body><p id="root"></p><script type="module" src="/src/main.js"></script></body></html>',
    ...files,
  };
  for (const [path, text] of Object.entries(app)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Starts `vite` in the folder of an app, whose `package.json` has no `"type": "module"`. */
function startVite(name: string, ...args: readonly string[]) {
  const folder = join(directory, name);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  return startProgram([join(folder, '../node_modules/vite/bin/vite.js'), ...args], {
    directory: folder,
    env: { NO_COLOR: '1', CHROME_PATH: chromePath },
  });
}

/** Opens a page for the duration of a test. It finds the hosts of others, of fonts and statistics. */
async function newPage({ javaScriptEnabled = true } = {}): Promise<Page> {
  const page = await browser.newPage({ javaScriptEnabled });
  onTestFinished(() => page.close());
  await page.route(/\.example\.com\//, (route) =>
    route.request().url().endsWith('.css')
      ? route.fulfill({ contentType: 'text/css', body: 'body { font-style: italic }' })
      : route.fulfill({ contentType: 'text/javascript', body: 'globalThis.counted = true' }),
  );
  return page;
}

/** Records errors and warnings of a page from now on, except for a 404 of the page itself. */
function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const isStatus = message.text().includes('the server responded with a status of 404');
    if (['error', 'warning'].includes(message.type()) && !isStatus) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Waits until the root element of a page has React's own fields. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction((selector) => Object.keys(document.querySelector(selector) ?? {}).length > 0, rootElement);
}

describe.each([...sites, ...older])('$name at $base', ({ name, base, pages, fallbacks = {}, links }) => {
  let server: PreviewServer;
  let output: string;
  beforeAll(async () => {
    const out = base === '/' ? 'dist' : 'dist-below';
    const { end, output: printed } = await startVite(name, 'build', '--base', base, '--outDir', out).ended;
    if (end !== 0) throw new Error(printed);
    output = printed;
    server = await startPreviewServer({ directory: join(directory, name, out), base });
  }, 180_000);
  afterAll(() => server?.close());

  it('has every page whole without JavaScript, and those empty that only a browser can render', async () => {
    const page = await newPage({ javaScriptEnabled: false });
    const served = async (path: string) => {
      await page.goto(server.url + path);
      return page.locator(rootElement).innerText();
    };
    for (const [path, words] of Object.entries(pages)) expect(await served(path)).toContain(words);
    for (const path of Object.keys(fallbacks)) expect(await served(path)).toBe('');
  });

  it.runIf(name === 'journal')('redirects without JavaScript where a route only redirects', async () => {
    const page = await newPage({ javaScriptEnabled: false });
    await page.goto(`${server.url}imprint`);
    await page.waitForURL(`${server.url}about`);
  });

  it.runIf(name === 'journal')('links a long style sheet, and is never seen without it', async () => {
    const page = await newPage();
    const sheets: string[] = [];
    await page.route('**/*.css', async (route) => {
      sheets.push(route.request().url());
      await setTimeout(500);
      await route.continue();
    });
    await page.goto(`${server.url}blog/first-snow`);
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    const [loaded, painted] = await page.evaluate(() => {
      const sheet = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.css'));
      return [sheet?.toJSON().responseEnd, performance.getEntriesByName('first-paint')[0]?.startTime];
    });
    await page.mouse.move(1, 1);
    await hydrated(page);
    await page.waitForLoadState('networkidle');

    expect(output).toContain('3 carry their style, 2 link the style sheet, since theirs has more than 32 kB');
    expect(painted).toBeGreaterThan(loaded);
    expect(await page.locator('article').evaluate((article) => getComputedStyle(article).order)).toBe('2999');
    expect(sheets).toHaveLength(1);
  });

  it('hydrates every page with an empty console, and changes no text', async () => {
    const visit = async ([path, words]: [string, string]) => {
      const page = await newPage();
      const errors = recordErrors(page);
      await page.route('**/Rooms-*.js', (route) => setTimeout(300).then(() => route.continue()));
      await page.goto(server.url + path);
      const root = page.locator(rootElement);
      const served = await root.innerText();
      const title = await page.title();
      await page.mouse.move(1, 1);
      await hydrated(page);
      await page.getByText(words).first().waitFor();
      await page.waitForLoadState('networkidle');

      expect(errors).toEqual([]);
      if (!(path in fallbacks)) {
        expect(await root.innerText()).toBe(served);
        expect(await page.title()).toBe(title);
        expect(await page.locator('title').count()).toBe(1);
      }
    };
    await Promise.all(Object.entries({ ...pages, ...fallbacks }).map(visit));
  });

  it('navigates from page to page in the browser, and back', async () => {
    const page = await newPage();
    const errors = recordErrors(page);
    await page.goto(server.url);
    await page.mouse.move(1, 1);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    for (const [link, words] of Object.entries(links)) {
      await page.getByRole('link', { name: link, exact: true }).click();
      await page.getByText(words).last().waitFor();
    }
    await page.goBack();

    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    expect(errors).toEqual([]);
  });
});

describe("the README's files for an app", () => {
  const readme = readFileSync('scripts/prerender/README.md', 'utf8');
  const blocks = readme.matchAll(/```jsx?\n\/\/ ((?:src|vite)\S+)\n(.*?)```/gs);
  const [config, main, entry, ...routerFiles] = Array.from(blocks, ([, path = '', text = '']) => ({ path, text }));
  if (!config || !main || !entry) throw new Error("README lacks an app's files");
  /** What the app had before. */
  const app = {
    'index.html':
      '<html><head><meta charset="utf-8"><title>App</title></head><body><div id="root"></div><script type="module" src="/src/main.jsx"></script></body></html>',
    'src/App.jsx':
      "import { useLocation } from 'react-router'; export const App = () => <h1>{useLocation().pathname}</h1>;",
    'src/posts.js': "export const posts = [{ slug: 'one' }, { slug: 'two' }];",
    'src/routes.jsx':
      "import { useParams } from 'react-router'; const Post = () => <h1>{useParams().slug}</h1>; export const routes = [{ path: '/blog/:slug', element: <Post /> }, { path: '*', element: <p><div>Not found</div></p> }];",
  };

  const buildApp = async (name: string, own: readonly (typeof config)[]) => {
    const folder = writeApp(name, { ...app, ...Object.fromEntries(own.map(({ path, text }) => [path, text])) });
    const { output } = await startVite(name, 'build').ended;
    expect(output).toContain('pages prerendered');
    return { output, read: (path: string) => readFileSync(join(folder, 'dist', path), 'utf8') };
  };

  it('build one with BrowserRouter, and warn that its pages keep the title of index.html', async () => {
    const { output, read } = await buildApp('BrowserRouter', [config, main, entry]);

    expect(read('about.html')).toContain('<div id="root"><h1>/about</h1></div>');
    expect(read('404.html')).toContain('<div id="root"><h1>/404</h1></div>');
    expect(output).toContain('/, /about: no title but that of index.html');
  });

  it('build one with route objects, and warn of elements that no browser nests so, and of random text', async () => {
    const text = `${app['src/routes.jsx']} routes.push({ path: '/dice', element: <p>{Math.random()}</p> });`;
    const { output, read } = await buildApp('route objects', [
      config,
      ...routerFiles,
      { path: 'src/routes.jsx', text },
    ]);

    expect(read('blog/two.html')).toContain('<div id="root"><h1>two</h1></div>');
    expect(read('404.html')).toContain('<div id="root"><p><div>Not found</div></p></div>');
    expect(output).toContain('*: browsers end or add <p> elsewhere than React does');
    expect(output).toContain('/dice: differs when it is rendered again');
  });

  it('build one with the titles of react-helmet', async () => {
    const [, render = ''] = / {2}(\/\/ src\/prerender\.jsx\n.*?)```/s.exec(readme) ?? [];
    const App = `
      import { Helmet } from 'react-helmet';
      import { useLocation } from 'react-router';
      export const App = () => <Helmet><title>{useLocation().pathname}</title></Helmet>;`;
    const files = [config, main, { ...entry, text: render }, { path: 'src/App.jsx', text: App }];
    const { output, read } = await buildApp('vite6/helmet-sync', files);

    expect(read('about.html')).toMatch(/<title[^>]*>\/about<\/title>/);
    expect(output).not.toContain('no title but that');
  });
});

describe('the development server', () => {
  let stop: () => Promise<Awaited<RunningProgram['ended']>>;
  const start = async (name: string, ...command: readonly string[]) => {
    const port = await freePort();
    const vite = startVite(name, ...command, '--port', String(port), '--strictPort');
    stop = () => {
      vite.send('SIGTERM');
      return vite.ended;
    };
    await vite.printed('Local:');
    return `http://localhost:${port}`;
  };
  afterEach(() => stop());

  it('serves the same pages, under a policy, and hydrates them', async () => {
    const url = await start('journal');
    const page = await newPage();
    const errors = recordErrors(page);
    const response = await page.goto(`${url}/blog/first-snow`);
    await hydrated(page);

    expect(await response?.text()).toContain('<h1>First snow</h1>');
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
    expect((await page.goto(`${url}/imprint`))?.url()).toBe(`${url}/about`);
    expect(await page.locator('style').count()).toBe(1); // of a virtual module
    expect(errors).toEqual([]);
  });

  it.each([
    ['Vite 6, and those of React Router 7', 'vite6/helmet'],
    ['Vite 7, React 18 and react-helmet-async 2', 'vite7/helmet'],
  ])('serves them with %s', async (_, name) => {
    const url = await start(name);
    const response = await fetch(url, { headers: { accept: 'text/html' } });

    expect(await response.text()).toContain('<h1>The inn by the mill');
  });

  it('leaves a page to the browser that Node cannot render', async () => {
    writeApp('browser-only', {
      'src/main.js': `
        import { createElement } from 'react';
        import { hydrate } from 'prerender-engine/react';
        const Words = () => document.title || 'words of the browser';
        hydrate(createElement(Words));`,
      'src/prerender.js':
        "import './main'; export { render } from 'prerender-engine/react'; export const paths = ['/'];",
    });
    const url = await start('browser-only');
    const page = await newPage();
    await page.goto(url);

    await page.getByText('words of the browser').waitFor();
    expect((await stop()).output).toMatch(
      /Node cannot render \/, so the browser renders all of it: document is not defined: .*\n +at Words \(.*src\/main\.js:4:/,
    );
  });

  it('names a package that Node cannot load, and the remedy', async () => {
    writeApp('broken-package', {
      'src/main.js': '',
      'src/prerender.js': "export { render } from 'tables'; export const paths = ['/'];",
      'node_modules/tables/package.json': '{ "type": "module", "exports": "./index.js" }',
      'node_modules/tables/index.js': "import './missing';",
    });
    const response = await fetch(await start('broken-package'), { headers: { accept: 'text/html' } });

    expect(response.status).toBe(200);
    expect((await stop()).output).toMatch(/of it: Cannot find module .*\n .* ssr: \{ noExternal: \['tables'\] \}/);
  });

  it('of a build answers an unknown path with the not-found page', async () => {
    const url = await start('helmet', 'preview');
    const [page, unknown] = await Promise.all(
      ['/rooms', '/rooms/10'].map((path) => fetch(url + path, { headers: { accept: 'text/html' } })),
    );

    expect(await page?.text()).toContain('Nine rooms.');
    expect(unknown?.status).toBe(404);
    expect(await unknown?.text()).toContain('No such page');
  });

  it('serves each page with its style, which follows the files that are saved', async () => {
    const url = await start('gallery');
    const styleOf = (page: Page) => page.locator('.rooms').evaluate((rooms) => getComputedStyle(rooms).listStyleType);
    const unscripted = await newPage({ javaScriptEnabled: false });
    await unscripted.goto(url);
    expect(await styleOf(unscripted)).toBe('none');

    const page = await newPage();
    await page.goto(url);
    await hydrated(page);
    const file = join(directory, 'gallery/src/style.css');
    writeFileSync(file, readFileSync(file, 'utf8').replace('none', 'square'));
    await expect.poll(() => styleOf(page)).toBe('square');
    expect(await page.locator('style[data-vite-dev-id]').count()).toBe(1); // the one that was served
  });
});

describe('a build that fails', () => {
  const failure = async ({ ended }: RunningProgram) => {
    const { end, output } = await ended;
    expect(end).toBe(1);
    return output;
  };
  const failedBuild = (name: string, ...args: readonly string[]) => failure(startVite(name, 'build', ...args));

  let opened: RunningProgram;
  // First, because it waits half a minute for a page that is not hydrated.
  beforeAll(() => {
    const files = {
      'src/main.js': `
        if (location.pathname === '/c') new Image().src = '//cdn.example.com/c.png';
        else if (location.pathname === '/d') {
          console.error(new Error('too late'));
          Object.assign(document.querySelector('#root'), { __react: true, textContent: 'Something went wrong' });
        }
        else if (location.pathname !== '/a/b') document.querySelector('#root').innerHTML = '<b>words</b>';`,
      'src/prerender.js':
        "export const paths = ['/', '/a/b', '/a/c', '/c', '/d']; export const render = () => 'words';",
    };
    writeApp('opened', files, '{ browser: true }');
    opened = startVite('opened', 'build');
  });

  it('tells of a public file with the name of a page, before it bundles', async () => {
    writeApp('unfit', {
      'public/404.html': 'moved',
      'src/prerender.js': 'export const paths = [], render = () => "";',
    });
    const output = await failedBuild('unfit');

    expect(output).toContain('public: file 404.html: route * has this name too');
    expect(output).not.toContain('building');
  });

  it('leaves no bundles after the next build, even if it is killed', async () => {
    const bundles = join(directory, 'journal/node_modules/.prerender');
    const killed = startVite('journal', 'build', '--outDir', 'dist-killed');
    await expect
      .poll(() => existsSync(bundles) && readdirSync(bundles).length, { interval: 5, timeout: 60_000 })
      .toBe(1);
    killed.send('SIGKILL');
    expect((await killed.ended).end).toBe('SIGKILL');
    expect(readdirSync(bundles)).toHaveLength(1);
    await startVite('journal', 'build', '--outDir', 'dist-killed').ended;

    expect(readdirSync(bundles)).toEqual([]);
  });

  it('says why, and where, if a component throws in React 18', async () => {
    writeApp('vite7/bad', {
      'src/main.js': '',
      'src/prerender.js':
        "import { createElement } from 'react'; import { renderReact } from 'prerender-engine/react'; function Bad() {\n  throw new Error('broken'); } export const paths = ['/']; export const render = () => renderReact(createElement(Bad));",
    });
    const output = await failedBuild('vite7/bad');

    expect(output).toContain('routes /, *: broken\n    at Bad (');
    expect(output).toContain('prerender.js:2:');
  });

  it('names errors that only a browser shows, such as a page that is not hydrated', { timeout: 180_000 }, async () => {
    const output = await failure(opened);

    expect(output).toContain("in a browser, /, *: This document requires 'TrustedHTML' assignment");
    expect(output).toContain("level: 'relaxed'");
    expect(output).toContain("Allow it with head: { policy: { 'img-src': ['https://cdn.example.com'] } }");
    expect(output).toContain('in a browser, /a/b: React did not hydrate it');
    expect(output).toContain('in a browser, /d: “words” is gone once React has taken over the page: Error: too late');
    expect(existsSync(join(directory, 'opened/dist'))).toBe(false);
  });
});
