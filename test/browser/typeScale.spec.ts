import { displayFont, textFont } from '../../src/styles/fonts';
import { fontSize } from '../../src/styles/typography';
import { expect, pathsAndNotFound, test } from './fixtures';

const { display, lead, body, small, ...headings } = fontSize;
/** The sizes of each family. Home's headline has a size of its own, because it must fit its picture's sky. */
const scale = {
  [displayFont.family]: [display, ...Object.values(headings)],
  [textFont.family]: [lead, body, small],
};

for (const path of pathsAndNotFound) {
  test(`${path} sets text in the sizes of the scale alone, of which none is below 14 pixels at any width`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    await page.goto(path);
    const steps = await page.evaluate(toPixels, scale);
    const unexpected = (await page.evaluate(textSizes)).filter(
      ({ family, size, isHeadline }) =>
        !(path === './' && isHeadline) && !steps[family]?.some((step) => Math.abs(step - size) < 0.1),
    );
    expect(unexpected).toEqual([]);
    for (const width of [320, 768, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const tooSmall = (await page.evaluate(textSizes)).filter(({ size }) => size < 14);
      expect.soft(tooSmall, `${width} px`).toEqual([]);
    }
  });
}

/** The first font and the size in pixels of every visible text. Runs in the page, so it uses nothing outside itself. */
function textSizes(): { text: string; family: string; size: number; isHeadline: boolean }[] {
  return [...document.body.querySelectorAll('*')]
    .filter((element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
    )
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const { fontFamily, fontSize } = getComputedStyle(element);
      const [family = ''] = fontFamily.split(',');
      return {
        text: element.textContent?.slice(0, 40) ?? '',
        family: family.replaceAll('"', ''),
        size: Number.parseFloat(fontSize),
        isHeadline: element.closest('h1') !== null,
      };
    });
}

/** Font sizes in pixels. Runs in the page. */
function toPixels(scale: Readonly<Record<string, readonly string[]>>): Record<string, number[]> {
  const probe = document.createElement('p');
  document.body.append(probe);
  const inPixels = Object.entries(scale).map(([family, sizes]) => [
    family,
    sizes.map((size) => {
      probe.style.fontSize = size;
      return Number.parseFloat(getComputedStyle(probe).fontSize);
    }),
  ]);
  probe.remove();
  return Object.fromEntries(inPixels);
}
