import type { Page } from '@playwright/test';
import { expect, expectShown, linkTo, modulesOf, openHydrated, test, titleOf } from './fixtures';

interface Link {
  readonly attributes: Readonly<Record<string, string>>;
  /** Of the click, such as a modifier key. */
  readonly event?: Readonly<Record<string, boolean | number>>;
}

/** Links that the site opens itself, and the URL of each, as it would be written on Home. */
const opened: Readonly<Record<string, string>> = {
  'a place on the page that is shown': './#contact',
  'a page': './impact',
  'a page with a query and a hash': './cases?from=home#main',
  'the page that is shown': './cases?from=home#main',
};

/** Links whose clicks are the browser's. */
const left: Readonly<Record<string, Link>> = {
  'a file of the site': { attributes: { href: './licenses.txt' } },
  'a path without a page': { attributes: { href: './impact/nowhere' } },
  'another site': { attributes: { href: 'https://other.example/impact' } },
  'an invalid URL': { attributes: { href: 'https://[' } },
  'nothing, for want of an address': { attributes: {} },
  'a page in another window': { attributes: { href: './impact', target: '_blank' } },
  'a page to save': { attributes: { href: './impact', download: '' } },
  'a page marked as external': { attributes: { href: './impact', rel: 'external' } },
  ...Object.fromEntries(
    [{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }].map((event) => [
      `a page, clicked with ${JSON.stringify(event)}`,
      { attributes: { href: './impact' }, event },
    ]),
  ),
};

test('the site opens links to its pages, and leaves others alone', { tag: '@base' }, async ({ page, baseURL }) => {
  await openHydrated(page, './');
  const { pathname: base } = new URL(baseURL ?? '');
  const above = base === '/' ? {} : { 'a page above the base': { attributes: { href: '/impact' } } };
  for (const [kind, link] of Object.entries({ ...left, ...above }))
    expect.soft(await isOpened(page, link), kind).toBe(false);
  const before = await page.evaluate(() => history.length);
  for (const [kind, url] of Object.entries(opened)) {
    expect.soft(await isOpened(page, { attributes: { href: url } }), kind).toBe(true);
    await expect.soft(page, kind).toHaveURL(new URL(url, baseURL).href);
  }
  // The last is a link to the page that is shown, which makes no second entry, as in a browser.
  const entries = await page.evaluate(() => history.length);
  expect(entries - before).toBe(Object.keys(opened).length - 1);
});

test('while a page loads, its title is shown with its URL, and the previous page can be used', async ({ page }) => {
  const modules = await modulesOf(page, './impact');
  const own = await modulesOf(page, './');
  await page.route(
    ({ pathname }) => modules.includes(pathname) && !own.includes(pathname),
    () => undefined, // requested, but never answered
  );
  await openHydrated(page, './');
  await linkTo(page, 'impact').click();
  await expect(page).toHaveURL(/\/impact$/);
  expect(await page.title()).toBe(titleOf('impact'));
  await page.locator('main a[href="#contact"]').click();
  await expect(page).toHaveURL(/\/#contact$/);
  await expect(page.locator('#contact')).toBeFocused();
  await expectShown(page, 'home');
});

/** Adds a link to the page, clicks on it, and tells whether the site, not the browser, opens it. */
function isOpened(page: Page, { attributes, event = {} }: Link): Promise<boolean> {
  return page.evaluate(
    ([written, init]) => {
      const link = document.body.appendChild(document.createElement('a'));
      for (const [name, value] of Object.entries(written)) link.setAttribute(name, value);
      return new Promise<boolean>((resolve) => {
        const onClick = (click: MouseEvent) => {
          resolve(click.defaultPrevented);
          click.preventDefault();
        };
        window.addEventListener('click', onClick, { once: true });
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
      });
    },
    [attributes, event] as const,
  );
}
