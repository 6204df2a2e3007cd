import { createHash } from 'node:crypto';
import { doorway } from '../../src/components/Door/doorway.ts';
import type { Content } from '../../src/content/content.ts';
import type { FontFamily } from '../../src/styles/fonts.ts';
import { dark } from '../../src/styles/palette.ts';
import { readPicture } from '../pictures/picture.ts';
import type { OutputFile } from '../prerender/index.ts';
import { drawCard } from './drawCard.ts';
import { drawingFonts } from './drawingFonts.ts';

/** The social cards of a site: their files, and the path of each by the name of its page in small letters. */
export interface SocialCards {
  readonly files: readonly OutputFile[];
  readonly paths: Readonly<Record<string, string>>;
}

/**
 * Draws the social card of each page whose content has one. The file's name changes with its bytes, because networks keep
 * the picture of a URL for weeks.
 * @param siteFonts the first for brand name and title, the second for the tagline.
 * @param fontFolder for the files of the fonts, as long as this process runs.
 * @param directory of the content, from the project's root.
 * @throws UserError if a card's picture cannot be shown.
 */
export async function drawSocialCards(
  content: Content,
  siteFonts: readonly [FontFamily, ...FontFamily[]],
  fontFolder: string,
  directory = 'src/content',
): Promise<SocialCards> {
  const { brandName } = content.practice;
  const { headline, tagline } = content.home.hero;
  // Only Home may have a card without a title. A title has no full stop.
  const withoutStop = headline.replace(/(?<!\.)\.$/, '');
  const cards = Object.entries(content).flatMap(([name, page]) =>
    'socialCard' in page
      ? [
          {
            page: name.replaceAll('-', ''),
            picture: page.socialCard.picture,
            title: page.socialCard.title ?? withoutStop,
          },
        ]
      : [],
  );
  const fonts = await drawingFonts(
    siteFonts,
    [brandName, tagline, ...cards.map(({ title }) => title)].join(' '),
    fontFolder,
  );
  const [display, text = display] = siteFonts;
  const look = {
    mark: doorway,
    colors: { background: dark.paper, ink: dark.ink, accent: dark.accent },
    families: { display: display.family, text: text.family },
    fonts,
  };
  const drawn = await Promise.all(
    cards.map(async ({ page, title, picture: { file, focus } }) => {
      const picture = await readPicture({ file: `${directory}/pictures/${file}`, ...(focus && { focus }) });
      const body = await drawCard({ ...look, brandName, title, tagline, picture });
      const hash = createHash('sha256').update(body).digest('hex').slice(0, 8);
      return { page, path: `social/${hash}.jpg`, body };
    }),
  );
  return {
    files: [...new Map(drawn.map(({ path, body }) => [path, { path, body }])).values()], // two pages may have the same
    paths: Object.fromEntries(drawn.map(({ page, path }) => [page, path])),
  };
}
