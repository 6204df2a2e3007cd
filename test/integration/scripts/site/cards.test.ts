import sharp, { type Region } from 'sharp';
import { expect, it } from 'vitest';
import { drawCard, drawSocialCards } from '../../../../scripts/site/cards';
import { content } from '../../../support/content';

/** Red on the left half, green on the right. */
const halves = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="630">
  <rect width="800" height="630" fill="#f00"/><rect x="800" width="800" height="630" fill="#0f0"/></svg>`;
const picture = { width: 1600, height: 630, focus: { x: 0, y: 50 }, pixels: () => sharp(Buffer.from(halves)) };
const texts = { brandName: 'Brand Name', title: 'Key Impact Areas', tagline: 'Growth Consulting' };

/** Returns the colour of a part of a card, as `#rrggbb`; undefined if it has several. */
async function colorOf(card: Buffer, part: Region) {
  const region = await sharp(card).removeAlpha().extract(part).toBuffer();
  const { channels } = await sharp(region).stats();
  if (channels.some(({ min, max }) => max - min > 2)) return undefined;
  return `#${Buffer.from(channels.map(({ mean }) => Math.round(mean))).toString('hex')}`;
}

it('each page has a card of 1200 × 630 pixels, smaller than the 300 kB limit of messengers', async () => {
  const { files, warnings } = await drawSocialCards(content);

  expect(files.map(({ path }) => path).sort()).toEqual(
    ['cases', 'contact', 'home', 'impact'].map((page) => `social/${page}.jpg`),
  );
  expect(warnings).toEqual([]);
  for (const { body } of files) {
    expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(body.length).toBeLessThan(300_000);
  }
});

it('the card of Home shows the headline without its full stop, unless it has a title of its own', async () => {
  const versionOf = async (heroHeadline: string, cardTitle?: string) => {
    const home = { ...content.home, heroHeadline, cardTitle };
    return (await drawSocialCards({ ...content, home })).versions.home;
  };
  const own = await versionOf('Our own words.');

  expect(await versionOf('Other words.', 'Our own words')).toBe(own);
  expect(await versionOf('Other words.')).not.toBe(own);
});

it('a card with letters that the fonts lack shows only picture and mark, with a warning', async () => {
  const withTitle = (cardTitle: string) => ({ ...content, impact: { ...content.impact, cardTitle } });
  const [plain, polish] = await Promise.all(
    ['Growth for ไท', 'Wzrost \u00adfirm: Łódź'].map(withTitle).map(drawSocialCards),
  );
  const [card] = plain?.files.filter(({ path }) => path === 'social/impact.jpg') ?? [];

  expect(plain?.warnings).toEqual([expect.stringMatching(/\bimpact\b.*ไท$/)]);
  expect(polish?.warnings).toEqual([]);
  expect(await colorOf(card?.body ?? Buffer.of(), { left: 100, top: 0, width: 550, height: 630 })).toBeDefined();
  expect(await colorOf(card?.body ?? Buffer.of(), { left: 60, top: 60, width: 30, height: 40 })).toBeUndefined();
});

it.each([
  [{ x: 0, y: 50 }, '#fe0000'],
  [{ x: 100, y: 50 }, '#00ff01'],
])('a card shows its picture at the right, cropped around the focus %j', async (focus, color) => {
  const card = await drawCard({ texts, picture: { ...picture, focus } });

  expect(await colorOf(card, { left: 660, top: 0, width: 540, height: 630 })).toEqual(color);
});

it.each([
  ['a sentence', { title: 'Transforming high-potential ventures into structured, profit-generating businesses.' }],
  ['all at their maximum length', { title: 'Mn'.repeat(55), brandName: 'W'.repeat(40), tagline: 'W'.repeat(40) }],
  ['markup', { title: '<b>R&D</b> &amp; "Growth"' }],
])('the texts of a card stay inside the margins: %s', async (_, changed) => {
  const card = await drawCard({ picture, texts: { ...texts, ...changed } });
  const margins = [
    { left: 0, top: 0, width: 660, height: 60 },
    { left: 0, top: 570, width: 660, height: 60 },
    { left: 0, top: 0, width: 60, height: 630 },
    { left: 600, top: 0, width: 60, height: 630 },
  ];

  for (const margin of margins) expect(await colorOf(card, margin)).toBeDefined();
});
