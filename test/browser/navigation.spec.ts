import type { Page } from '@playwright/test';
import {
  expect,
  expectOnly,
  hydrated,
  missingModules,
  modulesOf,
  openHydrated,
  paths,
  test,
  titleOf,
} from './fixtures';

test('a click within the site replaces the head and doubles nothing in it', async ({ page }) => {
  await openHydrated(page, './contact');
  const direct = await headTags(page);
  await openHydrated(page, './');
  await follow(page, 'Contact');
  await expect(page).toHaveTitle(titleOf('contact'));
  expect(await headTags(page)).toEqual(direct);
});

for (const path of paths) {
  test(`client navigation renders the same ${path} as a page load`, {
    tag: path === './cases' ? '@base' : [],
  }, async ({ page }) => {
    const main = page.locator('main');
    await openHydrated(page, path);
    const loaded = await main.ariaSnapshot();
    await openHydrated(page, path === './contact' ? './' : './contact');
    await page
      .locator(`a[href="${new URL(page.url()).pathname.replace(/contact$/, '')}${path.slice(2)}"]`)
      .first()
      .click();
    await expect.poll(() => main.ariaSnapshot()).toBe(loaded);
  });
}

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

test('a page is prefetched: a click requests no script', async ({ page }) => {
  const modules = await modulesOf(page, './impact');
  await openHydrated(page, './');
  await expect.poll(() => loadedFiles(page)).toEqual(expect.arrayContaining([...modules]));
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await follow(page, 'Impact');
  await expect(page).toHaveTitle(titleOf('impact'));
  expect(requested.filter((path) => modules.includes(path))).toEqual([]);
});

test.describe('after a deploy that replaced the code of the other pages', () => {
  test('the next page is loaded as an ordinary page', { tag: '@base' }, async ({ page, consoleErrors }) => {
    const documents = await keepCodeOf(page, './', { until: 'impact' });
    await openHydrated(page, './');
    await page.waitForLoadState('networkidle');
    await follow(page, 'Impact');
    await expect(page).toHaveTitle(titleOf('impact'));
    await hydrated(page);
    expect(documents).toEqual(['', 'impact']);
    expectOnly(consoleErrors, missingModules);
  });

  test('a page whose new code is missing too falls back to one unhydrated page load', async ({
    page,
    consoleErrors,
  }) => {
    const documents = await keepCodeOf(page, './');
    await openHydrated(page, './');
    await page.waitForLoadState('networkidle');
    await follow(page, 'Impact');
    await expect(page).toHaveTitle(titleOf('impact'));
    await page.waitForTimeout(500); // in which it would be loaded again
    expect(documents).toEqual(['', 'impact']);
    await follow(page, 'Contact');
    await expect(page).toHaveTitle(titleOf('contact'));
    expectOnly(consoleErrors, missingModules);
  });

  test('a page that is gone since is loaded once', async ({ page, consoleErrors }) => {
    const documents = await keepCodeOf(page, './nowhere');
    const body = await (await page.request.get('./nowhere')).body();
    await page.route('**/impact', (route) => route.fulfill({ status: 404, body, contentType: 'text/html' }));
    const missing = page.waitForEvent('requestfailed');
    await page.goto('./impact');
    await missing;
    await page.waitForTimeout(500);
    expect(documents).toEqual(['impact']);
    expectOnly(consoleErrors, missingModules);
  });
});

/**
 * Serves only one page's modules until the document `until` is requested.
 * @returns the requested documents, by the last part of their paths.
 */
async function keepCodeOf(page: Page, path: string, { until = 'never' } = {}): Promise<readonly string[]> {
  const modules = await modulesOf(page, path);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url().replace(/.*\//, ''));
  });
  await page.route(/assets\/.*\.js$/, (route, request) => {
    const known = modules.includes(new URL(request.url()).pathname) || documents.includes(until);
    return known ? route.continue() : route.abort();
  });
  return documents;
}

async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
}

/** The paths of all files that the page has loaded. */
function loadedFiles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
}

function headTags(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.head.querySelectorAll(
        'title, meta:not([http-equiv]), link[rel=canonical], script[type="application/ld+json"]',
      ),
    ]
      .map((tag) => tag.outerHTML)
      .sort(),
  );
}

/** Expects an element to begin below the header, in the first third of the window. */
async function expectBelowHeader(page: Page, id: string): Promise<void> {
  const header = await page
    .locator('body > header')
    .evaluate((element) => element.getBoundingClientRect().height);
  const top = () => page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(header);
  await expect.poll(top).toBeLessThan(await page.evaluate(() => window.innerHeight / 3));
}
