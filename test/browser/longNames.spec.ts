import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from './fixtures';
import { layoutErrors } from './layoutErrors';

const names = {
  'forty characters with an ampersand': 'Van der Meulen-Hartmann & Associates Ltd',
  'one word of forty letters': 'Donaudampfschifffahrtsgesellschaftskapit',
  'forty of the widest letters': 'W'.repeat(40),
  Arabic: 'مكتب الاستشارات الاستراتيجية للنمو والتطوير',
};

test.use({ reducedMotion: 'reduce' });

/** Changes the name in the header, as an owner would. */
function rename(page: Page, name: string) {
  return page.locator('header > a > span').evaluate((words, text) => {
    if (words.firstChild instanceof Text) words.firstChild.data = text;
  }, name);
}

for (const width of [320, 375, 768, 1024, 1440]) {
  test(`a long name does not damage the menu at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, './');
    const menu = width < 768 ? page.getByRole('button', { name: 'Menu' }) : page.locator('header > nav');
    const beside = await menu.boundingBox();
    for (const [kind, name] of Object.entries(names)) {
      await rename(page, name);
      const after = await menu.boundingBox();

      expect.soft(await layoutErrors(page, 'header'), kind).toEqual([]);
      expect
        .soft([after?.x, after?.width, after?.height], kind)
        .toEqual([beside?.x, beside?.width, beside?.height]);
    }
  });
}
