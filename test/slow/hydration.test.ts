import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { headlessShell, launchBrowser } from '../../scripts/browser/chromium';
import { type PreviewServer, startPreviewServer } from '../../scripts/preview/startPreviewServer';
import { installEngine } from '../support/installEngine';
import { startProgram } from '../support/startProgram';
import { temporaryFolder } from '../support/temporaryFolder';

// What visitors meet once a page of the packed engine is hydrated: the data of its loaders, its address, a deploy.

const directory = temporaryFolder('hydration');
let browser: Browser;
beforeAll(async () => {
  installEngine(directory);
  cpSync('test/fixtures/apps', directory, { recursive: true });
  browser = await launchBrowser(headlessShell);
}, 120_000);
afterAll(() => browser?.close());

interface BuildOptions {
  readonly out?: string;
  readonly base?: string;
  readonly env?: Readonly<Record<string, string>>;
}

async function buildApp(name: string, { out = 'dist', base = '/', env = {} }: BuildOptions = {}): Promise<void> {
  const vite = [join(directory, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', out, '--base', base];
  const { end, output } = await startProgram(vite, { directory: join(directory, name), env }).ended;
  if (end !== 0) throw new Error(output);
}

/** Builds an app, and serves it. */
async function serveApp(name: string, options: BuildOptions = {}): Promise<PreviewServer> {
  await buildApp(name, options);
  return startPreviewServer({ directory: join(directory, name, options.out ?? 'dist'), base: options.base ?? '/' });
}

/** Opens a page of a site, hydrated, for the duration of a test. */
async function openPage(url: string): Promise<{ page: Page; served: string; errors: string[] }> {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      window.name = document.querySelector<HTMLElement>('#root')?.innerText ?? '';
    });
  });
  const errors: string[] = [];
  page.on('console', (message) => {
    const isStatus = message.text().includes('the server responded with a status of 404');
    if (['error', 'warning'].includes(message.type()) && !isStatus) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(url);
  const served = await page.evaluate(() => window.name);
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => Object.keys(document.querySelector('#root') ?? {}).length > 0);
  await page.waitForLoadState('networkidle');
  return { page, served, errors };
}

function textOf(page: Page): Promise<string> {
  return page.locator('#root').innerText();
}

/** The path, query and fragment that a page is at. */
function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

async function follow(page: Page, link: string, words: string): Promise<void> {
  await page.getByRole('link', { name: link, exact: true }).click();
  await page.getByText(words).first().waitFor();
}

describe.each(['/', '/some-repo/'])('loader data, at %s', (base) => {
  let server: PreviewServer;
  beforeAll(async () => {
    server = await serveApp('almanac', { base, out: base === '/' ? 'dist' : 'dist-below' });
  }, 120_000);
  afterAll(() => server?.close());

  it('of every kind is the same in the build, once hydrated, and after navigation', async () => {
    const { page, served, errors } = await openPage(`${server.url}values`);
    expect(await textOf(page)).toBe(served);
    expect(served).toContain('1=NaN, 2=Infinity, 3=-Infinity, 4=-0');
    expect(served).toContain('1970-01-01T00:00:00.000Z');
    expect(served).toContain('TypeError: no tide');

    await follow(page, 'files', 'tides.txt');
    await follow(page, 'values', 'Date 2024');
    expect(await textOf(page)).toBe(served);
    expect(errors).toEqual([]);
  });

  it('that only a build can read is shown after navigation, reloads, and back', async () => {
    const { page, errors } = await openPage(server.url);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await follow(page, 'files', 'tides.txt and moons.txt');
    await follow(page, 'files', 'tides.txt and moons.txt'); // to the same page
    await follow(page, 'json', 'The moon is full.');
    await follow(page, 'wrapped', 'The moon is new.');
    await follow(page, 'lazy', 'Lazy since 1970-01-01');
    await follow(page, 'days/first', 'New Year');
    await page.goBack();
    await page.getByText('Lazy since').waitFor();
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    await page.reload();
    expect(await textOf(page)).toContain('Lazy since 1970-01-01');
    expect(errors).toEqual([]);
  });

  it('is that of a query where the loader reads it', async () => {
    const { page, served, errors } = await openPage(`${server.url}search?q=autumn`);

    expect(served).toContain('Found: everything');
    await page.getByText('Found: autumn').waitFor();
    await follow(page, 'search', 'Found: spring');
    expect(errors).toEqual([]);
  });

  it('is loaded in the browser after an action, but stays where only a build can load it', async () => {
    const { page } = await openPage(`${server.url}count`);
    await page.getByRole('button', { name: 'Count', exact: true }).click();
    await page.getByText('Counted: 1').waitFor();
    await page.getByRole('button', { name: 'Count behind' }).click();
    await page.getByText('Counted: 2').waitFor();

    expect(await textOf(page)).toContain('2 files');
  });

  it('follows redirects, and says what no page has', async () => {
    const { page } = await openPage(server.url);
    await follow(page, 'former', 'tides.txt');
    expect(addressOf(page)).toBe(`${base}files`);

    await follow(page, 'days/third', 'Failure 404');
  });

  it('comes from the loader on a page that only the browser renders, and from the build after it', async () => {
    const { page, errors } = await openPage(`${server.url}notes/7`);
    await page.getByText('Note 7').first().waitFor();

    await follow(page, 'files', 'tides.txt');
    expect(errors).toEqual([]);
  });
});

describe.each([
  { fileNames: 'page', base: '/', path: '/bridge', others: ['/bridge.html'], home: ['/index.html'] },
  {
    fileNames: 'folder',
    base: '/',
    path: '/bridge/',
    others: ['/bridge', '/bridge/index.html'],
    home: ['/index.html'],
  },
  { fileNames: 'both', base: '/some-repo/', path: '/some-repo/bridge', others: ['/some-repo/bridge/'], home: [] },
])('the path of a page, with fileNames $fileNames at $base', ({ fileNames, base, path, others, home }) => {
  let server: PreviewServer;
  const out = `dist-${fileNames}`;
  beforeAll(async () => {
    server = await serveApp('trail', { base, out, env: { FILE_NAMES: fileNames } });
  }, 120_000);
  afterAll(() => server?.close());

  const at = (address: string) => server.url + address.slice(base.length);

  it('is the same in the page, its canonical URL, the sitemap and the address', async () => {
    for (const address of [path, ...others]) {
      const { page, served, errors } = await openPage(at(address));

      expect(served).toContain(`At ${path.slice(base.length - 1)}`);
      await page.getByText('Sum: 7').waitFor(); // of a worker, which the strict policy allows
      expect(await textOf(page)).toBe(served.replace('Sum: ?', 'Sum: 7'));
      expect(addressOf(page)).toBe(path);
      expect(errors).toEqual([]);
    }
    const canonical = `https://trail.example.com${path.slice(base.length - 1)}`;
    const [file = ''] = readdirSync(join(directory, 'trail', out), { recursive: true, encoding: 'utf8' }).filter(
      (name) => /^bridge(?:\.|.index\.)html$/.test(name),
    );
    expect(readFileSync(join(directory, 'trail', out, file), 'utf8')).toContain(`href="${canonical}"`);
    const sitemap = readFileSync(join(directory, 'trail', out, 'sitemap.xml'), 'utf8');
    expect(sitemap).toContain(`<loc>https://trail.example.com${path}</loc>`);
  });

  it.runIf(home.length > 0)('is that of the home page at /index.html, with its query and fragment', async () => {
    const { page, served, errors } = await openPage(`${server.url}index.html?a=1#b`);

    expect(await textOf(page)).toBe(served);
    expect(addressOf(page)).toBe('/?a=1#b');
    expect(errors).toEqual([]);
  });

  it('is the address where no page is, once the not-found page is hydrated', async () => {
    const { page, served, errors } = await openPage(`${server.url}no/page?a=1`);

    expect(served).toContain('At /404');
    await page.getByText('At /no/page').waitFor();
    expect(await textOf(page)).toContain('No such page');
    expect(addressOf(page)).toBe(`${base}no/page?a=1`);
    expect(errors).toEqual([]);
  });

  it('hydrates lazy components of a helper, as they were served', async () => {
    for (const stop of ['mill', 'lake', 'hut']) {
      const slash = fileNames === 'folder' ? '/' : '';
      const { page, served, errors } = await openPage(`${server.url}stops/${stop}${slash}`);

      expect(served.toLowerCase()).toContain(`\n${stop}`);
      expect(await textOf(page)).toBe(served);
      expect(errors).toEqual([]);
    }
  });
});

it('pages have the same bytes whichever thread renders them', { timeout: 120_000 }, async () => {
  await buildApp('trail', { out: 'dist-one' });
  await buildApp('trail', { out: 'dist-four', env: { THREADS: '4' } });
  for (const page of ['index', 'bridge', 'stops/mill', 'stops/lake', 'stops/hut']) {
    const [one, four] = ['dist-one', 'dist-four'].map((out) =>
      readFileSync(join(directory, 'trail', out, `${page}.html`), 'utf8'),
    );
    expect(one).toBe(four);
  }
});

it.each([
  ['a lazy page', 'trail', 'Bridge', 'Bridge two'],
  ['a lazy route', 'almanac', 'lazy', 'Z two'],
])(
  'after a deploy, a link to %s of an open tab loads its document',
  { timeout: 120_000 },
  async (_, name, link, words) => {
    const before = await serveApp(name, { env: { VITE_EDITION: 'one' } });
    const { page } = await openPage(before.url);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await buildApp(name, { env: { VITE_EDITION: 'two' } });
    await before.close();
    const port = Number(new URL(before.url).port);
    const after = await startPreviewServer({ directory: join(directory, name, 'dist'), base: '/', port });
    onTestFinished(() => after.close());
    await follow(page, link, words);

    expect(await page.evaluate(() => 'isSame' in window)).toBe(false);
  },
);
