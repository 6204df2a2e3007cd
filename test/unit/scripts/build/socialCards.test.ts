import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawSocialCards } from '../../../../scripts/build/socialCards';
import { site as ownSite } from '../../../../src/entry-server';
import { contentFolder } from '../../../support/copyProject';

/** The pictures of the tests’ content: an owner exchanges the others. */
const socialCards = () =>
  ownSite.socialCards().map((card) => ({ ...card, picture: card.picture.replace('src/content', contentFolder) }));
const site = { ...ownSite, socialCards };

const images = await drawSocialCards(site);

it.each(images)(
  'the card $path is a JPEG of 1200 × 630 pixels, smaller than the 300 kB limit of messengers',
  async ({ body }) => {
    const { format, width, height } = await sharp(Buffer.from(body)).metadata();

    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    expect(body.length).toBeLessThan(300_000);
  },
);

it('fails for a site without a font', async () => {
  await expect(drawSocialCards({ ...site, fonts: [] })).rejects.toThrow(
    new Error('src/styles/fonts.ts lists no font: social cards are drawn with the first one'),
  );
});
