import type { Page } from '@playwright/test';
import { cases, notFound } from '../support/content';
import { expect, follow, hydrated, menuButton, modulesOf, openHydrated, paths, status404, test } from './fixtures';

declare global {
  interface Window {
    added: Element[];
    parsed: { elements: Element[]; body: string };
  }
}

/** The paths at which a page is shown: one of each kind for a base path, too. */
const ofEachKind = ['./', './impact', './impact/', './impact.html', './index.html', './impact?a=%zz#%zz'];
const shown = [...new Set([...paths, ...ofEachKind])];

// One page opens all paths of a test, because a new one takes longer than what is tested in it.

test('every page hydrates with an empty console, an unchanged body and no third-party request', {
  tag: '@base',
}, async ({ page, baseURL, consoleErrors }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await rememberParsed(page);
  for (const path of shown) {
    await test.step(path, async () => {
      await openHydrated(page, path);
      expect(consoleErrors.splice(0), path).toEqual([]);
      await expectUnchanged(page);
      expect([...origins]).toEqual([new URL(baseURL ?? '').origin]);
    });
  }
});

/** Some of them the server, the browser and React might read differently. The preview's unit test tries thousands. */
const missing = ['./no/such/page', './%ff', './/evil.example', './%2e%2e%2fimpact'];

test('a missing path hydrates as the not-found page, and logs its address', { tag: '@base' }, async ({
  page,
  consoleErrors,
}) => {
  await rememberParsed(page);
  for (const path of missing) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      await hydrated(page);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
      await expect.poll(() => consoleErrors, path).toEqual([status404, expect.stringContaining('404: no page at')]);
      consoleErrors.splice(0);
      await expectUnchanged(page);
      await follow(page, 'impact'); // which logs nothing
      expect(consoleErrors).toEqual([]);
    });
  }
});

const withCanonical = (html: string, url: string) => html.replace(/(?<=<link rel="canonical" href=")[^"]*/, url);

/** Documents that are shown at another path than theirs, or changed on their way. */
const displaced: readonly { where: string; document?: string; at: string; change?: typeof withCanonical }[] = [
  { where: 'an archive that rewrites its URL', at: '/web/2026/https://www.example.com/impact', change: withCanonical },
  { where: 'a repository that was renamed', at: '/new-name/impact' },
  { where: 'a host that shows one page at every path', at: './nowhere' },
  { where: 'a proxy or a browser that translates', at: './impact', change: (html) => html.replace(/lang="\w+/, '$&x') },
  { where: 'a host that shows the page for unknown paths at another page', document: './nowhere', at: './impact' },
];

test('a page that is displaced or translated stays as served', { tag: '@base' }, async ({ page, baseURL }) => {
  await rememberParsed(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { where, document = './impact', at, change = (text: string) => text } of displaced) {
    await test.step(where, async () => {
      const url = new URL(at, baseURL).href;
      const html = await (await page.request.get(document)).text();
      await page.route(url, (route) => route.fulfill({ body: change(html, url), contentType: 'text/html' }));
      const [entry = ''] = await modulesOf(page, document);
      const loaded = page.waitForResponse((response) => response.url().endsWith(entry));
      await page.goto(url);
      await loaded;
      await page.waitForLoadState('networkidle'); // a hydrated page would fetch the others
      await expectUnchanged(page);
      expect(page.url()).toBe(url);
      await menuButton(page, 'Menu').click();
      await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link').first()).toBeVisible();
    });
  }
});

test.describe('years after the build, in another time zone and language, with a browser extension', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG' });

  test('hydration keeps every element, and React takes none of the extension', async ({ page }) => {
    await page.clock.setFixedTime('2041-12-31T23:59:59Z'); // when it is 2042 there
    await rememberParsed(page);
    await page.addInitScript(addAsExtension);
    await openHydrated(page, './impact');
    expect(await replaced(page)).toEqual([]);
    await expect(page.getByText('© 2042')).toBeVisible();
    await follow(page, 'cases');
    expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toEqual([
      expect.stringContaining(cases.pageDescription),
    ]);
    const lost = await page.evaluate(() => {
      const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
      return window.added.filter((element) => !element.isConnected || isTaken(element)).length;
    });
    expect(lost).toBe(0);
  });
});

/** Records each document as the browser parses it, before any script of the site runs. */
function rememberParsed(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    sessionStorage.clear(); // where the document before it may have left something
    document.addEventListener('DOMContentLoaded', () => {
      window.parsed = { elements: [...document.querySelectorAll('*')], body: document.body.innerHTML };
    });
  });
}

/** Expects the body that was parsed, of the same elements. */
async function expectUnchanged(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.body.innerHTML)).toBe(await page.evaluate(() => window.parsed.body));
  expect(await replaced(page)).toEqual([]);
}

/** The parsed elements that are no longer in the document. */
function replaced(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    window.parsed.elements.filter((element) => !element.isConnected).map((element) => element.outerHTML),
  );
}

/** Adds elements and attributes. Runs in the page, so it must not use anything outside itself. */
function addAsExtension(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const add = (name: string) => {
      const element = document.createElement(name);
      // The policy lets an extension do more than this test may: a style must be the page's own, and no script may run.
      if (name === 'style') element.textContent = document.querySelector('style')?.textContent ?? '';
      if (name === 'script') element.setAttribute('type', 'text/plain');
      return element;
    };
    window.added = [document.head, document.body].flatMap((parent) =>
      ['style', 'script', 'link', 'div'].flatMap((name) => {
        const elements = [add(name), add(name)] as const;
        parent.prepend(elements[0]);
        parent.append(elements[1]);
        return elements;
      }),
    );
    for (const { dataset, classList } of [document.documentElement, document.body]) {
      dataset.extension = '';
      classList.add('extension');
    }
  });
}
