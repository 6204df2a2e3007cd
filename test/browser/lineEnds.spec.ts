import { expect, paths, test } from './fixtures';

for (const path of paths) {
  test(`no line of a heading on ${path} ends in a short word`, async ({ page }) => {
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const ends = await page.locator('main :is(h1, h2, h3)').evaluateAll(lineEnds);
      const short = ends.filter((word) => /^(a|of|the|and)$/i.test(word));
      expect.soft(short, `${width} px`).toEqual([]);
    }
  });
}

test('the headline of Home breaks at no hyphen', async ({ page }) => {
  await page.goto('./');
  for (const width of [390, 768, 1024, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const ends = await page.locator('h1').evaluateAll(lineEnds, /[^\s-]+-?/.source);
    const hyphens = ends.filter((end) => end.endsWith('-'));
    expect.soft(hyphens, `${width} px`).toEqual([]);
  }
});

test('no word of Home’s headline breaks on a phone whose text is twice as large', async ({ page }) => {
  await page.goto('./');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [320, 375, 430]) {
    await page.setViewportSize({ width, height: 900 });
    const letters = await page.locator('h1').evaluateAll(lineEnds, /[^\s]/.source);
    const words = await page.locator('h1').evaluateAll(lineEnds);
    expect.soft(letters, `${width} px`).toHaveLength(words.length);
  }
});

test('the headline of Home has three lines on every screen', async ({ page }) => {
  await page.goto('./');
  for (const [width, height] of [
    [320, 640],
    [375, 812],
    [430, 932],
    [768, 1024],
    [1024, 768],
    [1366, 650],
    [1440, 900],
    [1920, 940],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    const ends = await page.locator('h1').evaluateAll(lineEnds);
    expect.soft(ends, `${width} by ${height} px`).toHaveLength(2);
  }
});

/** The last word of each line but the last. Runs in the page, so it must not use anything outside itself. */
function lineEnds(headings: Element[], wordPattern = '\\S+'): string[] {
  return headings.flatMap((heading) => {
    const words: { word: string; bottom: number }[] = [];
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(new RegExp(wordPattern, 'g'))) {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        words.push({ word, bottom: Math.round(range.getBoundingClientRect().bottom) });
      }
    }
    return words
      .filter(({ bottom }, index) => bottom < (words[index + 1]?.bottom ?? bottom))
      .map(({ word }) => word);
  });
}
