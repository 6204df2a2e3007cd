import type { Page } from '@playwright/test';
import { impact } from '../support/content';
import { expect, expectShown, openHydrated, test } from './fixtures';

declare global {
  interface Window {
    motions: Set<string>;
    /** The scroll position in each frame after the focus has moved. */
    tops: number[];
  }
}

for (const { when, go, moving } of [
  { when: 'after hydration', go: goToImpact, moving: ['animation', 'fade', 'smooth scrolling', 'transition'] },
  { when: 'before the scripts have loaded', go: goToImpactWithoutScripts, moving: ['view transition'] },
]) {
  test(`things move ${when}, but not with reduced motion`, async ({ page }) => {
    const motions = () => page.evaluate(() => [...window.motions].sort());
    await page.addInitScript(watchMotion);
    await go(page);
    await expect.poll(motions).toEqual(expect.arrayContaining(moving));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await go(page);
    // Two frames, in which a motion would be seen.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await motions()).toEqual([]);
  });
}

test('a link to a section of another page shows it there at once, however smoothly the site scrolls', async ({
  page,
}) => {
  const { id = '' } = impact.areas.findLast(({ cases }) => cases.length > 0) ?? {};
  await openHydrated(page, './cases');
  await page.evaluate(() => {
    window.tops = [];
    const look = () => {
      if (window.tops.push(window.scrollY) < 5) requestAnimationFrame(look);
    };
    document.addEventListener('focusin', ({ target }) => target instanceof Element && target.id && look());
  });
  await page.locator(`main a[href$="/impact#${id}"]`).first().dispatchEvent('click');
  await expect(page.locator(`#${id}`)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.tops.length)).toBe(5);
  expect(new Set(await page.evaluate(() => window.tops)).size).toBe(1);
});

/** Leaves the home page after using everything that may move there. */
async function goToImpact(page: Page): Promise<void> {
  await openHydrated(page, './');
  await page.locator('main a[href$="#approach"]').click();
  const link = page.locator('main a[href$="/impact"]');
  await link.hover();
  await link.click();
  await expectShown(page, 'impact');
}

/** Leaves the home page by loading a document. */
async function goToImpactWithoutScripts(page: Page): Promise<void> {
  await page.route(/\.js$/, () => undefined); // requested, but never answered
  await page.goto('./');
  await page.locator('main a[href$="/impact"]').click();
  await expectShown(page, 'impact');
}

/** Records in each frame what moves on the current page, and on earlier ones of the same document. Runs in the page, so it must not use anything outside itself. */
function watchMotion(): void {
  window.motions = new Set();
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { playState, effect } = animation;
      if (playState !== 'running' || !(effect instanceof KeyframeEffect)) continue;
      if (effect.target?.closest('body > header')) continue; // whose colours turn at once as the page moves
      if (effect.pseudoElement?.startsWith('::view-transition')) continue;
      if (animation instanceof CSSTransition) window.motions.add('transition');
      else window.motions.add(effect.target?.parentElement?.localName === 'main' ? 'fade' : 'animation');
    }
    if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth') window.motions.add('smooth scrolling');
    requestAnimationFrame(look);
  };
  document.addEventListener('DOMContentLoaded', look);
  // On a busy machine, a transition may begin and end between two frames.
  window.addEventListener('pagereveal', ({ viewTransition }) => {
    viewTransition?.ready.then(() => window.motions.add('view transition'));
  });
}
