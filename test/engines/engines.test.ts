import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { menuLinks, routes } from '../../src/routes';
import { findLayoutErrors } from '../browser/texts';
import { titleOf } from '../support/content';
import { isHydrated } from '../support/hydration';
import { missingInSafari } from '../support/oldestBrowsers';
import { usesDeclaredFonts } from '../support/usesDeclaredFonts';
import { type EngineBrowser, engines } from './engines';
import { serveSite } from './serveSite';

// Other engines parse pages, lay them out and keep their history differently from Chromium. Old ones have no popovers.

const phone = { width: 375, height: 812 };
const tablet = { width: 768, height: 1024 };
const desktop = { width: 1280, height: 800 };
const notFound = 'no/such/page';
const paths = routes.map(({ path }) => (path === '*' ? notFound : path.slice(1)));

const newest = await serveSite();
// Without trusted types, which the browser enforces even where scripts cannot see them, and what the tests use themselves.
const kept = /trusted|checkVisibility/i;
const oldest = await serveSite(missingInSafari.filter((names) => !kept.test(names.join())));
afterAll(() => Promise.all([newest.close(), oldest.close()]));

for (const engine of engines) {
  const server = engine.isOld ? oldest : newest;
  let browser: EngineBrowser;
  const openOn = async (screen: typeof phone, path: string) => {
    await browser.resize(screen.width, screen.height);
    await browser.open(server.url + path);
    await expect.poll(() => browser.evaluate(isHydrated)).toBe(true); // by then the CSS of all pages has loaded
    await expect.poll(() => browser.evaluate(usesDeclaredFonts)).toBe(true);
  };
  const consoleErrors = () => browser.evaluate(() => window.consoleErrors);

  describe(engine.name, () => {
    beforeAll(async () => {
      browser = await engine.start();
    });
    afterAll(() => browser?.close());

    test.each(paths)(
      '/%s hydrates with an empty console, and can be read, also once its window grows',
      async (path) => {
        await openOn(phone, path);
        for (const { width, height } of [phone, tablet, desktop]) {
          await browser.resize(width, height);
          await expect.poll(() => browser.evaluate(() => innerWidth)).toBe(width);
          expect.soft(await findLayoutErrors(browser), `${width} px`).toEqual([]);
          expect.soft(await browser.evaluate(coverOfHeading), `${width} px`).toBeNull();
        }
        const logged = path === notFound ? [`404: no page at /${path}`] : [];
        // React runs effects, among them the one that logs a page that is not found, some time after it has hydrated.
        await expect.poll(consoleErrors).toEqual(logged);
      },
    );

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
      expect(await consoleErrors()).toEqual([]);
      expect(before).toBeGreaterThan(500);
      await expect.poll(() => browser.evaluate(() => window.scrollY)).toBe(before);
    });

    test('a link to a section of another page scrolls it below the header and focuses it', async () => {
      await openOn(desktop, 'impact');
      await browser.click('nav[aria-label=Main] a[href$="/#approach"]');
      await expectTitle(browser, 'home');
      await expect.poll(() => browser.evaluate(() => document.activeElement?.id)).toBe('approach');
      const belowHeader = () =>
        browser.evaluate(() => {
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          return (document.getElementById('approach')?.getBoundingClientRect().top ?? 0) - header;
        });
      await expect.poll(belowHeader).toBeLessThan(40);
      expect(await belowHeader()).toBeGreaterThanOrEqual(0);
    });

    if (!engine.isOld)
      test('on a phone the Menu button opens a menu that fills the screen, whose links open their page and close it', async () => {
        await openOn(phone, '');
        await browser.click('button[popovertarget=menu]');
        const uncovered = () =>
          browser.evaluate(() => {
            const box = document.getElementById('menu')?.getBoundingClientRect() ?? new DOMRect();
            const { clientWidth, clientHeight } = document.documentElement; // without scrollbars
            return [box.left, box.top, clientWidth - box.right, clientHeight - box.bottom];
          });
        await expect.poll(uncovered).toEqual([0, 0, 0, 0]);
        await browser.click('#menu a[href$="/cases"]');
        await expectTitle(browser, 'cases');
        const isOpen = () => browser.evaluate(() => document.getElementById('menu')?.matches(':popover-open'));
        await expect.poll(isOpen).toBe(false);
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
  await expect.poll(() => browser.evaluate(() => document.title)).toBe(titleOf(page));
}

/** Returns what covers the middle of the page's heading. Runs in the page, so it must not use anything outside itself. */
function coverOfHeading(): string | null {
  const heading = document.querySelector('h1');
  const box = heading?.getBoundingClientRect() ?? new DOMRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return heading?.contains(hit) ? null : (hit?.outerHTML ?? 'no heading');
}
