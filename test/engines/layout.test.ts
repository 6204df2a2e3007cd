import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { usesDeclaredFonts } from '../support/usesDeclaredFonts';
import { describeEngines, desktop, openHydrated, pages, phone, serveSite, waiting } from './describeEngines';
import { chromiumWith, type EngineBrowser, olderWebKit, type Traits } from './engines';

// Only a comparison of engines shows what they lay out in another way than Chromium.

const views = [phone, desktop].flatMap((viewport) =>
  pages.map(({ path }) => ({ ...viewport, path, name: `/${path} at ${viewport.width} px` })),
);

/** The layouts of all views, by their names. */
type Layouts = Readonly<Record<string, ReturnType<typeof measurePage>>>;

const inChromiumWith: Record<string, Promise<Layouts>> = {};

await describeEngines((running, engine) => {
  let inChromium: Layouts;
  let here: Layouts;
  beforeAll(async () => {
    const { browser, url } = running();
    here = await measureAll(browser, url, engine.name);
    const traits = await browser.evaluate(readTraits);
    const measuring = inChromiumWith[JSON.stringify(traits)] ?? measureInChromiumWith(traits);
    inChromiumWith[JSON.stringify(traits)] = measuring;
    inChromium = await measuring;
  }, 300_000);

  for (const { name, width } of views) {
    test(`${name} has its landmarks, words and header as Chromium has them, and nothing covers its heading`, () => {
      const [expected, measured] = [inChromium[name], here[name]];
      const boxes = expected?.landmarks.map(([element, ...sides]) => [element, ...sides.map(nearly)]);
      expect.soft(measured?.landmarks).toEqual(boxes);
      expect.soft(measured?.words).toEqual(expected?.words);
      expect.soft(measured).toMatchObject({ coverOfHeading: null, overflow: 0 });
      // Without popovers, a phone's header has the links in their own row.
      if (engine === olderWebKit && width === phone.width) return;
      expect.soft(measured?.headerHeight).toBe(expected?.headerHeight);
    });
  }
});

/**
 * Matches about the same length. WebKit rounds each line of text down to a whole pixel: up to 2.9 % of a heading and
 * 1.2 % of a section were measured, 4 and 13 px. A line more or less is at least 20 px, which is detected in elements up
 * to 900 px high. Lengths across the page do not depend on text.
 * @param side of left, width, top and height.
 */
function nearly(length: number, side: number) {
  const tolerance = side < 2 ? 1 : 2 + 0.02 * Math.abs(length);
  return expect.toSatisfy((other: number) => Math.abs(other - length) <= tolerance, `about ${length}`);
}

async function measureInChromiumWith(traits: Traits): Promise<Layouts> {
  const engine = chromiumWith(traits);
  const server = await serveSite();
  const browser = await (await engine.prepare())();
  try {
    return await measureAll(browser, server.url, engine.name, traits);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Measures every view, and saves a screenshot of each, to look into differences. */
async function measureAll(
  browser: EngineBrowser,
  url: string,
  engine: string,
  traits?: Traits,
): Promise<Layouts> {
  const pictures = join('test-results/engines', engine);
  await mkdir(pictures, { recursive: true });
  const measured: Record<string, Layouts[string]> = {};
  for (const { name, path, width, height } of views) {
    await browser.resize(width, height);
    await openHydrated(browser, url + path); // by then it has the style of all pages
    if (traits && !traits.hasScrollTimelines) await browser.evaluate(removeScrollTimelines);
    await vi.waitUntil(() => browser.evaluate(usesDeclaredFonts), waiting);
    measured[name] = await browser.evaluate(measurePage);
    const file = `${path.replaceAll('/', '-') || 'home'}-${width}.png`;
    await writeFile(join(pictures, file), await browser.screenshot());
  }
  return measured;
}

// The functions below run in the page, so each must not use anything outside itself.

/** The traits of the engine that runs it. */
function readTraits(): Traits {
  const scrollable = document.createElement('div');
  scrollable.style.overflow = 'scroll';
  document.body.append(scrollable);
  const hasClassicScrollbars = scrollable.offsetWidth > scrollable.clientWidth;
  scrollable.remove();
  return { hasScrollTimelines: CSS.supports('timeline-scope: none'), hasClassicScrollbars };
}

/** Takes the rules for browsers with scroll timelines out of the page. */
function removeScrollTimelines(): void {
  const removeFrom = (parent: CSSStyleSheet | CSSGroupingRule): void => {
    for (const [index, rule] of [...[...parent.cssRules].entries()].reverse()) {
      if (rule instanceof CSSSupportsRule && rule.conditionText.includes('timeline'))
        parent.deleteRule(index);
      else if (rule instanceof CSSGroupingRule) removeFrom(rule);
    }
  };
  for (const sheet of document.styleSheets) removeFrom(sheet);
}

/** The layout of a page. */
function measurePage() {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  // Offsets ignore transforms, which only some engines apply for motion.
  const offsetOf = (element: Element | null): readonly [number, number] => {
    if (!(element instanceof HTMLElement)) return [0, 0];
    const [left, top] = offsetOf(element.offsetParent);
    return [left + element.offsetLeft, top + element.offsetTop];
  };
  const [, topOfMain] = offsetOf(document.querySelector('main'));
  const landmarks = all('main, main :is(header, h1, h2, section, article, img), footer').map((element) => {
    const [left, top] = offsetOf(element);
    const name = `${element.localName} ${element.textContent?.slice(0, 30)}`;
    return [name, left, element.offsetWidth, top - topOfMain, element.offsetHeight] as const;
  });

  const words: string[] = [];
  for (const part of all('main, footer')) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const isVisible = texts.currentNode.parentElement?.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      });
      if (isVisible) words.push(texts.currentNode.nodeValue ?? '');
    }
  }

  const { scrollWidth, clientWidth } = document.documentElement;
  const heading = document.querySelector('h1');
  const box = heading?.getBoundingClientRect();
  const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return {
    headerHeight: all('body > header')[0]?.offsetHeight ?? 0,
    landmarks,
    words,
    /** What covers the middle of the page's heading, if anything does. */
    coverOfHeading: heading?.contains(hit ?? null) ? null : (hit?.outerHTML ?? 'no heading'),
    overflow: scrollWidth - clientWidth,
  };
}
