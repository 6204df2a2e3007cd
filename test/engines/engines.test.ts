import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { type PreviewServer, startPreviewServer } from '../../scripts/preview/startPreviewServer';
import { menuLinks, routes } from '../../src/routes';
import { overflow } from '../browser/texts';
import { titleOf } from '../support/content';
import { isHydrated } from '../support/hydration';
import { siteDirectory, sites } from '../support/sites';
import { usesDeclaredFonts } from '../support/usesDeclaredFonts';
import { chromium, type Engine, type EngineBrowser, engines, olderWebKit } from './engines';

// Only other engines show what they parse, lay out and keep in their history in another way than Chromium; an older one
// has no popovers.

declare global {
  interface Window {
    consoleErrors: string[];
  }
}

const minutes = 60_000;
/** How long a test waits for a browser on a busy machine, in milliseconds. */
const waiting = { timeout: minutes / 2 };

const phone = { width: 375, height: 812 };
const desktop = { width: 1280, height: 800 };
const notFound = 'no/such/page';
const paths = routes.map(({ path }) => (path === '*' ? notFound : path.slice(1)));
const views = [phone, desktop].flatMap((viewport) =>
  paths.map((path) => ({ ...viewport, path, name: `/${path} at ${viewport.width} px` })),
);

type Views = Readonly<Record<string, ReturnType<typeof measurePage> & { readonly overflow: number }>>;

const server = await serveSite();
afterAll(() => server.close());

const [inChromium, ...started] = await Promise.all([measureInChromium(), ...engines.map(startEngine)]);
for (const running of started) {
  if ('missing' in running) {
    console.warn(running.missing);
    test.skip(running.missing);
    continue;
  }
  const { engine, browser, here } = running;
  const openOn = async (screen: typeof phone, path: string) => {
    await browser.resize(screen.width, screen.height);
    await openHydrated(browser, path);
  };

  describe(engine.name, { timeout: minutes }, () => {
    afterAll(() => browser.close(), minutes);

    for (const { name, width, path } of views) {
      test(`${name} hydrates with an empty console, looks as in Chromium, and nothing covers its heading`, () => {
        const [expected, measured] = [inChromium[name], here[name]];
        const boxes = expected?.landmarks.map(([element, ...sides]) => [element, ...sides.map(nearly)]);
        const logged = path === notFound ? [`404: no page at /${path}`] : [];
        expect.soft(measured?.landmarks).toEqual(boxes);
        expect.soft(measured).toMatchObject({ coverOfHeading: null, overflow: 0, consoleErrors: logged });
        // Without popovers, a phone's header has the links in their own row.
        if (engine === olderWebKit && width === phone.width) return;
        expect.soft(measured?.headerHeight).toBe(expected?.headerHeight);
      });
    }

    test('a click opens another page without loading a document, and Back restores the scroll position', async () => {
      await openOn(desktop, '');
      await browser.evaluate(() => {
        document.documentElement.setAttribute('data-kept', '');
        const link = document.querySelector('main a[href$="/impact"]');
        link?.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      const before = await browser.evaluate(() => window.scrollY);
      await browser.click('main a[href$="/impact"]');
      await expectTitle(browser, 'impact');
      await browser.back();
      await expectTitle(browser, 'home');
      expect(await browser.evaluate(() => document.documentElement.hasAttribute('data-kept'))).toBe(true);
      expect(await browser.evaluate(() => window.consoleErrors)).toEqual([]);
      expect(before).toBeGreaterThan(500);
      await expect.poll(() => browser.evaluate(() => window.scrollY), waiting).toBe(before);
    });

    test('a link to a section of another page scrolls it below the header and focuses it', async () => {
      await openOn(desktop, 'impact');
      await browser.click('nav[aria-label=Main] a[href$="/#approach"]');
      await expectTitle(browser, 'home');
      await expect.poll(() => browser.evaluate(() => document.activeElement?.id), waiting).toBe('approach');
      const belowHeader = () =>
        browser.evaluate(() => {
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          return (document.getElementById('approach')?.getBoundingClientRect().top ?? 0) - header;
        });
      await expect.poll(belowHeader, waiting).toBeLessThan(40);
      expect(await belowHeader()).toBeGreaterThanOrEqual(0);
    });

    if (engine !== olderWebKit)
      test('on a phone the Menu button opens a menu that fills the screen, whose links open their page and close it', async () => {
        await openOn(phone, '');
        await browser.click('button[popovertarget=menu]');
        const uncovered = () =>
          browser.evaluate(() => {
            const box = document.getElementById('menu')?.getBoundingClientRect() ?? new DOMRect();
            const { clientWidth, clientHeight } = document.documentElement; // without scrollbars
            return [box.left, box.top, clientWidth - box.right, clientHeight - box.bottom];
          });
        await expect.poll(uncovered, waiting).toEqual([0, 0, 0, 0]);
        await browser.click('#menu a[href$="/cases"]');
        await expectTitle(browser, 'cases');
        const isOpen = () => browser.evaluate(() => document.getElementById('menu')?.matches(':popover-open'));
        await expect.poll(isOpen, waiting).toBe(false);
      });
    else
      test('on a phone the links are in the header, and open their page', async () => {
        await openOn(phone, '');
        const shown = await browser.evaluate(() =>
          [...document.querySelectorAll('header a, header button')]
            .filter((element) => element.getClientRects().length > 0)
            .map((element) => element.textContent),
        );
        expect(shown.slice(1)).toEqual(menuLinks('header').map(({ label }) => label));
        await browser.click('header nav a[href$="/contact"]');
        await expectTitle(browser, 'contact');
      });
  });
}

async function expectTitle(browser: EngineBrowser, page: 'home' | 'impact' | 'cases' | 'contact') {
  await expect.poll(() => browser.evaluate(() => document.title), waiting).toBe(titleOf(page));
}

/**
 * Matches about the same length. WebKit rounds each line of text down to a whole pixel: up to 2.9 % of a heading and
 * 1.2 % of a section were measured, 4 and 13 px. A line more or less is at least 20 px, which is detected in elements up
 * to 900 px high. Lengths across the page do not depend on text.
 * @param side of left, width, top and height.
 */
function nearly(length: number, side: number) {
  const tolerance = side < 2 ? 1 : 2 + 0.02 * Math.abs(length);
  return expect.toSatisfy((other: number) => Math.abs(other - length) <= tolerance, `about ${length}`);
}

/** Starts an engine, and measures every view in it, or says why it cannot run here. */
async function startEngine(engine: Engine) {
  const start = await engine.prepare().catch((reason: Error) => reason);
  if (start instanceof Error) return { missing: `${engine.name} is not run. ${start.message}` };
  const browser = await start();
  return { engine, browser, here: await measureViews(browser) };
}

async function measureInChromium(): Promise<Views> {
  const browser = await (await chromium.prepare())();
  return measureViews(browser).finally(() => browser.close());
}

async function openHydrated(browser: EngineBrowser, path: string): Promise<void> {
  await browser.open(server.url + path);
  await vi.waitUntil(() => browser.evaluate(isHydrated), waiting);
}

async function measureViews(browser: EngineBrowser): Promise<Views> {
  const measured: Record<string, Views[string]> = {};
  for (const { name, path, width, height } of views) {
    await browser.resize(width, height);
    await openHydrated(browser, path); // by then it has the style of all pages
    await browser.evaluate(removeScrollTimelines);
    await vi.waitUntil(() => browser.evaluate(usesDeclaredFonts), waiting);
    // React runs effects, among them the one that logs a page that is not found, some time after it has hydrated.
    const hasLogged = () => browser.evaluate(() => window.consoleErrors.length > 0);
    if (path === notFound) await vi.waitUntil(hasLogged, waiting).catch(() => {}); // the view's test tells it
    measured[name] = { ...(await browser.evaluate(measurePage)), overflow: await browser.evaluate(overflow) };
  }
  return measured;
}

/** Serves the site built for a base path, on whose pages a first script records console errors: WebKit's driver tells none. */
async function serveSite(): Promise<PreviewServer> {
  const [, { name, base }] = sites;
  const directory = await mkdtemp(join(tmpdir(), 'engines-'));
  await cp(siteDirectory(name), directory, { recursive: true });
  const script = `(${recordConsole})()`;
  const hash = createHash('sha256').update(script).digest('base64');
  for (const file of await readdir(directory, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    const html = await readFile(join(directory, file), 'utf8');
    const allowed = html.replace("script-src 'self'", `$& 'sha256-${hash}'`);
    await writeFile(
      join(directory, file),
      allowed.replace('<meta name="referrer"', () => `<script>${script}</script><meta name="referrer"`),
    );
  }
  const server = await startPreviewServer({ directory, base });
  await rm(directory, { recursive: true }); // the server has read it
  return server;
}

/**
 * Records in `window.consoleErrors` what a page's console would show: errors and warnings, uncaught errors and
 * violations of the Content Security Policy. Runs in the page, so it must not use anything outside itself.
 */
function recordConsole(): void {
  const consoleErrors: string[] = [];
  window.consoleErrors = consoleErrors;
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...words: unknown[]) => consoleErrors.push(words.join(' '));
  }
  window.addEventListener('error', ({ message }) => consoleErrors.push(`uncaught: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => consoleErrors.push(`uncaught: ${reason}`));
  window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    consoleErrors.push(`blocked by ${violatedDirective}: ${blockedURI}`),
  );
}

// The functions below run in the page, so each must not use anything outside itself.

/** Takes the rules for browsers with scroll timelines out of the page, so that all engines lay it out alike. */
function removeScrollTimelines(): void {
  const removeFrom = (parent: CSSStyleSheet | CSSGroupingRule): void => {
    for (const [index, rule] of [...[...parent.cssRules].entries()].reverse()) {
      if (rule instanceof CSSSupportsRule && rule.conditionText.includes('timeline')) parent.deleteRule(index);
      else if (rule instanceof CSSGroupingRule) removeFrom(rule);
    }
  };
  for (const sheet of document.styleSheets) removeFrom(sheet);
}

function measurePage() {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  // Offsets ignore transforms, which only some engines apply for motion.
  const offsetOf = (element: Element | null): readonly [number, number] => {
    if (!(element instanceof HTMLElement)) return [0, 0];
    const [left, top] = offsetOf(element.offsetParent);
    return [left + element.offsetLeft, top + element.offsetTop];
  };
  const [, topOfMain] = offsetOf(document.querySelector('main'));
  const landmarks = all('main, main :is(header, h1, h2, section, article, img), footer').map((element) => {
    const [left, top] = offsetOf(element);
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const name = `${isSeen ? '' : 'hidden '}${element.localName} ${element.textContent?.slice(0, 30)}`;
    return [name, left, element.offsetWidth, top - topOfMain, element.offsetHeight] as const;
  });

  const heading = document.querySelector('h1');
  const box = heading?.getBoundingClientRect();
  const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return {
    headerHeight: all('body > header')[0]?.offsetHeight ?? 0,
    landmarks,
    /** What covers the middle of the page's heading, if anything does. */
    coverOfHeading: heading?.contains(hit ?? null) ? null : (hit?.outerHTML ?? 'no heading'),
    consoleErrors: window.consoleErrors,
  };
}
