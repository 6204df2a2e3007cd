import { expect, openHydrated, pathsAndNotFound, test } from './fixtures';

// Only a browser that lays out such words shows whether they widen the page.

const hostile = {
  'a word without end': 'a'.repeat(1_000),
  'words without end, hyphenated': 'growth-'.repeat(100),
  'words bound by spaces that do not break': 'high potential '.repeat(50).replaceAll(' ', '\u00a0'),
  'right-to-left words': 'שלום עולם مرحبا بالعالم '.repeat(20),
  'a right-to-left word without end': 'مرحبا'.repeat(200),
  'words turned around': '\u202egrowth\u2066',
  emoji: '👨‍👩‍👧‍👦🏳️‍🌈🇬🇧'.repeat(20),
  'accents without end': `e${'\u0301'.repeat(40)} `.repeat(5),
  'characters without width': 'gr\u200bow\u200dth\ufeff'.repeat(50),
};

test.use({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });

for (const path of pathsAndNotFound) {
  test(`${path} does not scroll sideways at 320 pixels, whatever its text is`, async ({ page }) => {
    await openHydrated(page, path);
    for (const [name, words] of Object.entries(hostile)) {
      const beyond = await page.evaluate(sayInEveryText, words);
      expect.soft(beyond, name).toEqual([]);
    }
  });
}

/**
 * Replaces every text that the owner writes, and returns those that extend beyond the sides of the page. Runs in the
 * page, so it must not use anything outside itself.
 */
function sayInEveryText(words: string): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const said: Text[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.parentElement?.closest('nav, button, body > a')) continue;
    text.data = words;
    said.push(text);
  }
  const { clientWidth, scrollWidth } = document.documentElement;
  const beyond = said.flatMap(({ parentElement }) => {
    const { left, right } = parentElement?.getBoundingClientRect() ?? { left: 0, right: 0 };
    return left < 0 || right > clientWidth ? [`${parentElement?.localName}: ${left} to ${right} px`] : [];
  });
  return scrollWidth > clientWidth ? [`the page: ${scrollWidth} px`, ...beyond] : beyond;
}
