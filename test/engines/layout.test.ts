import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { usesDeclaredFonts } from '../support/usesDeclaredFonts';
import { describeEngines, serveSite } from './describeEngines';
import type { Engine, EngineBrowser } from './Engine';
import { chromiumWith, firefox, olderWebKit, type Traits, webKit } from './engines';
import { compareLayouts, measurePage, type PageMeasurements } from './layout';
import { desktop, openHydrated, pages, phone, waiting } from './pages';

// Only a comparison of engines shows what they lay out in another way than Chromium.

const views = [phone, desktop].flatMap((viewport) =>
  pages.map(({ path }) => ({ ...viewport, path, name: `/${path} at ${viewport.width} px` })),
);

await describeEngines([firefox, webKit, olderWebKit], (running, engine) => {
  let traits: Traits;
  let inChromium: Measurements;
  let here: Measurements;
  beforeAll(async () => {
    const { browser, url } = running();
    here = await measureAll(browser, url, engine.name);
    traits = await browser.evaluate(readTraits);
    inChromium = await measuredInChromiumWith(traits);
  }, 300_000);

  for (const { name, width } of views) {
    test(`${name} has its landmarks, words and header as Chromium has them, and nothing covers its heading`, () => {
      const [expected, measured] = [inChromium(name), here(name)];
      expect.soft(compareLayouts(expected.landmarks, measured.landmarks)).toEqual([]);
      expect.soft(measured.words).toEqual(expected.words);
      expect.soft(measured).toMatchObject({ coverOfHeading: null, overflow: 0 });
      // Without popovers, a phone's header has the links in their own row.
      if (engine === olderWebKit && width === phone.width) return;
      expect.soft(measured.headerHeight).toBe(expected.headerHeight);
    });
  }
});

/** The measurements, by the name of the view. */
type Measurements = (name: string) => PageMeasurements;

const inChromiumWith = new Map<string, Promise<Measurements>>();

function measuredInChromiumWith(traits: Traits): Promise<Measurements> {
  const engine = chromiumWith(traits);
  const known = inChromiumWith.get(engine.name) ?? measureIn(engine, traits);
  inChromiumWith.set(engine.name, known);
  return known;
}

/** The traits of the engine that runs it. */
function readTraits(): Traits {
  const scrollable = document.createElement('div');
  scrollable.style.overflow = 'scroll';
  document.body.append(scrollable);
  const hasClassicScrollbars = scrollable.offsetWidth > scrollable.clientWidth;
  scrollable.remove();
  return { hasScrollTimelines: CSS.supports('timeline-scope: none'), hasClassicScrollbars };
}

/** Takes the rules for browsers with scroll timelines out of the page. Runs in the page. */
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

async function measureIn(engine: Engine, traits: Traits): Promise<Measurements> {
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
): Promise<Measurements> {
  const pictures = join('test-results/engines', engine);
  await mkdir(pictures, { recursive: true });
  const measured = new Map<string, PageMeasurements>();
  for (const { name, path, width, height } of views) {
    await browser.resize(width, height);
    await openHydrated(browser, url + path); // by then it has the style of all pages
    if (traits && !traits.hasScrollTimelines) await browser.evaluate(removeScrollTimelines);
    await vi.waitUntil(() => browser.evaluate(usesDeclaredFonts), waiting);
    measured.set(name, await browser.evaluate(measurePage));
    const file = `${path.replaceAll('/', '-') || 'home'}-${width}.png`;
    await writeFile(join(pictures, file), await browser.screenshot());
  }
  return (name) => {
    const measurements = measured.get(name);
    if (measurements) return measurements;
    throw new Error(`${name} was not measured`);
  };
}
