import { afterAll, describe, expect, test, vi } from 'vitest';
import { menuLinks, routes } from '../../src/routes';
import { overflow } from '../browser/texts';
import { titleOf } from '../support/content';
import { isHydrated, modulesIn } from '../support/hydration';
import { usesDeclaredFonts } from '../support/usesDeclaredFonts';
import { chromium, type Engine, type EngineBrowser, engines, olderWebKit } from './engines';
import { measurePage, removeScrollTimelines } from './measurePage';
import { serveSite } from './serveSite';

// Only other engines show what they parse, lay out and keep in their history in another way than Chromium; an older one
// has no popovers.

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
      test(`${name} looks as in Chromium`, () => {
        const [expected, measured] = [inChromium[name], here[name]];
        expect.soft(measured?.landmarks).toEqual(expected?.landmarks.map(nearly));
        // Without popovers, a phone's header has the links in their own row.
        if (engine === olderWebKit && width === phone.width) return;
        expect.soft(measured?.headerHeight).toBe(expected?.headerHeight);
      });

      test(`${name} fits its window, and nothing covers its heading`, () => {
        expect(here[name]).toMatchObject({ overflow: 0, coverOfHeading: null });
      });

      test(`${name} hydrates with an empty console`, () => {
        expect(here[name]?.consoleErrors).toEqual(path === notFound ? [`404: no page at /${path}`] : []);
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

    test('the code of every page is fetched before a click', async () => {
      const modules = await Promise.all(
        paths.map(async (path) => modulesIn(await (await fetch(server.url + path)).text())),
      );
      await openOn(desktop, '');
      const missing = () =>
        browser.evaluate((wanted) => {
          const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
          return wanted.filter((module) => !fetched.includes(module));
        }, modules.flat());
      await expect.poll(missing, waiting).toEqual([]);
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
 * Matches a landmark in about the same place. WebKit rounds each line of text down to a whole pixel: up to 2.9 % of a
 * heading and 1.2 % of a section were measured, 4 and 13 px. A line more or less is at least 20 px, which is detected in
 * elements up to 900 px high. Lengths across the page do not depend on text.
 */
function nearly({ name, left, width, top, height }: ReturnType<typeof measurePage>['landmarks'][number]) {
  const within = (length: number, tolerance: number) =>
    expect.toSatisfy((other: number) => Math.abs(other - length) <= tolerance, `about ${length}`);
  const across = (length: number) => within(length, 1);
  const down = (length: number) => within(length, 2 + 0.02 * Math.abs(length));
  return { name, left: across(left), width: across(width), top: down(top), height: down(height) };
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
