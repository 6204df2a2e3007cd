import fc from 'fast-check';
import sharp, { type Region } from 'sharp';
import { describe, expect, it } from 'vitest';
import { staticInstance } from '../../../../scripts/fonts/buildFonts';
import { drawSocialCard, type SocialCard } from '../../../../scripts/socialCards/drawSocialCard';
import { hostileText } from '../../../support/hostileText';

const instrumentSans = {
  family: 'Instrument Sans',
  file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  axes: {},
  weight: 400,
  fallback: 'sans-serif',
} as const;

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));
const data = await staticInstance(instrumentSans, ascii);

const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#ff0000' } })
  .jpeg()
  .toBuffer();

const draw = (card: Partial<SocialCard> = {}) =>
  drawSocialCard({
    brandName: 'Brand Name',
    title: 'Key Impact Areas',
    tagline: 'Strategic Growth Consulting',
    picture,
    colors: { ground: '#0000ff', ink: '#ffffff', accent: '#ffff00' },
    fonts: [{ name: 'Instrument Sans', data }],
    ...card,
  });

/** The share of red, green and blue in a part of a card, over all its pixels. */
async function colorOf(card: Buffer, part: Region) {
  const region = await sharp(card).removeAlpha().extract(part).toBuffer();
  const { channels } = await sharp(region).stats();
  return channels.map(({ mean }) => Math.round(mean / 255));
}

const card = await draw();

it('is a PNG of 1200 × 630 pixels', async () => {
  expect(await sharp(card).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});

it('has its picture from the middle to the right edge, at its full height', async () => {
  expect(await colorOf(card, { left: 660, top: 0, width: 540, height: 630 })).toEqual([1, 0, 0]);
});

describe('its words', () => {
  it.each([
    ['above', { left: 0, top: 0, width: 660, height: 60 }],
    ['below', { left: 0, top: 570, width: 660, height: 60 }],
    ['left of', { left: 0, top: 0, width: 60, height: 630 }],
    ['right of', { left: 600, top: 0, width: 60, height: 630 }],
  ])('leave the ground bare %s them', async (_, part) => {
    const region = await sharp(card).removeAlpha().extract(part).toBuffer();
    const { channels } = await sharp(region).stats();

    expect(channels.map(({ min, max }) => [min, max])).toEqual([
      [0, 0],
      [0, 0],
      [255, 255],
    ]);
  });

  it.each([
    ['brand name', { brandName: 'Other' }],
    ['title', { title: 'Case Studies' }],
    ['tagline', { tagline: 'Other' }],
  ])('have the %s', async (_, other) => {
    expect(card.equals(await draw(other))).toBe(false);
  });

  it('fit the card where the title is long', async () => {
    const title = 'Transforming high-potential ventures into structured, profit-generating businesses.';
    const edge = { left: 600, top: 0, width: 60, height: 630 };

    expect(await colorOf(await draw({ title }), edge)).toEqual([0, 0, 1]);
  });
});

it('is the same whenever it is drawn', async () => {
  expect(card.equals(await draw())).toBe(true);
});

it('is a card still where its words are hostile', async () => {
  const hostile = (most: number) => hostileText.map((text) => text.slice(0, most));

  await fc.assert(
    fc.asyncProperty(hostile(40), hostile(110), hostile(40), async (brandName, title, tagline) => {
      const { format, width, height } = await sharp(await draw({ brandName, title, tagline })).metadata();

      expect([format, width, height]).toEqual(['png', 1200, 630]);
    }),
    { numRuns: 5 },
  );
});
