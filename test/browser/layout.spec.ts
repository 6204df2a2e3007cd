import type { Page } from '@playwright/test';
import { practice } from '../support/content';
import { usesDeclaredFonts } from '../support/usesDeclaredFonts';
import { allPaths, expect, longNames, openHydrated, rename, test } from './fixtures';
import { adoptStyle, findLayoutErrors, findTexts, type Text } from './texts';

test.use({ reducedMotion: 'reduce' }); // texts that move on scroll are in their final place

/** @see https://www.w3.org/TR/WCAG22/#text-spacing */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** How a page is read, and in windows of which widths. */
const conditions = [
  { name: 'as published', widths: [320, 375, 768, 1024, 1440, 2560] },
  { name: 'from right to left', widths: [320, 768, 1024, 1440], direction: 'rtl' },
  { name: 'text twice as large', widths: [375], style: ':root { font-size: 200% }' },
  { name: 'at 200 % and 400 % zoom with wider text spacing', widths: [320, 640], style: textSpacing },
];

for (const path of allPaths) {
  test(`${path} fits every screen: no text is cut off, covered, too small or off the axes`, async ({ page }) => {
    await page.goto(path);
    await page.waitForFunction(usesDeclaredFonts);
    for (const { name, widths, direction = 'ltr', style = '' } of conditions) {
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
      await adoptStyle(page, style);
      for (const width of widths) {
        const when = `${width} px, ${name}`;
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await findLayoutErrors(page), when).toEqual([]);
        if (width >= 1024) expect.soft(await page.evaluate(findOffAxis), when).toEqual([]);
        if (width >= 768) continue;
        await page.evaluate(toggleMenu);
        expect.soft(await findLayoutErrors(page, '#menu'), `${when}, menu`).toEqual([]);
        await page.evaluate(toggleMenu);
      }
    }
    await adoptStyle(page, '');
    await page.setViewportSize({ width: 1440, height: 1400 });
    const footer = await page.locator('body > footer').boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0), 'the end of the page in a high window').toBeGreaterThan(1399);
  });

  test(`no text in the first window of ${path} moves when its fonts come after it is painted`, async ({ page }) => {
    const measured = Promise.withResolvers<void>();
    await page.route(/\.woff2$/, async (route) => {
      await measured.promise;
      await route.continue();
    });
    const requested = page.waitForRequest(/\.woff2$/);
    await page.goto(path);
    await requested;
    expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loading'))).toEqual([]);
    const screens = [360, 393, 768, 1280];
    const inFallback = new Map<number, readonly Text[]>();
    for (const width of screens) inFallback.set(width, await textsAt(page, width));
    measured.resolve();
    await page.waitForFunction(usesDeclaredFonts);
    for (const width of screens) {
      const after = await textsAt(page, width);
      const moved = inFallback.get(width)?.flatMap((text, index) => {
        const distance = Math.abs(topOf(text) - topOf(after[index]));
        return topOf(text) < 823 && !(distance < 2) ? [`"${text.words}" by ${distance} px`] : [];
      });
      expect.soft(moved, `${width} px`).toEqual([]);
    }
  });
}

test('a long name is whole in the header, and leaves the menu beside it in its place', async ({ page }) => {
  await openHydrated(page, './');
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0); // scrollbar
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    expect.soft((await page.locator('body > header').boundingBox())?.y, `the header at ${width} px`).toBe(0);
    const menu = page.locator('header > :is(nav, button):visible');
    const places = new Set<number | undefined>();
    for (const name of [practice.brandName, ...longNames]) {
      await rename(page, name);
      expect.soft(await findLayoutErrors(page, 'header'), `${name} at ${width} px`).toEqual([]);
      places.add((await menu.boundingBox())?.x);
    }
    expect.soft([...places], `${width} px`).toEqual([expect.any(Number)]);
  }
});

/** Opens or closes the menu. Runs in the page. */
function toggleMenu(): void {
  document.getElementById('menu')?.togglePopover();
}

async function textsAt(page: Page, width: number): Promise<readonly Text[]> {
  await page.setViewportSize({ width, height: 823 });
  return page.evaluate(findTexts, 'body');
}

function topOf(text: Text | undefined): number {
  return text?.lines[0]?.top ?? Number.NaN;
}

/**
 * Finds the blocks that start on none of the three axes, the starts of columns 1, 5 and 9: those of text in the main part,
 * and all in the header and the footer. Runs in the page, so it must not use anything outside itself.
 */
function findOffAxis(): string[] {
  const isMirrored = document.documentElement.dir === 'rtl';
  const startOf = ({ left, right }: DOMRect) => (isMirrored ? document.documentElement.clientWidth - right : left);
  const grid = [...document.querySelectorAll('main *')].find((element) =>
    getComputedStyle(element).gridTemplateColumns.includes('[content-start'),
  );
  const axes = [1, 5, 9].map((column) => {
    const probe = document.createElement('div');
    probe.style.gridColumn = `col ${column}`;
    grid?.append(probe);
    const start = startOf(probe.getBoundingClientRect());
    probe.remove();
    return start;
  });
  const blocks = document.querySelectorAll('main :is(h1, h2, h3, p, dt, dd), body > :is(header, footer) > *');
  return [...blocks].flatMap((block) => {
    const range = new Range();
    range.selectNodeContents(block);
    const start = startOf(range.getBoundingClientRect());
    const isOnAxis = !block.checkVisibility() || axes.some((axis) => Math.abs(start - axis) <= 1);
    return isOnAxis ? [] : [`"${block.textContent}" at ${start} px, axes at ${axes.join(', ')} px`];
  });
}
