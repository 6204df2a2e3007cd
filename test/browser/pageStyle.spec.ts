import type { Page } from '@playwright/test';
import { displayFont } from '../../src/styles/fonts';
import { expect, follow, openHydrated, paths, pathsAndNotFound, test } from './fixtures';

test.use({ reducedMotion: 'reduce' }); // computed styles would change while an animation runs

const styleFile = /\/assets\/style-\w+\.css$/;
const screens = [
  { width: 320, colorScheme: 'dark', media: 'screen' },
  { width: 1920, colorScheme: 'light', media: 'screen' },
] as const;

for (const path of pathsAndNotFound) {
  test(`${path} looks the same with its own style as with that of all pages`, async ({ page }) => {
    const href = await openWithoutWholeStyle(page, path);
    const whole = await (await page.request.get(href)).text();
    const inline = await page.locator('style').evaluate((style) => style.textContent ?? '');
    expect(inline.length).toBeLessThan(whole.length * 0.9);

    const expectSame = async ({ width, ...media }: { width: number; media: 'screen' | 'print' }) => {
      await page.emulateMedia(media);
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(changedBy, whole), JSON.stringify({ width, ...media })).toEqual([]);
    };
    for (const screen of screens) await expectSame(screen);
    await forceStates(page);
    for (const screen of screens) await expectSame(screen);
    await expectSame({ width: 768, media: 'print' });
    expect(await page.evaluate(changedBy, 'h1 { scroll-margin-top: 1px }')).not.toEqual([]);
  });
}

test('a page reached by a click looks the same as when it is loaded', async ({ page, context }) => {
  await openHydrated(page, './contact');
  const loaded = await context.newPage();
  for (const name of ['cases', 'impact'] as const) {
    await page.bringToFront(); // a browser renders the rest of a page that nobody sees late
    await follow(page, name);
    await openHydrated(loaded, page.url());
    // Once both have their fonts, and the rest of the page that follows its first screen.
    await expect
      .poll(async () => {
        await page.bringToFront();
        const [reached, expected] = [await page.evaluate(declaredStyles), await loaded.evaluate(declaredStyles)];
        return expected.filter((style, index) => style !== reached[index]).slice(0, 3);
      })
      .toEqual([]);
  }
});

test('until the style of all pages is there, no script is requested, and links load the next page', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openWithoutWholeStyle(page, './');
  await follow(page, 'contact');
  expect(scripts).toEqual([]);
});

test('without the style of all pages, every page still shows its own', async ({ page, consoleErrors }) => {
  await page.route(styleFile, (route) => route.abort());
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', new RegExp(displayFont.family));
    await expect.poll(() => consoleErrors.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
  }
});

/** Opens a page that never gets the style of all pages. Returns the URL of that style. */
async function openWithoutWholeStyle(page: Page, path: string): Promise<string> {
  await page.route(styleFile, () => undefined); // asked for, and never answered
  const requested = page.waitForRequest(styleFile);
  await page.goto(path, { waitUntil: 'domcontentloaded' }); // the load event waits for the style
  return (await requested).url();
}

/**
 * The computed styles of all elements of a page, and of their pseudo-elements, that an added style sheet changes. Runs in
 * the page, so it must not use anything outside itself.
 */
function changedBy(css: string): readonly string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const declaredIn = (rules: CSSRuleList): readonly string[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? rule.style : []),
      ...('cssRules' in rule ? declaredIn(rule.cssRules as CSSRuleList) : []),
    ]);
  const declared = [...new Set(declaredIn(sheet.cssRules))];
  const computedStyles = () =>
    [...document.querySelectorAll('html, body, body *')].flatMap((element) =>
      ['', '::before', '::after', '::marker', '::backdrop'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const isShown = pseudo === '' || pseudo === '::marker' || style.content !== 'none';
        const values = isShown ? declared.map((name) => `${name}:${style.getPropertyValue(name)}`) : [];
        return `${element.nodeName}${pseudo} {${values.join(';')}}`;
      }),
    );
  const own = computedStyles();
  document.adoptedStyleSheets = [sheet];
  const changed = computedStyles().filter((style, index) => style !== own[index]);
  document.adoptedStyleSheets = [];
  return changed.slice(0, 9);
}

/** The values that all elements of a page have of the properties that its style declares. Runs in the page. */
function declaredStyles(): readonly string[] {
  const declaredIn = (rules: CSSRuleList): readonly string[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? rule.style : []),
      ...('cssRules' in rule ? declaredIn(rule.cssRules as CSSRuleList) : []),
    ]);
  const declared = [...new Set([...document.styleSheets].flatMap(({ cssRules }) => declaredIn(cssRules)))].sort();
  return [...document.querySelectorAll('html, body, body *')].map((element) => {
    const style = getComputedStyle(element);
    return `${element.nodeName} {${declared.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')}}`;
  });
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
