import sharp from 'sharp';
import type { DrawingFonts } from './drawingFonts.ts';

/** Drawn text: a transparent PNG as large as its ink, and its place from the left edge of the card. */
export interface TextBlock {
  readonly input: Buffer;
  readonly left: number;
  readonly height: number;
  /** The font size, in pixels. */
  readonly size: number;
}

export interface TextStyle {
  /** A family of the site. */
  readonly family: string;
  readonly color: string;
  /** In pixels. The largest that fits is used; words too long for the smallest are broken. */
  readonly size: { readonly max: number; readonly min: number };
  readonly lineHeight: number;
  /** As a fraction of the size. */
  readonly letterSpacing?: number;
}

/** The space for a text, in pixels. */
export interface TextBox {
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

const isInk = /[^\s\p{Default_Ignorable_Code_Point}]/u;
const rightToLeft = /[\p{scx=Arabic}\p{scx=Hebrew}\p{scx=Syriac}\p{scx=Thaana}]/u;

/**
 * Draws text as large as fits a box. Text that is too long is made smaller, then broken inside words, but never cut
 * off. Text that begins with a right-to-left letter is aligned right. Undefined for text without a visible character.
 */
export async function textBlock(
  text: string,
  style: TextStyle,
  box: TextBox,
  fonts: DrawingFonts,
): Promise<TextBlock | undefined> {
  const words = fonts.drawable(text.replace(/\s+/g, ' ')).trim();
  if (!isInk.test(words)) return undefined;
  const { max, min } = style.size;
  for (let size = max; ; size = Math.max(min, size * 0.94)) {
    const isSmallest = size <= min;
    const { data, info } = await sharp({
      text: {
        text: markup(words, style, size),
        font: fonts.families(style.family),
        width: box.width,
        wrap: isSmallest ? 'word-char' : 'word',
        dpi: 72, // a point is then a pixel
        rgba: true,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    if (!isSmallest && (info.width > box.width || info.height > box.height)) continue;
    const isRightToLeft = rightToLeft.test(/\p{L}/u.exec(words)?.[0] ?? '');
    const left = isRightToLeft ? box.left + box.width - info.width : box.left;
    return { input: data, left, height: info.height, size };
  }
}

/** @see https://docs.gtk.org/Pango/pango_markup.html whose lengths are in 1024ths of a point. */
function markup(text: string, { color, lineHeight, letterSpacing = 0 }: TextStyle, size: number): string {
  const unit = 1024 * size;
  const attributes = {
    foreground: color,
    size: unit,
    line_height: unit * lineHeight,
    letter_spacing: unit * letterSpacing,
  };
  const list = Object.entries(attributes).map(
    ([name, value]) => `${name}="${typeof value === 'number' ? Math.round(value) : value}"`,
  );
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<span insert_hyphens="false" ${list.join(' ')}>${escaped}</span>`;
}
