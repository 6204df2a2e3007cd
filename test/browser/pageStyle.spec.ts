import type { Page } from '@playwright/test';
import { allPaths, expect, test } from './fixtures';

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

    const changedBy = (css: string) => page.evaluate(stylesChangedBy, css);
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

/**
 * The first few elements whose computed styles a stylesheet changes, each with the new values of the properties that the
 * stylesheet declares. Pseudo-elements count too. Runs in the page, so it must not use anything outside itself.
 */
function stylesChangedBy(css: string): readonly string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const declaredIn = (rules: CSSRuleList): readonly string[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? rule.style : []),
      ...('cssRules' in rule ? declaredIn(rule.cssRules as CSSRuleList) : []),
    ]);
  const declared = [...new Set(declaredIn(sheet.cssRules))];
  const boxes = [...document.querySelectorAll('html, body, body *')].flatMap((element) => [
    { element, pseudo: '' },
    { element, pseudo: '::before' },
    { element, pseudo: '::after' },
    ...(element.matches('li, summary') ? [{ element, pseudo: '::marker' }] : []),
    ...(element.matches('[popover]') ? [{ element, pseudo: '::backdrop' }] : []),
  ]);
  const values = () =>
    boxes.map(({ element, pseudo }) => {
      const style = getComputedStyle(element, pseudo);
      const isShown = !/before|after/.test(pseudo) || style.content !== 'none';
      return isShown ? declared.map((name) => `${name}:${style.getPropertyValue(name)}`) : [];
    });
  const own = values();
  document.adoptedStyleSheets = [sheet];
  const changed = values().flatMap((after, index) => {
    const before = new Set(own[index]);
    const differ = after.filter((value) => !before.has(value));
    const { element, pseudo } = boxes[index] ?? {};
    const isSame = differ.length === 0 && after.length === before.size;
    return isSame ? [] : [`${element?.nodeName}${pseudo} ${differ.join(';')}`];
  });
  document.adoptedStyleSheets = [];
  return changed.slice(0, 9);
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
