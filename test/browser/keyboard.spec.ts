import { content } from '../support/content';
import { expect, openHydrated, pathsAndNotFound, test, titleOf } from './fixtures';
import { expectedStops, focusStops, outside } from './focusStops';

test.use({ reducedMotion: 'reduce' }); // focused elements are scrolled to at once

for (const { screen, viewport } of [
  { screen: 'a desktop', viewport: { width: 1280, height: 812 } },
  { screen: 'a desktop at 400 % zoom', viewport: { width: 320, height: 256 } },
]) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    for (const path of pathsAndNotFound) {
      test(`the keyboard reaches every link and button of ${path} in order, each with a visible focus ring`, async ({
        page,
      }) => {
        await page.goto(path);
        const stops = await expectedStops(page);
        expect(await focusStops(page, 'Tab', stops.length + 1)).toEqual([...stops, outside]);
        expect(await focusStops(page, 'Shift+Tab', stops.length)).toEqual(stops.toReversed());
      });
    }
  });
}

test('Enter on a link opens the page, and focuses its main part, which is named', async ({ page }) => {
  await openHydrated(page, './');
  for (const [label, name] of [
    ['Impact', 'impact'],
    ['Cases', 'cases'],
    ['Contact', 'contact'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).press('Enter');
    await expect(page).toHaveTitle(titleOf(name));
    await expect(page.getByRole('main', { name: content[name].metadata.name })).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('cases'));
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('in the menu of a small screen', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the keyboard reaches only its button and its links, each with a visible focus ring', async ({
    page,
  }) => {
    await openHydrated(page, './impact');
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
    const [close, ...links] = await expectedStops(page, '#menu');
    expect(close?.name).toBe('Close');
    expect(await focusStops(page, 'Tab', links.length + 1)).toEqual([...links, outside]);
    expect(await focusStops(page, 'Shift+Tab', links.length + 1)).toEqual([...links.toReversed(), close]);
  });
});
