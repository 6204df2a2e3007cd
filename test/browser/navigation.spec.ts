import type { Page } from '@playwright/test';
import { cases } from '../support/content';
import {
  expect,
  expectOnly,
  follow,
  hydrated,
  linkTo,
  modulesOf,
  openHydrated,
  paths,
  test,
  titleOf,
} from './fixtures';

declare global {
  interface Window {
    /** The titles and canonical links that a statistics script has read. */
    views: string[];
  }
}

test('client navigation and a page load show the same', { tag: '@base' }, async ({ page, baseURL }) => {
  const loaded = new Map<string, readonly string[]>();
  for (const path of paths) {
    await openHydrated(page, path);
    loaded.set(new URL(path, baseURL).pathname, await shown(page));
  }
  for (const [path, expected] of loaded) {
    await page.locator(`a[href="${path}"]`).first().click();
    await expect.poll(() => shown(page), path).toEqual(expected);
  }
});

// Of the oldest browsers, some have no Navigation API.
for (const lacked of ['nothing', 'navigation']) {
  test(`in a browser that lacks ${lacked}, the title changes with the URL, on Back too`, async ({ page }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(window, name, { value: undefined });
      window.views = [];
      const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href')?.replace(/.*\//, '/');
      const view = () => window.views.push(`${document.title} ${canonical()}`);
      const { pushState, replaceState } = history;
      history.pushState = (...change) => {
        Reflect.apply(pushState, history, change);
        view();
      };
      // The entry calls it first. As a script that the entry adds, this listens once the entry has run.
      history.replaceState = (...change) => {
        Reflect.apply(replaceState, history, change);
        history.replaceState = replaceState;
        queueMicrotask(() => addEventListener('popstate', view));
      };
    }, lacked);
    await openHydrated(page, './');
    await follow(page, 'impact');
    await page.goBack();
    await expect
      .poll(() => page.evaluate(() => window.views))
      .toEqual([`${titleOf('impact')} /impact`, `${titleOf('home')} /`]);
  });
}

test('a link to a section moves it below the header, and the focus to it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // no smooth scroll to wait for
  await openHydrated(page, './impact');
  for (const [place, id] of [
    ['header', 'approach'],
    ['main', 'contact'],
  ] as const) {
    await page.locator(`${place} a[href$="#${id}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(page.locator(`#${id}`)).toBeFocused();
    await expect(page.locator(`#${id}`)).toHaveAccessibleName(/./); // which a screen reader says
    await expectBelowHeader(page, id);
  }
});

test('the address of a case opens at that case', async ({ page }) => {
  const id = cases.cases[1]?.id ?? '';
  await openHydrated(page, `./cases#${id}`);
  await expectBelowHeader(page, id);
});

test('after a deploy that replaced the code, a link loads its page once', async ({ page, consoleErrors }) => {
  const own = await modulesOf(page, './');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url().replace(/.*\//, ''));
  });
  await page.route(/assets\/.*\.js$/, (route, request) =>
    own.includes(new URL(request.url()).pathname) ? route.continue() : route.abort(),
  );
  await openHydrated(page, './');
  await page.waitForLoadState('networkidle'); // the other pages could not be fetched
  await page.route('**/impact', (route) => route.fulfill({ status: 204 }), { times: 1 }); // the page stays
  const answered = page.waitForResponse('**/impact');
  await linkTo(page, 'impact').click();
  await answered;
  await follow(page, 'impact'); // works at the next click
  await page.waitForLoadState('networkidle');
  expect(documents).toEqual(['', 'impact', 'impact']);
  await page.unrouteAll();
  await follow(page, 'contact');
  await hydrated(page);
  expectOnly(consoleErrors, /^Failed to load resource|^uncaught: Failed to fetch dynamically imported module/);
});

/** What a page says in its head and its main part, and its links to itself. */
async function shown(page: Page): Promise<readonly string[]> {
  const outerHtml = (elements: Element[]) => elements.map((element) => element.outerHTML).sort();
  const tags = 'title, meta:not([http-equiv]), link[rel=canonical], script[type="application/ld+json"]';
  return [
    ...(await page.locator('head').locator(tags).evaluateAll(outerHtml)),
    ...(await page.locator('[aria-current]').evaluateAll(outerHtml)),
    await page.locator('main').ariaSnapshot(),
  ];
}

/** Expects an element to begin below the header, in the first third of the window. */
async function expectBelowHeader(page: Page, id: string): Promise<void> {
  const header = await page.locator('body > header').evaluate((element) => element.getBoundingClientRect().height);
  const top = () => page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(header);
  await expect.poll(top).toBeLessThan(await page.evaluate(() => window.innerHeight / 3));
}
