import type { OutputFile } from 'prerender-engine';
import type { site as Site } from '../../src/entry-server.tsx';
import { readPicture } from '../pictures/picture.ts';
import { drawingFonts } from './drawingFonts.ts';
import { drawIcons } from './icons.ts';
import { drawSocialCard } from './socialCard.ts';

/** The site's icons, and the social card of each page. */
export interface SiteImages {
  readonly files: readonly OutputFile[];
  /** The characters that no font has, which the drawings leave out. */
  readonly missing: string;
}

/** Draws the icons and social cards. @throws UserError if a card's picture cannot be shown. */
export async function drawImages(
  site: Pick<typeof Site, 'brandName' | 'fonts' | 'icon' | 'socialCards'>,
): Promise<SiteImages> {
  const cards = site.socialCards();
  const [display, text] = site.fonts;
  if (!display)
    throw new Error('src/styles/fonts.ts lists no font: icons and social cards are drawn with the first one');
  const families = { display: display.family, text: (text ?? display).family };
  const words = site.brandName + cards.map(({ title, tagline }) => ` ${title} ${tagline}`).join('');
  const fonts = await drawingFonts(site.fonts, words);
  const drawnCards = cards.map(async ({ path, picture: file, focus, ...card }) => ({
    path,
    body: await drawSocialCard({
      ...card,
      picture: await readPicture({ file, ...(focus && { focus }) }),
      families,
      fonts,
      mark: site.icon.mark,
    }),
  }));
  const files = [...(await drawIcons(site.icon)), ...(await Promise.all(drawnCards))];
  return { files, missing: fonts.missing };
}
