import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import { box } from './box.ts';

/** A card's words, its picture, and what it is drawn with. */
export interface SocialCard {
  readonly brandName: string;
  readonly title: string;
  readonly tagline: string;
  /** The bytes of the picture's master. */
  readonly picture: Buffer;
  readonly colors: { readonly ground: string; readonly ink: string; readonly accent: string };
  readonly fonts: readonly { readonly name: string; readonly data: Buffer }[];
}

const width = 1200;
const height = 630;
const pictureWidth = 540;
const padding = 64;

/** A page's card for shared links: 1200×630, its words on the left and its picture off the right edge, as PNG. */
export async function drawSocialCard({
  brandName,
  title,
  tagline,
  picture,
  colors,
  fonts,
}: SocialCard): Promise<Buffer> {
  const [display = { name: 'serif' }, text = display] = fonts;
  const words = box(
    {
      width: width - pictureWidth,
      height,
      padding,
      flexDirection: 'column',
      justifyContent: 'space-between',
      backgroundColor: colors.ground,
      color: colors.ink,
    },
    box({ fontFamily: display.name, fontSize: 34 }, brandName),
    box(
      { flexDirection: 'column' },
      box({ fontFamily: text.name, fontSize: 22, color: colors.accent, marginBottom: 20 }, tagline),
      box(
        {
          fontFamily: display.name,
          fontSize: titleSize(title),
          lineHeight: 1.08,
          letterSpacing: '-0.02em',
        },
        title,
      ),
    ),
  );
  const svg = await satori(words, {
    width: width - pictureWidth,
    height,
    fonts: fonts.map(({ name, data }) => ({ name, data, weight: 400, style: 'normal' })),
  });
  const image = await sharp(picture).resize({ width: pictureWidth, height, fit: 'cover' }).toBuffer();
  const panel = new Resvg(svg).render().asPng();
  return sharp({ create: { width, height, channels: 3, background: colors.ground } })
    .composite([
      { input: panel, left: 0, top: 0 },
      { input: image, left: width - pictureWidth, top: 0 },
    ])
    .png({ palette: true, quality: 90, effort: 8 })
    .toBuffer();
}

/** As large as the words allow, in pixels: a name fills the card, a sentence still fits it. */
function titleSize(title: string): number {
  return title.length > 40 ? 50 : title.length > 12 ? 84 : 108;
}
