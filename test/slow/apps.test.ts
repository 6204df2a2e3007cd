import { execSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { chromium, headlessShell, launchBrowser } from '../../scripts/browser/chromium';
import { ensureProgram } from '../../scripts/browser/ensureProgram';
import { type PreviewServer, startPreviewServer } from '../../scripts/preview/startPreviewServer';
import { engineApps } from '../support/engineApps';

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
/** Older packages that the engine supports, with which the first app is built too. */
const older = {
  vite6: 'vite@6 @vitejs/plugin-react@4 react@19 react-dom@19 react-router-dom@7 react-helmet-async@3 react-helmet@6',
  vite7: 'vite@7 @vitejs/plugin-react@5 react@18 react-dom@18 react-router-dom@7.0 react-helmet-async@2',
};
const sites = [
  ...apps.flatMap((app) => app.bases.map((base) => ({ ...app, base, beside: '.' }))),
  ...Object.keys(older).flatMap((beside) => apps.slice(0, 1).map((app) => ({ ...app, base: '/', beside }))),
];

/** Of the third app, and of the others. */
const rootElement = '#app, #root';

const { directory, copyApp, writeApp } = engineApps('apps');
let browser: Browser;
beforeAll(async () => {
  const [tarball = ''] = readdirSync(directory).filter((name) => name.endsWith('.tgz'));
  const flags = '--no-audit --no-fund --prefer-offline --silent';
  for (const [folder, packages] of Object.entries(older)) {
    mkdirSync(join(directory, folder));
    execSync(`npm install --prefix . ../${tarball} ${packages} ${flags}`, { cwd: join(directory, folder) }); // as README says
  }
  browser = await launchBrowser(headlessShell);
}, 240_000);
afterAll(() => browser?.close());

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

describe.each(sites)('$name at $base, beside the packages in $beside', (site) => {
  const { name, base, beside, pages, fallbacks = {}, links } = site;
  let server: PreviewServer;
  let output: string;
  beforeAll(async () => {
    const app = copyApp(name, beside);
    const env = { CHROME_PATH: await ensureProgram(chromium) };
    const built = await app.build(['--base', base], env);
    if (built.end !== 0) throw new Error(built.output);
    ({ output } = built);
    server = await startPreviewServer({ directory: join(app.folder, 'dist'), base });
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

describe('the development server', () => {
  it('serves the same pages, under a policy, and hydrates them', async () => {
    const { url } = await copyApp('journal').serve();
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

  it.each(Object.keys(older))('serves them with the packages in %s', async (beside) => {
    const { get } = await copyApp('helmet', beside).serve();

    expect(await (await get('/')).text()).toContain('<h1>The inn by the mill');
  });

  it('of a build answers an unknown path with the not-found page', async () => {
    const app = copyApp('helmet');
    await app.build();
    const { get } = await app.serve('preview');
    const unknown = await get('/rooms/10');

    expect(await (await get('/rooms')).text()).toContain('Nine rooms.');
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain('No such page');
  });

  it('leaves a page to the browser that Node cannot render', async () => {
    const App = 'export const App = () => <h1>{document.title} of the browser</h1>;';
    const { url, stop } = await writeApp({ files: { 'src/App.jsx': App } }).serve();
    const page = await newPage();
    await page.goto(url);
    await page.getByText('App of the browser').waitFor();

    expect((await stop()).output).toMatch(
      /Node cannot render \/, so the browser renders all of it: document is not defined: .*\n +at App \(.*src\/App\.jsx:1:/,
    );
  });

  it('serves each page with its style, which follows the files that are saved', async () => {
    const { folder, serve } = copyApp('gallery');
    const { url } = await serve();
    const styleOf = (page: Page) => page.locator('.rooms').evaluate((rooms) => getComputedStyle(rooms).listStyleType);
    const unscripted = await newPage({ javaScriptEnabled: false });
    await unscripted.goto(url);
    expect(await styleOf(unscripted)).toBe('none');

    const page = await newPage();
    await page.goto(url);
    await hydrated(page);
    const file = join(folder, 'src/style.css');
    writeFileSync(file, readFileSync(file, 'utf8').replace('none', 'square'));
    await expect.poll(() => styleOf(page)).toBe('square');
    expect(await page.locator('style[data-vite-dev-id]').count()).toBe(1); // the one that was served
  });
});

describe('beside older packages', () => {
  it("README's entry for react-helmet brings its titles into the pages", async () => {
    const readme = readFileSync('scripts/prerender/README.md', 'utf8');
    const [, entry = ''] = / {2}(\/\/ src\/prerender\.jsx\n.*?)```/s.exec(readme) ?? [];
    const App = `
      import { Helmet } from 'react-helmet';
      import { useLocation } from 'react-router';
      export const App = () => <Helmet><title>{useLocation().pathname}</title></Helmet>;`;
    const files = { 'src/prerender.jsx': entry, 'src/App.jsx': App };
    const { output, read } = await writeApp({ files, beside: 'vite6' }).build();

    expect(read('about.html')).toMatch(/<title[^>]*>\/about<\/title>/);
    expect(output).not.toContain('no title but that');
  });

  it('a component that throws in React 18 is named, with its line', async () => {
    const App = "export function App() {\n  throw new Error('broken'); }";
    const { output } = await writeApp({ files: { 'src/App.jsx': App }, beside: 'vite7' }).build();

    expect(output).toMatch(/routes \/, \/about, \*: broken\n {4}at App \(.*src\/App\.jsx:2:/);
  });

  it('browser: true without puppeteer-core says what to install, before anything is bundled', async () => {
    mkdirSync(join(directory, 'vite7/node_modules/puppeteer-core')); // which hides that of the folder above
    const { output } = await writeApp({ options: 'browser: true', beside: 'vite7' }).build();

    expect(output).toContain('browser: true needs puppeteer-core: npm install --save-dev puppeteer-core');
    expect(output).not.toContain('building');
  });
});
