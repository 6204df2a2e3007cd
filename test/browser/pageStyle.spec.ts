import type { Page } from '@playwright/test';
import { displayFont } from '../../src/styles/fonts';
import { expect, openHydrated, paths, pathsAndNotFound, test, titleOf } from './fixtures';

test.use({ reducedMotion: 'reduce' }); // computed styles would change while an animation runs

const widths = [320, 768, 1920];
const styleFile = /\/assets\/style-\w+\.css$/;

for (const path of pathsAndNotFound) {
  test(`${path} looks the same with its own style as with that of all pages`, async ({
    page,
    consoleErrors,
  }) => {
    const href = await hold(page, path);
    const whole = await (await page.request.get(href)).text();
    const inline = await page.locator('style').evaluate((style) => style.textContent ?? '');
    expect(inline.length).toBeLessThan(whole.length * 0.9);

    for (const isUsed of [false, true]) {
      if (isUsed) await forceStates(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        for (const width of widths) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 800 });
          const own = await computedStyles(page);
          await adopt(page, [whole]);
          expect(await computedStyles(page), `${colorScheme}, ${width} px`).toEqual(own);
          await adopt(page, []);
        }
      }
    }
    await page.emulateMedia({ media: 'print' });
    const own = await computedStyles(page);
    await adopt(page, [whole]);
    expect(await computedStyles(page), 'print').toEqual(own);
    consoleErrors.splice(0); // of the not-found page
  });
}

test('a page that is reached by a click looks as one that is loaded', async ({ page }) => {
  await openHydrated(page, './contact');
  for (const name of ['Cases', 'Impact'] as const) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page).toHaveTitle(titleOf(name === 'Cases' ? 'cases' : 'impact'));
    await page.waitForLoadState('networkidle');
    const reached = await computedStyles(page);
    await openHydrated(page, page.url());
    expect(await computedStyles(page)).toEqual(reached);
  }
});

test('until the style of all pages is there, no script is asked for, and links load the next page', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await hold(page, './');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveTitle(titleOf('contact'));
  expect(scripts).toEqual([]);
});

test('without the style of all pages, every page still shows its own, and links load the next', async ({
  page,
  consoleErrors,
}) => {
  await page.route(styleFile, (route) => route.abort());
  await page.goto('./');
  await expect.poll(() => consoleErrors.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
  for (const path of paths.slice(1)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS(
      'font-family',
      new RegExp(displayFont.family),
    );
  }
  consoleErrors.splice(0);
});

/** Opens a page that never gets the style of all pages. Returns its URL. */
async function hold(page: Page, path: string): Promise<string> {
  await page.route(styleFile, () => undefined); // asked for, and never answered
  const requested = page.waitForRequest(styleFile);
  await page.goto(path, { waitUntil: 'domcontentloaded' }); // the load event waits for the style
  return (await requested).url();
}

/** The computed styles of all elements of a page, and of their pseudo-elements. */
async function computedStyles(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *')].flatMap((element) =>
      ['', '::before', '::after', '::marker', '::backdrop'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const isShown = pseudo === '' || pseudo === '::marker' || style.content !== 'none';
        return isShown ? `${element.nodeName}${pseudo} {${style.cssText}}` : '';
      }),
    ),
  );
}

async function adopt(page: Page, styles: readonly string[]): Promise<void> {
  await page.evaluate((texts) => {
    document.adoptedStyleSheets = texts.map((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    });
  }, styles);
}

/** Shows all links and buttons as pointed at, focused and pressed, and opens the menu. */
async function forceStates(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'a, button, summary, [tabindex]',
  });
  expect(nodeIds.length).toBeGreaterThan(5);
  const forcedPseudoClasses = ['hover', 'active', 'focus', 'focus-visible', 'focus-within', 'target'];
  for (const nodeId of nodeIds) await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  await page.evaluate(() => {
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.showPopover();
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}
