import type { Page } from '@playwright/test';
import { light } from '../../src/styles/palette';
import { home, practice } from '../support/content';
import { expect, openHydrated, pathsAndNotFound, resize, test } from './fixtures';

const [phone, desktop] = ['390 × 844', '1440 × 900'];

test('the first button of Home is in the first window, and so is the second on a desktop', async ({ page }) => {
  await page.goto('./');
  const button = (name: string) => page.getByRole('link', { name });
  for (const window of [phone, '1366 × 650', '1536 × 730', '1920 × 940']) {
    await resize(page, window);
    await expect(button(home.hero.scheduleLabel)).toBeInViewport({ ratio: 1 });
    if (window !== phone) await expect(button(home.hero.capabilitiesLabel)).toBeInViewport({ ratio: 1 });
  }
});

test('on phones, each word of Home’s headline with a hyphen is on one line', async ({ page }) => {
  await page.goto('./');
  for (const window of ['320 × 700', '375 × 812', phone]) {
    await resize(page, window);
    expect(await page.locator('h1').evaluate(brokenWords), window).toEqual([]);
  }
});

test('on a phone, browsers colour their own bars as the header below them', async ({ page }) => {
  await resize(page, phone);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of pathsAndNotFound) {
      await page.goto(path);
      const bar = await page
        .locator('meta[name="theme-color"]')
        .evaluateAll((metas: HTMLMetaElement[]) =>
          metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
        );
      const header = page.locator('body > header');
      await expect(header, `${path}, ${colorScheme}`).toHaveCSS('background-color', rgb(bar.join()));
    }
  }
});

test('long words of German headings are hyphenated, but no address; Korean lines break between words', async ({
  page,
}) => {
  await page.goto('./contact');
  const heading = page.locator('h1');
  for (const [language, property, value] of [
    ['de-DE', 'hyphens', 'auto'],
    ['en-GB', 'hyphens', 'manual'],
    ['ko-KR', 'word-break', 'keep-all'],
    ['ja', 'word-break', 'normal'],
  ] as const) {
    await page.evaluate((tag) => document.documentElement.setAttribute('lang', tag), language);
    await expect(heading, language).toHaveCSS(property, value);
    await expect(page.locator('main a[href^="mailto:"] bdi').last(), language).toHaveCSS('hyphens', 'none');
  }
});

test('in print there is no navigation and no skip link, and the profile URL is shown', async ({ page }) => {
  await openHydrated(page, './contact');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('a[href="#main"]')).toBeHidden();
  const spelled = await page
    .getByRole('link', { name: practice.profile?.network ?? '' })
    .evaluate((element) => getComputedStyle(element, '::after').content);
  expect(spelled).toContain(practice.profile?.address);
});

for (const { window, below } of [
  { window: phone, below: 844 },
  { window: desktop, below: 300 },
]) {
  test(`at ${window} the header belongs to the first picture, and is paper below it`, async ({ page }) => {
    await resize(page, window);
    await page.goto('./');
    const header = page.locator('body > header');
    for (const top of [0, below, 0]) {
      await page.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), top);
      const colour = top === 0 ? expect(header).not : expect(header);
      await colour.toHaveCSS('background-color', rgb(light.paper));
      await expect(header).toBeInViewport();
    }
  });
}

test('while a step of the approach is read, its picture alone is visible, in its place until the last leaves', async ({
  page,
}) => {
  await resize(page, desktop);
  await page.goto('./');
  const titles = await page.locator('#approach li h3').all();
  const places = new Set<number>();
  for (const [step, title] of titles.entries()) {
    await title.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect.poll(() => topPicture(page)).toBe(step);
    if (step === titles.length - 1) continue; // as high as its picture, it has moved both
    places.add(Math.round((await page.locator('#approach img').first().boundingBox())?.y ?? 0));
  }
  expect(titles.length).toBeGreaterThan(1);
  expect(places.size).toBe(1);
});

for (const condition of [{ reducedMotion: 'reduce' }, { media: 'print' }, { javaScriptEnabled: false }] as const) {
  test.describe(JSON.stringify(condition), () => {
    if ('javaScriptEnabled' in condition) test.use(condition);

    test('every step of the approach has its own visible picture', async ({ page }) => {
      if (!('javaScriptEnabled' in condition)) await page.emulateMedia(condition);
      await resize(page, desktop);
      await page.goto('./');
      const pictures = await page.locator('#approach img').evaluateAll((images) =>
        images.map((image) => {
          const { x, y } = image.getBoundingClientRect();
          return image.checkVisibility({ opacityProperty: true }) && `${x}, ${y}`;
        }),
      );
      expect(pictures).not.toContain(false);
      expect(new Set(pictures).size).toBe(pictures.length);
    });
  });
}

/** A colour as computed styles have it. */
function rgb(hex: string): string {
  return `rgb(${[...Buffer.from(hex.slice(1), 'hex')].join(', ')})`;
}

/** The words with a hyphen that begin on one line and end on another. Runs in the page. */
function brokenWords(heading: Element): string[] {
  const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    for (const { 0: word, index } of node.data.matchAll(/\S+-\S+/g)) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
}

/** The number of the picture on top: the last that is not transparent. */
function topPicture(page: Page): Promise<number> {
  return page
    .locator('#approach li img')
    .evaluateAll((images) => images.findLastIndex((image) => image.checkVisibility({ opacityProperty: true })));
}
