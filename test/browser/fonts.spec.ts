import { createRequire } from 'node:module';
import { fontLoader } from '../../scripts/prerender/inlineScripts';
import { expect, test } from './fixtures';

const file = createRequire(import.meta.url).resolve(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
);
const face = (url: string, range: string) =>
  `@font-face{font-family:"Two Parts";src:url(${url}) format("woff2");font-weight:400;font-display:swap${range}}`;

test('a page fetches only the part of a family that has its characters', async ({ page }) => {
  const fetched: string[] = [];
  await page.route('**/*.woff2', (route) => {
    fetched.push(new URL(route.request().url()).pathname);
    return route.fulfill({ path: file });
  });
  const rules = face('/latin.woff2', '') + face('/polish.woff2', ';unicode-range:U+0141');
  await page.route('**/two-parts', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!DOCTYPE html><link rel="icon" href="data:,"/><style>@media (scripting:none){${rules}}p{font-family:"Two Parts"}</style><p>words</p><script>${fontLoader}</script>`,
    }),
  );
  await page.goto('two-parts');
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Two Parts"', 'words'))).toBe(true);
  await expect.poll(() => fetched).toEqual(['/latin.woff2']);
  await page.locator('p').evaluate((paragraph) => paragraph.append('Ł'));
  await expect.poll(() => fetched).toEqual(['/latin.woff2', '/polish.woff2']);
});
