import type { Page } from '@playwright/test';
import { expect, openHydrated, test, titleOf } from './fixtures';

declare global {
  interface Window {
    motions: Set<string>;
  }
}

test('what may move does: on arrival, under the pointer, to a place on the page, to another page', async ({
  page,
}) => {
  expect(await motionsOnTheWay(page)).toEqual(['animation', 'fade', 'smooth scrolling', 'transition']);
});

test('a link that is followed before the scripts are there fades to its page too', async ({ page }) => {
  expect(await motionsWithoutScripts(page)).toContain('view transition');
});

test('the first page of a visit does not fade in', async ({ page }) => {
  await page.addInitScript(watchMotion);
  await openHydrated(page, './impact');
  expect(await page.evaluate(() => [...window.motions])).not.toContain('fade');
});

test.describe('for visitors who prefer so', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    expect(await motionsOnTheWay(page)).toEqual([]);
  });

  test('nothing moves before the scripts are there', async ({ page }) => {
    expect(await motionsWithoutScripts(page)).toEqual([]);
  });
});

/** The kinds of motion that are seen from the home page to another. */
async function motionsOnTheWay(page: Page): Promise<string[]> {
  await page.addInitScript(watchMotion);
  await openHydrated(page, './');
  await page.locator('main a[href$="#approach"]').click();
  const link = page.locator('main a[href$="/impact"]');
  await link.hover();
  await link.click();
  await expect(page).toHaveTitle(titleOf('impact'));
  await page.waitForTimeout(100); // in which the new page moves
  return page.evaluate(() => [...window.motions].sort());
}

/** The kinds of motion that are seen on a page that is loaded from another one, as it arrives. */
async function motionsWithoutScripts(page: Page): Promise<string[]> {
  await page.route(/\.js$/, () => undefined); // asked for, and never answered
  await page.addInitScript(watchMotion);
  await page.goto('./');
  await page.locator('main a[href$="/impact"]').click();
  await expect(page).toHaveTitle(titleOf('impact'));
  await page.waitForTimeout(100);
  return page.evaluate(() => [...window.motions].sort());
}

/** Notes in each frame what moves. Runs in the page, and so stands alone. */
function watchMotion(): void {
  window.motions = new Set();
  const look = () => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    for (const animation of running) window.motions.add(kindOf(animation));
    if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth') {
      window.motions.add('smooth scrolling');
    }
    requestAnimationFrame(look);
  };
  document.addEventListener('DOMContentLoaded', look);

  function kindOf(animation: Animation): string {
    const { effect } = animation;
    if (!(effect instanceof KeyframeEffect)) return 'animation';
    if (effect.pseudoElement?.startsWith('::view-transition')) return 'view transition';
    if (animation instanceof CSSTransition) return 'transition';
    return effect.target?.parentElement?.localName === 'main' ? 'fade' : 'animation';
  }
}
