import type { Page } from '@playwright/test';
import { expect, openHydrated, test, titleOf } from './fixtures';

declare global {
  interface Window {
    motions: Set<string>;
  }
}

test('things move: on arrival, on hover, to a place on the page, to another page', async ({ page }) => {
  await goToImpact(page);
  await expect.poll(() => motions(page)).toEqual(['animation', 'fade', 'smooth scrolling', 'transition']);
});

test('a link that is followed before the scripts have loaded fades to its page too', async ({ page }) => {
  await goToImpactWithoutScripts(page);
  await expect.poll(() => motions(page)).toContain('view transition');
});

test('the first page of a visit does not fade in', async ({ page }) => {
  await page.addInitScript(watchMotion);
  await openHydrated(page, './impact');
  expect(await motions(page)).not.toContain('fade');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    await goToImpact(page);
    await page.waitForTimeout(100); // time for it to move
    expect(await motions(page)).toEqual([]);
  });

  test('nothing moves before the scripts have loaded', async ({ page }) => {
    await goToImpactWithoutScripts(page);
    await page.waitForTimeout(100);
    expect(await motions(page)).toEqual([]);
  });
});

/** The kinds of motion seen on the current page, and on earlier ones of the same document. */
function motions(page: Page): Promise<string[]> {
  return page.evaluate(() => [...window.motions].sort());
}

/** Leaves the home page after using everything that may move there. */
async function goToImpact(page: Page): Promise<void> {
  await page.addInitScript(watchMotion);
  await openHydrated(page, './');
  await page.locator('main a[href$="#approach"]').click();
  const link = page.locator('main a[href$="/impact"]');
  await link.hover();
  await link.click();
  await expect(page).toHaveTitle(titleOf('impact'));
}

/** Leaves the home page by loading a document. */
async function goToImpactWithoutScripts(page: Page): Promise<void> {
  await page.route(/\.js$/, () => undefined); // requested, but never answered
  await page.addInitScript(watchMotion);
  await page.goto('./');
  await page.locator('main a[href$="/impact"]').click();
  await expect(page).toHaveTitle(titleOf('impact'));
}

/** Records in each frame what moves. Runs in the page, so it must not use anything outside itself. */
function watchMotion(): void {
  window.motions = new Set();
  const look = () => {
    const running = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && !isOfHeader(effect));
    for (const animation of running) window.motions.add(kindOf(animation));
    if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth') {
      window.motions.add('smooth scrolling');
    }
    requestAnimationFrame(look);
  };
  document.addEventListener('DOMContentLoaded', look);

  /** The header's colours turn at once as the page moves, which is no motion. */
  function isOfHeader(effect: AnimationEffect | null): boolean {
    return effect instanceof KeyframeEffect && effect.target?.closest('body > header') instanceof HTMLElement;
  }

  function kindOf(animation: Animation): string {
    const { effect } = animation;
    if (!(effect instanceof KeyframeEffect)) return 'animation';
    if (effect.pseudoElement?.startsWith('::view-transition')) return 'view transition';
    if (animation instanceof CSSTransition) return 'transition';
    return effect.target?.parentElement?.localName === 'main' ? 'fade' : 'animation';
  }
}
