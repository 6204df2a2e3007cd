import { expect, openHydrated, pathsAndNotFound, test } from './fixtures';
import { expectedStops, focusStops } from './focusStops';

// As for visitors whose system replaces the colours of every page.
test.use({ forcedColors: 'active', reducedMotion: 'reduce' });

for (const path of pathsAndNotFound) {
  test(`in forced colours ${path} and its menu show every control and icon`, async ({ page }) => {
    await page.goto(path);
    expect.soft(await page.evaluate(findFaults), 'desktop').toEqual([]);
    await page.setViewportSize({ width: 375, height: 812 });
    expect.soft(await page.evaluate(findFaults), 'phone').toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect.soft(await page.evaluate(findFaults), 'menu').toEqual([]);
  });
}

test('in forced colours every focused element has a ring', async ({ page }) => {
  await openHydrated(page, './contact');
  const stops = await expectedStops(page);
  expect(await focusStops(page, 'Tab', stops.length)).toEqual(stops);
});

/** Runs in the page, so it must not use anything outside itself. */
function findFaults(): string[] {
  const styles = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ words: element.textContent, style: getComputedStyle(element) }));
  const text = getComputedStyle(document.body).color;
  const isUnderlined = ({ textDecorationLine }: CSSStyleDeclaration) => textDecorationLine === 'underline';
  return [
    ...styles('a[href]')
      .filter(({ style }) => style.color === text && !isUnderlined(style))
      .map(({ words }) => `the link "${words}" looks like text`),
    ...styles('button')
      .filter(({ style }) => style.borderTopStyle === 'none')
      .map(({ words }) => `the button "${words}" has no border`),
    ...styles('[aria-current]')
      .filter(({ style }) => !isUnderlined(style))
      .map(({ words }) => `the link "${words}" to the current page looks like the others`),
    ...styles('svg')
      .filter(({ style }) => style.stroke !== text)
      .map(({ style }) => `an icon is drawn in ${style.stroke}, and the text in ${text}`),
  ];
}
