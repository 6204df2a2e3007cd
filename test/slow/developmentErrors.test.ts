import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../scripts/browser/chromium';
import { waitForHydration } from '../../scripts/browser/hydration';
import { startDevelopment } from '../built/startDevelopment';

const patience = 60_000;
const soon = { timeout: patience / 2, interval: 100 };
const component = 'src/components/Footer/Footer.tsx';
const style = 'src/components/Footer/Footer.css.ts';

let server: Awaited<ReturnType<typeof startDevelopment>>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await startDevelopment();
  browser = await launchBrowser();
  page = await browser.newPage();
  page.setDefaultTimeout(patience);
  // On the first visit Vite finds the packages to bundle, and then reloads the page.
  await page.goto(server.url);
  await page.waitForLoadState('networkidle');
}, 180_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
});

beforeEach(() => page.goto('about:blank'));
afterEach(() => server.restore(), patience);

const overlay = () =>
  page
    .locator('vite-error-overlay .message')
    .textContent({ timeout: 500 })
    .catch(() => '');
const footer = () => page.locator('footer').count();

/** Imports a name that the module does not export. Rendered, it would be an element without a type. */
const withMissingName = (text: string) =>
  text
    .replace('\n\n', "\nimport { Nothing } from '../Icon/Icon';\n\n")
    .replace(/<footer[^>]*>/, '$&<Nothing />');

const withLine = (number: number, line: string) => (text: string) =>
  text
    .split('\n')
    .toSpliced(number - 1, 0, line)
    .join('\n');

describe('a server error is shown in the browser with file and line, until it is fixed:', {
  timeout: patience,
}, () => {
  it.each([
    ['a throw', component, withLine(3, "throw new Error('broken');"), ['broken', `${component}:3`]],
    [
      'a throw while rendering',
      component,
      (text: string) => text.replace(/(export function .*\{)\n/, "$1 throw new Error('broken');\n"),
      ['broken', `${component}:7`],
    ],
    ['a missing module', component, withLine(2, "import './Nowhere';"), ['./Nowhere', `${component}:2`]],
    ['a missing package', component, withLine(2, "import 'nowhere';"), ["'nowhere'", `${component}:2`]],
    ['a missing export', component, withMissingName, ['does not export Nothing', `${component}:6`]],
    [
      'an export that another module misses',
      'src/components/Anchor/Anchor.tsx',
      (text: string) => text.replace('function Anchor', 'function Renamed'),
      ['src/components/Anchor/Anchor.tsx does not export Anchor', `${component}:3`],
    ],
    ['a syntax error', component, withLine(4, 'const = 3;'), ['Unexpected token', `${component}:4`]],
    ['a throw of a style', style, withLine(5, "throw new Error('broken');"), ['broken', `${style}:5`]],
    ['a syntax error of a style', style, withLine(5, 'const = 3;'), ['Unexpected token', `${style}:5`]],
    [
      'a selector that vanilla-extract refuses',
      style,
      withLine(5, "style({ selectors: { '.other a': { color: 'red' } } });"),
      ['Invalid selector: .other a', `${style}:5`],
    ],
  ])('%s', async (_name, file, change, shown) => {
    await server.edit(file, change);
    // Saved and loaded again if Vite was still processing the previous version.
    const load = () =>
      server
        .saveAgain()
        .then(() => page.goto(server.url))
        .then(overlay);
    const [message, location] = shown;
    await expect.poll(load, { ...soon, interval: 2_000 }).toContain(location);
    expect(await overlay()).toContain(message);

    await server.restore();
    await expect.poll(footer, soon).toBe(1);
  });
});

describe('an error is shown over an open page, until it is fixed:', { timeout: patience }, () => {
  it.each([
    ['a syntax error', component, withLine(4, 'const = 3;'), `${component}:4`],
    ['a missing export', component, withMissingName, `${component}:6`],
    [
      'an export that another module misses',
      'src/components/Anchor/Anchor.tsx',
      (text: string) => text.replace('function Anchor', 'function Renamed'),
      `${component}:3`,
    ],
    [
      'a selector that vanilla-extract refuses',
      style,
      withLine(5, "style({ selectors: { '.other a': { color: 'red' } } });"),
      `${style}:5`,
    ],
    [
      'a throw in the browser alone',
      component,
      (text: string) =>
        text.replace(
          /(export function .*\{)\n/,
          "$1 if (typeof window === 'object') throw new Error('broken');\n",
        ),
      `${component}:7`,
    ],
  ])('%s', async (_name, file, change, location) => {
    await page.goto(server.url);
    await waitForHydration(page);
    await server.edit(file, change);
    await expect.poll(overlay, soon).toContain(location);

    // Saved again if Vite had not shown the error yet: no person fixes it this fast.
    await expect.poll(() => server.restore().then(overlay), { ...soon, interval: 2_000 }).toBe('');
    await expect.poll(footer, soon).toBe(1);
  });
});
