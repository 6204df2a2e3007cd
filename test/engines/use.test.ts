import { expect, test } from 'vitest';
import { menuLinks } from '../../src/routes';
import { titleOf } from '../support/content';
import { widths } from '../support/widths';
import { describeEngines, desktop, openHydrated, pages, phone, waiting } from './describeEngines';
import { type EngineBrowser, firefox, olderWebKit } from './engines';

// Only other engines show what they parse, lay out and keep in their history in another way than Chromium; an older one
// has no popovers.

await describeEngines((running, engine) => {
  const openOn = async ({ width, height }: typeof phone, path: string) => {
    const { browser, url } = running();
    await browser.resize(width, height);
    await openHydrated(browser, url + path);
    return browser;
  };

  for (const screen of [phone, desktop]) {
    for (const { path, isNotFound } of pages) {
      test(`/${path} hydrates at ${screen.width} px without a console error`, async () => {
        const browser = await openOn(screen, path);
        await new Promise((resolve) => setTimeout(resolve, 200)); // for errors that React reports after hydration
        const errors = await browser.evaluate(() => window.consoleErrors);
        expect(errors).toEqual(isNotFound ? [`404: no page at /${path}`] : []);
      });
    }
  }

  // Its fonts and scrollbars are others than Chromium's.
  if (engine === firefox)
    test('no page scrolls sideways at any width', async () => {
      const { browser, url } = running();
      for (const { path } of pages) {
        await browser.open(url + path);
        for (const width of widths) {
          await browser.resize(width, 900);
          const overflow = await browser.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          });
          expect.soft(overflow, `/${path} at ${width} px`).toBeLessThanOrEqual(0);
        }
      }
    });

  test('a click opens another page without loading a document, and Back restores the scroll position', async () => {
    const browser = await openOn(desktop, '');
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

  for (const { from, link } of [
    { from: '', link: 'main a[href$="#approach"]' },
    { from: 'impact', link: 'nav[aria-label=Main] a[href$="/#approach"]' },
  ]) {
    test(`the link to #approach on /${from} scrolls it below the header and focuses it`, async () => {
      const browser = await openOn(desktop, from);
      await browser.click(link);
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
  }

  if (engine !== olderWebKit)
    test('on a phone the Menu button opens a menu that fills the screen, whose links open their page and close it', async () => {
      const browser = await openOn(phone, '');
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

  test.runIf(engine === olderWebKit)(
    'on a phone the links are in the header, and open their page',
    async () => {
      const browser = await openOn(phone, '');
      const shown = await browser.evaluate(() =>
        [...document.querySelectorAll('header a, header button')]
          .filter((element) => element.getClientRects().length > 0)
          .map((element) => element.textContent),
      );
      expect(shown.slice(1)).toEqual(menuLinks('header').map(({ label }) => label));
      await browser.click('header nav a[href$="/contact"]');
      await expectTitle(browser, 'contact');
    },
  );
});

async function expectTitle(browser: EngineBrowser, page: 'home' | 'impact' | 'cases' | 'contact') {
  await expect.poll(() => browser.evaluate(() => document.title), waiting).toBe(titleOf(page));
}
