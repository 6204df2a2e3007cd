import type { Page } from '@playwright/test';
import { allPaths, expect, test } from './fixtures';
import { adoptStyle } from './texts';

test.use({ reducedMotion: 'reduce' }); // computed styles would change while an animation runs

const styleFile = /\/assets\/style-\w+\.css$/;

for (const path of allPaths) {
  test(`${path} looks the same with its own style as with that of all pages`, async ({ page }) => {
    await page.route(styleFile, () => undefined); // asked for, and never answered
    const requested = page.waitForRequest(styleFile);
    await page.goto(path, { waitUntil: 'domcontentloaded' }); // the load event waits for the style
    const whole = await (await page.request.get((await requested).url())).text();
    const inline = await page.locator('style').evaluate((style) => style.textContent ?? '');
    expect(inline.length).toBeLessThan(whole.length * 0.9);

    const changedBy = async (css: string) => {
      const own = await page.evaluate(computedStyles, css);
      await adoptStyle(page, css);
      const changed = differences(await page.evaluate(computedStyles, css), own);
      await adoptStyle(page, '');
      return changed;
    };
    const expectSame = async (width: number, media: Parameters<Page['emulateMedia']>[0]) => {
      await page.emulateMedia(media);
      await page.setViewportSize({ width, height: 800 });
      // A picture that loads meanwhile can change the height of its element.
      await expect.poll(() => changedBy(whole), JSON.stringify({ width, ...media })).toEqual([]);
    };
    await expectSame(320, { colorScheme: 'dark' });
    await forceStates(page);
    await expectSame(1920, { colorScheme: 'light' });
    await expectSame(768, { media: 'print' });
    expect(await changedBy('h1 { scroll-margin-top: 1px }')).not.toEqual([]); // which would be noticed
  });
}

/** The first few elements whose styles are not as expected, with the values that differ. */
function differences(styles: readonly string[], expected: readonly string[]): readonly string[] {
  const differ = styles.flatMap((style, index) => {
    const values = new Set(expected[index]?.split(';'));
    return style === expected[index] ? [] : [style.split(';').filter((value) => !values.has(value))];
  });
  return differ.slice(0, 9).map((values) => values.join(';'));
}

/**
 * The computed styles of all elements of a page and of their pseudo-elements, in the properties that its style sheets
 * declare. Runs in the page, so it must not use anything outside itself.
 */
function computedStyles(css: string): readonly string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const declaredIn = (rules: CSSRuleList): readonly string[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? rule.style : []),
      ...('cssRules' in rule ? declaredIn(rule.cssRules as CSSRuleList) : []),
    ]);
  const declared = [...new Set(declaredIn(sheet.cssRules))].sort();
  return [...document.querySelectorAll('html, body, body *')].flatMap((element) =>
    ['', '::before', '::after', '::marker', '::backdrop'].map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const isShown = pseudo === '' || pseudo === '::marker' || style.content !== 'none';
      const values = isShown ? declared.map((name) => `${name}:${style.getPropertyValue(name)}`) : [];
      return [`${element.nodeName}${pseudo}`, ...values].join(';');
    }),
  );
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
