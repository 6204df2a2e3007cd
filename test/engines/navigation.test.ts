import { expect, test } from 'vitest';
import { titleOf } from '../support/content';
import { describeEngines } from './describeEngines';
import type { EngineBrowser } from './Engine';
import { firefox, olderWebKit, webKit } from './engines';
import { desktop, openHydrated, waiting } from './pages';

// Only other engines show whether their histories and modules do as Chromium’s.

await describeEngines([firefox, webKit, olderWebKit], (running) => {
  const openDesktop = async (path: string) => {
    const { browser, url } = running();
    await browser.resize(desktop.width, desktop.height);
    await openHydrated(browser, url + path);
    return browser;
  };

  test('a click opens another page without loading a document, and Back returns', async () => {
    const browser = await openDesktop('');
    await browser.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
    await browser.click('nav[aria-label=Main] a[href$="/cases"]');
    await expectTitle(browser, titleOf('cases'));
    await browser.back();
    await expectTitle(browser, titleOf('home'));
    expect(await browser.evaluate(() => document.documentElement.hasAttribute('data-kept'))).toBe(true);
    expect(await browser.consoleErrors()).toEqual([]);
  });

  test('Back restores the scroll position', async () => {
    const browser = await openDesktop('');
    await browser.evaluate(() => {
      const link = document.querySelector('main a[href$="/impact"]');
      link?.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    const before = await browser.evaluate(() => window.scrollY);
    await browser.click('main a[href$="/impact"]');
    await expectTitle(browser, titleOf('impact'));
    await browser.back();
    await expectTitle(browser, titleOf('home'));
    expect(before).toBeGreaterThan(500);
    await expect.poll(() => browser.evaluate(() => window.scrollY), waiting).toBe(before);
  });

  for (const { from, link } of [
    { from: '', link: 'main a[href$="#approach"]' },
    { from: 'impact', link: 'nav[aria-label=Main] a[href$="/#approach"]' },
  ]) {
    test(`the link to #approach on /${from} scrolls it below the header and focuses it`, async () => {
      const browser = await openDesktop(from);
      await browser.click(link);
      await expectTitle(browser, titleOf('home'));
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
});

async function expectTitle(browser: EngineBrowser, title: string): Promise<void> {
  await expect.poll(() => browser.evaluate(() => document.title), waiting).toBe(title);
}
