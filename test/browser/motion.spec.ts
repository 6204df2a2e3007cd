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
  expect(await motionsOnTheWay(page)).toEqual([
    'animation',
    'smooth scrolling',
    'transition',
    'view transition',
  ]);
});

test('nothing moves for visitors who prefer so', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motionsOnTheWay(page)).toEqual([]);
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
  return page.evaluate(() => [...window.motions].sort());
}

/** Notes in each frame what moves. Runs in the page, and so stands alone. */
function watchMotion(): void {
  window.motions = new Set();
  const look = () => {
    // React hides the still parts of a view transition by an animation that takes no time.
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
    if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))
      return 'view transition';
    return animation instanceof CSSTransition ? 'transition' : 'animation';
  }
}
