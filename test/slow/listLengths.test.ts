import { readdirSync, readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../scripts/browser/chromium';
import { startPreviewServer } from '../../scripts/preview/startPreviewServer';
import type { collectionSchemas } from '../../src/content/schema';
import { buildCopy } from '../built/buildCopy';
import { home } from '../support/content';
import { contentFolder } from '../support/copyProject';

// Only a whole site with other lists shows whether its pages still fit.

const minutes = 60_000;

type Lengths = Readonly<Record<keyof typeof collectionSchemas, number>>;

/** Changes how many files a folder has: removes its last ones, or copies its first under other names. */
function resizeFolder([name, length]: readonly [name: string, length: number]) {
  const names = readdirSync(`${contentFolder}/${name}`).sort();
  const copies = names.slice(0, Math.max(0, length - names.length)).map((file) => {
    const text = readFileSync(`${contentFolder}/${name}/${file}`, 'utf8').replace(/^title: .*$/m, '$& again');
    return [`src/content/${name}/${file.replace('.yaml', '-again.yaml')}`, () => text] as const;
  });
  return {
    changes: Object.fromEntries(copies),
    removed: names.slice(length).map((file) => `src/content/${name}/${file}`),
  };
}

/** Builds the site with lists of these lengths, and a first picture that is too pale for text. */
function buildWith(lengths: Lengths) {
  const folders = Object.entries(lengths).map(resizeFolder);
  // No case may name a removed area.
  const drawOnNothing = readdirSync(`${contentFolder}/cases`).map((file) => [
    `src/content/cases/${file}`,
    (text: string) => text.replace(/^drawsOn: .*$/m, 'drawsOn:'),
  ]);
  return buildCopy({
    changes: {
      'src/content/home.yaml': (text) => text.replace(/^heroPicture: .*$/m, 'heroPicture: maquette.jpg'),
      ...(lengths.areas < 9 && Object.fromEntries(drawOnNothing)),
      ...Object.assign({}, ...folders.map(({ changes }) => changes)),
    },
    removed: folders.flatMap(({ removed }) => removed),
  });
}

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe.each([
  ['the shortest', { steps: 2, highlights: 2, areas: 6, cases: 3 }],
  ['the longest', { steps: 4, highlights: 4, areas: 12, cases: 8 }],
] as const)('a site with %s lists', (_, lengths) => {
  let site: ReturnType<typeof buildWith>;
  beforeAll(() => {
    site = buildWith(lengths);
  }, 5 * minutes);
  afterAll(() => site.remove());

  it('is built', () => {
    expect(site.status, site.output).toBe(0);
  });

  it('shows every entry', () => {
    const count = (file: string, tag: string) => site.read(file).split(tag).length - 1;

    expect(count('cases.html', '<article id=')).toBe(lengths.cases);
    expect(count('impact.html', '<li id=')).toBe(lengths.areas);
  });

  it('has the words of its first screen beside the pale picture', async () => {
    const server = await startPreviewServer({ directory: site.directory, base: '/' });
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(server.url);
    const picture = await page.locator('main img').first().boundingBox();
    const { scheduleLabel, capabilitiesLabel } = home.hero;
    const words = page
      .getByRole('heading', { level: 1 })
      .or(page.getByRole('main').getByRole('link', { name: scheduleLabel }))
      .or(page.getByRole('main').getByRole('link', { name: capabilitiesLabel }));
    const ends = await words.evaluateAll((all) =>
      all.map((element) => element.getBoundingClientRect().right),
    );
    await page.close();
    await server.close();

    expect(ends).toHaveLength(3);
    expect(Math.max(...ends)).toBeLessThan(picture?.x ?? 0);
  });

  it('fits every width, with unbroken headings that do not overlap', {
    timeout: 2 * minutes,
  }, async () => {
    const server = await startPreviewServer({ directory: site.directory, base: '/' });
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const crowded: string[] = [];
    for (const path of ['', 'impact', 'cases']) {
      for (const width of [320, 375, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(server.url + path, { waitUntil: 'load' });
        const found = await page.evaluate(() => {
          const headings = [...document.querySelectorAll('main h2, main h3')].map((heading) => {
            const range = document.createRange();
            range.selectNodeContents(heading);
            return { text: heading.textContent, box: range.getBoundingClientRect() };
          });
          const wide = document.documentElement.scrollWidth > innerWidth ? ['wider than the window'] : [];
          const over = headings.flatMap(({ text, box }, index) =>
            headings
              .slice(index + 1)
              .filter(
                ({ box: other }) =>
                  box.left < other.right - 1 &&
                  other.left < box.right - 1 &&
                  box.top < other.bottom - 1 &&
                  other.top < box.bottom - 1,
              )
              .map((other) => `${text} over ${other.text}`),
          );
          const texts = document.createTreeWalker(
            document.querySelector('main') ?? document,
            NodeFilter.SHOW_TEXT,
          );
          const broken: string[] = [];
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            if (!text.parentElement?.closest('h2, h3')) continue;
            for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              if (range.getClientRects().length > 1) broken.push(`${word} is broken`);
            }
          }
          return [...wide, ...over, ...broken];
        });
        crowded.push(...found.map((what) => `/${path} at ${width}: ${what}`));
      }
    }
    await page.close();
    await server.close();

    expect(crowded).toEqual([]);
  });
});
