import { accessibilityViolations } from './accessibilityViolations';
import { expect, pathsAndNotFound, test } from './fixtures';

test.use({ reducedMotion: 'reduce' }); // during a transition, colours have the contrast of neither scheme

for (const path of pathsAndNotFound) {
  test(`axe finds no violation on ${path}, in both schemes, on desktop and phone, with its menu open`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 1280, height: 800 });
      expect.soft(await accessibilityViolations(page), `${colorScheme}, desktop`).toEqual([]);
      await page.setViewportSize({ width: 375, height: 812 });
      expect.soft(await accessibilityViolations(page), `${colorScheme}, phone`).toEqual([]);
      await page.getByRole('button', { name: 'Menu' }).click();
      expect.soft(await accessibilityViolations(page), `${colorScheme}, phone, menu open`).toEqual([]);
      await page.getByRole('button', { name: 'Close' }).click();
    }
  });
}
