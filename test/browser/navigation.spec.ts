import type { Page } from '@playwright/test';
import {
  expect,
  expectOnly,
  follow,
  hydrated,
  type Linked,
  linkTo,
  modulesOf,
  openHydrated,
  paths,
  preventPrefetch,
  test,
  titleOf,
} from './fixtures';

declare global {
  interface Window {
    /** The titles that a statistics script has read. */
    views: string[];
  }
}

for (const path of paths) {
  test(`client navigation gives ${path} the head, words and current links of a page load`, {
    tag: path === './cases' ? '@base' : [],
  }, async ({ page }) => {
    await openHydrated(page, path);
    const loaded = await shown(page);
    await openHydrated(page, path === './contact' ? './' : './contact');
    await page
      .locator(`a[href="${new URL(page.url()).pathname.replace(/contact$/, '')}${path.slice(2)}"]`)
      .first()
      .click();
    await expect.poll(() => shown(page)).toEqual(loaded);
  });
}

test('a statistics script finds the title of the new page as soon as the URL changes, on Back too', async ({
  page,
}) => {
  await page.addInitScript(recordViews);
  await openHydrated(page, './');
  await follow(page, 'impact');
  await expectViews(page, 'impact');
  await page.goBack();
  await expectViews(page, 'home');
});

test('the title of a page that the visitor waits for is shown with its URL', async ({ page }) => {
  await preventPrefetch(page);
  const own = await modulesOf(page, './');
  await page.route(
    ({ pathname }) => /\.js$/.test(pathname) && !own.includes(pathname),
    () => undefined, // requested, but never answered
  );
  await openHydrated(page, './');
  await linkTo(page, 'impact').click();
  await expect(page).toHaveURL(/impact$/);
  expect(await page.title()).toBe(titleOf('impact'));
});

for (const { from, place, id } of [
  { from: './', place: 'main', id: 'approach' },
  { from: './', place: 'main', id: 'contact' },
  { from: './impact', place: 'header', id: 'approach' },
]) {
  test(`the link in the ${place} of ${from} brings #${id} below the sticky header, and the focus with it`, {
    tag: from === './' ? [] : '@base',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' }); // no smooth scroll to wait for
    await openHydrated(page, from);
    await page.locator(`${place} a[href$="#${id}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(page.locator(`#${id}`)).toBeFocused();
    await expect(page.locator(`#${id}`)).toHaveAccessibleName(/./); // which a screen reader says
    await expectBelowHeader(page, id);
  });
}

test('the address of a case opens at that case', async ({ page }) => {
  await page.goto('./cases');
  const id = (await page.locator('article').nth(1).getAttribute('id')) ?? '';
  await openHydrated(page, `./cases?again#${id}`);
  await expectBelowHeader(page, id);
});

test('the not-found page logs its own address, not that of a page which the visitor waits for', async ({ page }) => {
  await preventPrefetch(page);
  await openHydrated(page, './not-found');
  await follow(page, 'impact');
});

test.describe('after a deploy that replaced the code of the other pages', () => {
  test.afterEach(({ consoleErrors }) =>
    expectOnly(consoleErrors, /^Failed to load resource|^uncaught: Failed to fetch dynamically imported module/),
  );

  test('the next page is loaded as an ordinary page', { tag: '@base' }, async ({ page }) => {
    const documents = await openHomeAlone(page, { until: 'impact' });
    await follow(page, 'impact');
    await hydrated(page);
    expect(documents).toEqual(['', 'impact']);
  });

  test('a page whose new code is missing too is loaded once, unhydrated', async ({ page }) => {
    const documents = await openHomeAlone(page);
    await follow(page, 'impact');
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual(['', 'impact']);
    await follow(page, 'contact');
  });

  test('a link whose page could not be loaded works at the next click', async ({ page }) => {
    await openHomeAlone(page);
    await page.route('**/impact', (route) => route.fulfill({ status: 204 })); // the browser then stays on the page
    const answered = page.waitForResponse('**/impact');
    await linkTo(page, 'impact').click();
    await answered;
    await page.unrouteAll();
    await follow(page, 'impact');
  });
});

/** Expects the page to be viewed at once, in the next frame and after 100 ms, and forgets these views. */
async function expectViews(page: Page, name: Linked): Promise<void> {
  const title = titleOf(name);
  await expect.poll(() => page.evaluate(() => window.views)).toEqual([title, title, title]);
  await page.evaluate(() => void window.views.splice(0));
}

/** Records the title when the URL changes, as statistics scripts do. Runs in the page, so it stands alone. */
function recordViews(): void {
  window.views = [];
  const view = () => window.views.push(document.title);
  const onChange = () => {
    view();
    requestAnimationFrame(view);
    setTimeout(view, 100);
  };
  const { pushState } = history;
  history.pushState = (...change) => {
    Reflect.apply(pushState, history, change);
    onChange();
  };
  addEventListener('popstate', onChange);
}

/**
 * Opens Home without the code of other pages, which it has tried to fetch, until the document `until` is requested.
 * @returns the requested documents, by the last part of their paths.
 */
async function openHomeAlone(page: Page, { until = 'never' } = {}): Promise<readonly string[]> {
  const modules = await modulesOf(page, './');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url().replace(/.*\//, ''));
  });
  await page.route(/assets\/.*\.js$/, (route, request) => {
    const known = modules.includes(new URL(request.url()).pathname) || documents.includes(until);
    return known ? route.continue() : route.abort();
  });
  await openHydrated(page, './');
  await page.waitForLoadState('networkidle');
  return documents;
}

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
