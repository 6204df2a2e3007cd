import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../scripts/browser/chromium';
import { waitForHydration } from '../../scripts/browser/hydration';
import { startDevelopment } from '../built/startDevelopment';

const patience = 60_000;
let server: Awaited<ReturnType<typeof startDevelopment>>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await startDevelopment();
  browser = await launchBrowser();
  page = await browser.newPage({ reducedMotion: 'reduce' });
  page.setDefaultTimeout(patience);
  // On the first visit Vite finds the packages to bundle, and then reloads the page.
  await page.goto(server.url, { waitUntil: 'networkidle' });
}, 180_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** An edit that leaves a mark on Home. */
interface Edit {
  readonly file: string;
  readonly change: (text: string, mark: string) => string;
  /** Where Home shows the mark. */
  readonly shown: () => Promise<string | null>;
}

const heading = () => page.locator('h1');
const edits = {
  words: {
    file: 'src/content/home.yaml',
    change: (yaml, mark) => withField(yaml, 'heroHeadline', mark),
    shown: () => heading().textContent(),
  },
  'the title': {
    file: 'src/content/home.yaml',
    change: (yaml, mark) => withField(yaml, 'pageTitle', mark),
    shown: () => page.title(),
  },
  'a style': {
    file: 'src/styles/global.css.ts',
    change: (code, mark) => `${code}globalStyle('h1', { vars: { '--mark': '${mark}' } });\n`,
    shown: () => heading().evaluate((element) => getComputedStyle(element).getPropertyValue('--mark')),
  },
  'a component': {
    file: 'src/pages/Home/Hero.tsx',
    change: (code, mark) => code.replace(/<h1( data-mark="[^"]*")?/, `<h1 data-mark="${mark}"`),
    shown: () => heading().getAttribute('data-mark'),
  },
  'the route table': {
    file: 'src/routes.ts',
    change: (code, mark) => code.replace(/\.\.\.home(, name: '[^']*')? \}/, `...home, name: '${mark}' }`),
    shown: () => page.getByRole('navigation').first().textContent(),
  },
} satisfies Record<string, Edit>;

const kinds = Object.keys(edits) as (keyof typeof edits)[];
const pairs = kinds.flatMap((first) => kinds.map((second) => [first, second] as const));
let marks = 0;

test.each(pairs)(
  'an edit of %s and then of %s shows without a reload',
  { timeout: patience },
  async (...pair) => {
    await page.goto(server.url);
    await waitForHydration(page);
    await page.evaluate(() => {
      document.documentElement.dataset.opened = 'once';
    });
    for (const kind of pair) {
      const mark = `Mark ${marks++}`;
      const { file, change, shown } = edits[kind];
      await server.edit(file, (text) => change(text, mark));
      await expect.poll(shown, { timeout: patience / 4, interval: 50 }).toContain(mark);
    }
    expect(await page.evaluate(() => document.documentElement.dataset.opened)).toBe('once');
  },
);

function withField(yaml: string, name: string, value: string): string {
  return yaml.replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: ${value}`);
}
