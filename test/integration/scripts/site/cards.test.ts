import sharp, { type Region } from 'sharp';
import { expect, it } from 'vitest';
import { drawCard, drawSocialCards } from '../../../../scripts/site/cards';
import { drawingFonts } from '../../../../scripts/site/drawText';
import { textFont } from '../../../../src/styles/fonts';
import { content } from '../../../support/content';
import { hostileTexts } from '../../../support/hostileText';

/** Red on the left half, green on the right. */
const halves = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="630">
  <rect width="800" height="630" fill="#f00"/><rect x="800" width="800" height="630" fill="#0f0"/></svg>`;
const picture = { width: 1600, height: 630, focus: { x: 0, y: 50 }, pixels: () => sharp(Buffer.from(halves)) };

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));
const fonts = await drawingFonts([textFont], ascii);
const card = { brandName: 'Brand Name', title: 'Key Impact Areas', tagline: 'Growth Consulting', picture, fonts };
const draw = (words: Partial<typeof card> = {}) => drawCard({ ...card, ...words });

/** The one colour of a part of a card, as `#rrggbb`; undefined if it has several. */
async function colorOf(card: Buffer, part: Region) {
  const region = await sharp(card).removeAlpha().extract(part).toBuffer();
  const { channels } = await sharp(region).stats();
  if (channels.some(({ min, max }) => max - min > 2)) return undefined;
  return `#${Buffer.from(channels.map(({ mean }) => Math.round(mean))).toString('hex')}`;
}

it('each page has a card of 1200 × 630 pixels, smaller than the 300 kB limit of messengers', async () => {
  const { files, paths } = await drawSocialCards(content);

  expect(Object.keys(paths).sort()).toEqual(['cases', 'contact', 'home', 'impact']);
  expect(files.map(({ path }) => path).sort()).toEqual(Object.values(paths).sort());
  for (const { body } of files) {
    expect(await sharp(Buffer.from(body)).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(body.length).toBeLessThan(300_000);
  }
});

it('the card of Home says the headline without its full stop, unless it has a title of its own', async () => {
  const cardOf = async (headline: string, title?: string) => {
    const { home } = content;
    const changed = { ...home, hero: { ...home.hero, headline }, socialCard: { ...home.socialCard, title } };
    return (await drawSocialCards({ ...content, home: changed })).paths.home;
  };
  const words = [cardOf('Our own words.'), cardOf('Other words.', 'Our own words'), cardOf('Other words.')];
  const [headline, title, other] = await Promise.all(words);

  expect(title).toBe(headline);
  expect(other).not.toBe(headline);
});

it.each([
  [{ x: 0, y: 50 }, '#fe0000'],
  [{ x: 100, y: 50 }, '#00ff01'],
])('has its picture from the middle to the right edge, around the focus %j', async (focus, color) => {
  const card = await draw({ picture: { ...picture, focus } });

  expect(await colorOf(card, { left: 660, top: 0, width: 540, height: 630 })).toEqual(color);
});

it.each(['brandName', 'title', 'tagline'])('changing the %s changes the card', async (name) => {
  expect((await draw()).equals(await draw({ [name]: 'Other' }))).toBe(false);
});

it.each([
  ['a sentence', { title: 'Transforming high-potential ventures into structured, profit-generating businesses.' }],
  ['all at their maximum length', { title: 'Mn'.repeat(55), brandName: 'W'.repeat(40), tagline: 'W'.repeat(40) }],
])('its words stay inside the margins: %s', async (_, words) => {
  const card = await draw(words);
  const margins = [
    { left: 0, top: 0, width: 660, height: 60 },
    { left: 0, top: 570, width: 660, height: 60 },
    { left: 0, top: 0, width: 60, height: 630 },
    { left: 600, top: 0, width: 60, height: 630 },
  ];

  for (const margin of margins) expect(await colorOf(card, margin)).toBeDefined();
});

it('names the letters and emoji that no font draws, with the words that they are in', async () => {
  const socialCard = { ...content.impact.socialCard, title: 'Growth 🌊 for ไทย, ½ m²' };
  const { missing } = await drawSocialCards({ ...content, impact: { ...content.impact, socialCard } });

  expect(missing).toEqual([expect.objectContaining({ characters: '🌊ไทย', words: ['🌊', 'ไทย,'] })]);
  expect((await drawSocialCards(content)).missing).toEqual([]);
});

it.each(hostileTexts)('is drawn with the text %.40j', async (text) => {
  const words = { brandName: text.slice(0, 40), title: text.slice(0, 110), tagline: text.slice(0, 40) };

  expect(await sharp(await draw(words)).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});
