import { readFile } from 'node:fs/promises';
import type { site as Site } from '../../src/entry-server.tsx';
import { UserError } from '../diagnostics/UserError.ts';
import { staticInstance } from '../fonts/buildFonts.ts';
import { drawIcons } from '../icons/drawIcons.ts';
import type { OutputFile } from '../prerender/files.ts';
import { drawSocialCard } from '../socialCards/drawSocialCard.ts';

/** The site's icons, and the social card of each page. */
export async function drawImages(
  site: Pick<typeof Site, 'brandName' | 'fonts' | 'icon' | 'socialCards'>,
): Promise<OutputFile[]> {
  const socialCards = site.socialCards();
  const words = site.brandName + socialCards.map(({ title, tagline }) => title + tagline).join('');
  const characters = [...new Set(words + words.toUpperCase())].join('');
  const fonts = await Promise.all(
    site.fonts.map(async (font) => ({ name: font.family, data: await staticInstance(font, characters) })),
  );
  const [display] = fonts;
  if (!display)
    throw new Error('src/styles/fonts.ts names no font: icons and social cards are drawn with the first');
  const cards = socialCards.map(async ({ path, ...card }) => ({
    path,
    body: await drawSocialCard({ ...card, picture: await readPicture(card.picture), fonts }),
  }));
  return [
    ...(await drawIcons({ ...site.icon, brandName: site.brandName, font: display })),
    ...(await Promise.all(cards)),
  ];
}

function readPicture(file: string): Promise<Buffer> {
  return readFile(file).catch((cause) => {
    throw new UserError(
      `${file}, which a social card shows, cannot be read: put it back, or name another in src/socialCards.ts`,
      { cause },
    );
  });
}
