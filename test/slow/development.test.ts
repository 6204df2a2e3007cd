import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { launchChromium } from '../../scripts/measure/chromium';
import { joinShortWords } from '../../src/language';
import { contact, impact, notFound, textOf, withFields } from '../support/content';
import { type Changes, changed, copyProject } from '../support/copyProject';
import { freePort } from '../support/freePort';
import { waitForHydration } from '../support/hydration';
import { startProgram } from '../support/startProgram';

let server: Awaited<ReturnType<typeof startDevelopment>>;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  server = await startDevelopment({
    'src/policy.ts': (text) => text.replace('= {}', "= { 'form-action': ['https://forms.example.com'] }"),
  });
  browser = await launchChromium();
  context = await browser.newContext({ reducedMotion: 'reduce' });
  context.setDefaultTimeout(60_000);
  // On the first visit Vite finds the packages to bundle, and then reloads the page.
  page = await context.newPage();
  await page.goto(server.url, { waitUntil: 'networkidle' });
  await page.close();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

beforeEach(async () => {
  page = await context.newPage();
});
afterEach(async () => {
  await page.close();
  await server.restore();
});

async function open(path: string): Promise<void> {
  await page.goto(server.url + path);
  await waitForHydration(page);
}

/** The text of Vite's error overlay, with file and stack; empty if there is none. */
async function overlay(): Promise<string> {
  return (await page.locator('vite-error-overlay pre').allTextContents()).join('\n');
}

const heading = () => page.locator('h1');
const main = () => page.locator('main').textContent();

/** Expects what is read, once the last edit is saved again: no person edits while Vite still processes the one before. */
const expectOnceSaved = (read: () => Promise<string | null>, message = '') =>
  expect.poll(() => server.saveAgain().then(read), { interval: 2_000, message });

it('the development server answers every name of a page, and other paths with the not-found page and status 404', async () => {
  for (const name of ['impact', 'impact/', 'impact.html']) expect((await fetch(server.url + name)).status).toBe(200);
  const response = await fetch(`${server.url}impact/nowhere`);

  expect(response.status).toBe(404);
  expect(await response.text()).toContain(notFound.heading);
});

it('the development server sends the policy, with the origins that the site allows, and warns of nothing', async () => {
  const { headers } = await fetch(server.url);

  expect(headers.get('content-security-policy')).toMatch(/form-action [^;]*https:\/\/forms\.example\.com/);
  expect(server.output()).not.toMatch(/warning/i);
});

/** Edits that leave a mark on Home, and where Home shows it. */
const edits = [
  {
    kind: 'words',
    file: 'src/content/home.yaml',
    change: (yaml: string, mark: string) => withFields(yaml, { heroHeadline: mark }),
    shown: () => heading().textContent(),
  },
  {
    kind: 'the title',
    file: 'src/content/home.yaml',
    change: (yaml: string, mark: string) => withFields(yaml, { pageTitle: mark }),
    shown: () => page.title(),
  },
  {
    kind: 'a style',
    file: 'src/styles/global.css.ts',
    change: (code: string, mark: string) => `${code}globalStyle('h1', { vars: { '--mark': '${mark}' } });\n`,
    shown: () => heading().evaluate((element) => getComputedStyle(element).getPropertyValue('--mark')),
  },
  {
    kind: 'a component',
    file: 'src/pages/Home/Hero.tsx',
    change: (code: string, mark: string) => code.replace(/<h1( data-mark="[^"]*")?/, `<h1 data-mark="${mark}"`),
    shown: () => heading().getAttribute('data-mark'),
  },
  {
    kind: 'the route table',
    file: 'src/routes.ts',
    change: (code: string, mark: string) =>
      code.replace(/\.\.\.home(, name: '[^']*')? \}/, `...home, name: '${mark}' }`),
    shown: () => page.getByRole('navigation').first().textContent(),
  },
];

it('an open page shows edits of every kind, repeatedly and without a reload', async () => {
  await open('');
  await page.evaluate(() => {
    document.documentElement.dataset.opened = 'once';
    // A new heading may take more lines, and the browser would adjust the scroll position.
    document.documentElement.style.overflowAnchor = 'none';
    window.scrollTo(0, 500);
  });
  for (const [step, { kind, file, change, shown }] of edits.flatMap((edit) => [edit, edit]).entries()) {
    await server.edit(file, (text) => change(text, `Mark ${step}`));
    await expectOnceSaved(shown, kind).toContain(`Mark ${step}`);
  }
  const left = await page.evaluate(() => ({ ...document.documentElement.dataset, position: window.scrollY }));
  expect(left).toMatchObject({ opened: 'once', position: 500 });
});

it('a case that is added appears, and one that is removed disappears', async () => {
  const titles = () => page.locator('main h2').allTextContents();
  await open('cases');
  const villas = textOf('cases/2-luxury-villas.yaml');
  await server.edit('src/content/cases/9-another-case.yaml', () => withFields(villas, { title: 'Another Case' }));
  await expect.poll(titles).toContain('Another Case');

  await server.restore();
  await expect.poll(titles).not.toContain('Another Case');
  expect(await (await fetch(`${server.url}cases`)).text()).not.toContain('Another Case');
});

it('a component that fails is shown with file and line until it is fixed', async () => {
  const file = 'src/components/Footer/Footer.tsx';
  await server.edit(file, (code) => code.replace('{\n', "{ throw new Error('broken on purpose');\n"));
  const load = async () => `${(await page.goto(server.url))?.status()} ${await overlay()}`;
  await expectOnceSaved(load).toMatch(new RegExp(`^500 [\\s\\S]*${file}:\\d`));
  await server.printed('Error: broken on purpose\n    at Footer (');

  await server.restore();
  await expect.poll(() => page.locator('footer').count()).toBe(1);
});

it('content errors are shown over the open page until they are fixed', async () => {
  const file = 'src/content/contact.yaml';
  const words = 'Write to us there';
  await open('contact');
  await server.edit(file, (text) => withFields(text, { whatsAppLabel: words, heading: '' }));
  await server.printed('heading is empty. ');
  await expect.poll(overlay).toContain('heading is empty. ');
  expect(await heading().textContent()).toBe(joinShortWords(contact.heading));

  await server.edit(file, (text) => withFields(text, { heading: 'Fixed' }));
  await expectOnceSaved(main).toContain(words);
  expect(await main()).toContain('Fixed');
  await expect.poll(overlay).toBe('');
});

it('a server that starts with a content error shows it on every page until it is fixed, and ends on Ctrl-C', async () => {
  const file = 'src/content/practice.yaml';
  const broken = await startDevelopment({ [file]: (text) => text.replace(/^email:/m, 'emial:') });
  onTestFinished(async () => void (await broken.stop()));
  await page.goto(`${broken.url}impact`);
  await page.locator('vite-error-overlay pre').filter({ hasText: 'emial' }).first().waitFor();

  await broken.edit(file, (text) => text.replace(/^emial:/m, 'email:'));
  await page.getByRole('heading', { level: 1, name: impact.heading }).waitFor();

  await page.waitForLoadState('networkidle'); // Vite prints an error for each request that it cannot answer any more
  const before = broken.output();
  const { end, output } = await broken.stop('SIGINT');
  expect(end).toBe(0);
  expect(output.replace(before, '')).not.toMatch(/error|interrupted/i);
});

/**
 * Starts the development server, as `npm run dev` does, on a copy of the project, with functions to edit the copy.
 * @param changes edits of files of the copy, before the start.
 */
async function startDevelopment(changes: Changes = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'development-')); // Vite does not watch folders named test-results
  copyProject(directory, changes);
  const port = await freePort();
  const server = startProgram(['scripts/dev.ts', '--port', String(port)], { directory, env: { NO_COLOR: '1' } });
  await server.printed('ready in');
  const originals = new Map<string, Buffer | undefined>(); // of a new file, nothing
  let lastEdit = { path: '', text: '' };
  /** Writes in one step. Emptying and then writing a file would be two changes, of which the second may come late. */
  const save = async (path: string, text: string | Buffer) => {
    const draft = join(directory, 'node_modules/.cache/draft');
    await writeFile(draft, text);
    await rename(draft, path);
  };
  return {
    /** The URL of the home page, with its slash. */
    url: `http://localhost:${port}/`,
    printed: server.printed,
    output: server.output,
    /** Edits a file of the copy: a new one from an empty text. */
    async edit(file: string, change: (text: string) => string) {
      const path = join(directory, file);
      const bytes = await readFile(path).catch(() => undefined);
      if (!originals.has(path)) originals.set(path, bytes);
      lastEdit = { path, text: changed(file, String(bytes ?? ''), change) };
      await save(path, lastEdit.text);
    },
    /** Saves the last edited file again, unchanged. */
    saveAgain: () => save(lastEdit.path, lastEdit.text),
    /** Saves every edited file that differs as it was, removes those that are new, and forgets the edits. */
    async restore() {
      for (const [path, bytes] of originals) {
        if (!bytes) await rm(path);
        else if (!bytes.equals(await readFile(path))) await save(path, bytes);
      }
      originals.clear();
    },
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      server.send(signal);
      const ended = await server.ended;
      await rm(directory, { recursive: true, force: true });
      return ended;
    },
  };
}
