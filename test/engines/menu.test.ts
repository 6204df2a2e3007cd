import { expect, test } from 'vitest';
import { menuLinks } from '../../src/routes';
import { titleOf } from '../support/content';
import { describeEngines } from './describeEngines';
import type { EngineBrowser } from './Engine';
import { firefox, olderWebKit, webKit } from './engines';
import { openHydrated, phone, waiting } from './pages';

// Only other engines, of which an older one has no popovers, show whether the menu opens in them.

await describeEngines([firefox, webKit], (running) => {
  test('on a phone the Menu button opens a menu that fills the screen', async () => {
    const { browser, url } = running();
    await openOnPhone(browser, url);
    await browser.click('button[popovertarget=menu]');
    const uncovered = () =>
      browser.evaluate(() => {
        const { left, top, right, bottom } =
          document.getElementById('menu')?.getBoundingClientRect() ?? new DOMRect();
        const { clientWidth, clientHeight } = document.documentElement; // without scrollbars
        return { left, top, right: clientWidth - right, bottom: clientHeight - bottom };
      });
    await expect.poll(uncovered, waiting).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
  });

  test('a link in the menu opens its page and closes the menu', async () => {
    const { browser, url } = running();
    await openOnPhone(browser, url);
    await browser.click('button[popovertarget=menu]');
    await browser.click('#menu a[href$="/cases"]');
    await expect.poll(() => browser.evaluate(() => document.title), waiting).toBe(titleOf('cases'));
    const isOpen = () => browser.evaluate(() => document.getElementById('menu')?.matches(':popover-open'));
    await expect.poll(isOpen, waiting).toBe(false);
  });
});

await describeEngines([olderWebKit], (running) => {
  test('on a phone the links are in the header', async () => {
    const { browser, url } = running();
    await openOnPhone(browser, url);
    const shown = await browser.evaluate(() =>
      [...document.querySelectorAll('header a, header button')]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => element.textContent),
    );
    expect(shown.slice(1)).toEqual(menuLinks('header').map(({ label }) => label));
  });

  test('on a phone a link in the header opens its page', async () => {
    const { browser, url } = running();
    await openOnPhone(browser, url);
    await browser.click('header nav a[href$="/contact"]');
    await expect.poll(() => browser.evaluate(() => document.title), waiting).toBe(titleOf('contact'));
  });
});

async function openOnPhone(browser: EngineBrowser, url: string): Promise<void> {
  await browser.resize(phone.width, phone.height);
  await openHydrated(browser, url);
}
