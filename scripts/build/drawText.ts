import sharp from 'sharp';
import type { DrawingFonts } from './drawingFonts.ts';

/** The look of a text and the box that it must fit, in pixels. */
export interface TextBox {
  /** The family to draw with; others draw the characters that it lacks. */
  readonly family: string;
  readonly color: string;
  /** The largest size, and the smallest, at which words that are too long are broken. */
  readonly sizes: readonly [max: number, min: number];
  readonly lineHeight: number;
  /** As a fraction of the size. */
  readonly letterSpacing?: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** A drawn text: a transparent PNG, and where it goes. */
export interface DrawnText {
  readonly input: Buffer;
  readonly left: number;
  readonly height: number;
  /** The size that fits. */
  readonly size: number;
}

const isInk = /[^\s\p{Default_Ignorable_Code_Point}]/u;
const rightToLeft = /[\p{scx=Arabic}\p{scx=Hebrew}\p{scx=Syriac}\p{scx=Thaana}]/u;

/**
 * Draws text as large as fits its box. Text that is too long is made smaller, then broken inside words, but never cut
 * off. Text that begins with a right-to-left letter is aligned right. Undefined for text without a visible character.
 */
export async function drawText(text: string, fonts: DrawingFonts, box: TextBox): Promise<DrawnText | undefined> {
  const words = fonts.drawable(text).replace(/\s+/g, ' ').trim();
  if (!isInk.test(words)) return undefined;
  const [max, min] = box.sizes;
  for (let size = max; ; size = Math.max(min, size * 0.94)) {
    const isSmallest = size <= min;
    const { data, info } = await sharp({
      text: {
        text: markup(words, box, size),
        font: fonts.families(box.family),
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
function markup(text: string, { color, lineHeight, letterSpacing = 0 }: TextBox, size: number): string {
  const [whole, line, space] = [1, lineHeight, letterSpacing].map((factor) => Math.round(1024 * size * factor));
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<span insert_hyphens="false" foreground="${color}" size="${whole}" line_height="${line}" letter_spacing="${space}">${escaped}</span>`;
}
