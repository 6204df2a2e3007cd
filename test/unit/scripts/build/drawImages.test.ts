import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawImages } from '../../../../scripts/build/drawImages';
import { site as ownSite } from '../../../../src/entry-server';
import { contentFolder } from '../../../support/copyProject';

/** The pictures of the tests’ content: an owner exchanges the others. */
const socialCards = () =>
  ownSite
    .socialCards()
    .map((card) => ({ ...card, picture: card.picture.replace('src/content', contentFolder) }));
const site = { ...ownSite, socialCards };

const { files: images } = await drawImages(site);

it('draws the icons, and a social card for each page', () => {
  expect(images.map(({ path }) => path)).toEqual([
    'favicon.svg',
    'icon-180.png',
    'icon-192.png',
    'icon-512.png',
    ...socialCards().map(({ path }) => path),
  ]);
});

it.each(images.filter(({ path }) => path.startsWith('social/')))(
  'the card $path is a JPEG of 1200 × 630 pixels, smaller than the 300 kB limit of messengers',
  async ({ body }) => {
    const { format, width, height } = await sharp(Buffer.from(body)).metadata();

    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    expect(body.length).toBeLessThan(300_000);
  },
);

it('names the characters that no font can draw, and draws the others', async () => {
  const { files, missing } = await drawImages({
    ...site,
    brandName: '한국 Growth 😀',
    socialCards: () => [],
  });

  expect(missing).toBe('한국😀');
  expect(files).toHaveLength(4);
});

it('fails for a site without a font', async () => {
  await expect(drawImages({ ...site, fonts: [] })).rejects.toThrow(
    new Error('src/styles/fonts.ts lists no font: icons and social cards are drawn with the first one'),
  );
});
