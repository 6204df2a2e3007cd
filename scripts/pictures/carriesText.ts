import sharp, { type Sharp } from 'sharp';
import { contrast } from './contrast.ts';
import { cover } from './cover.ts';
import type { Picture } from './picture.ts';

/** A place for text on a picture that covers a window. */
export interface TextBox {
  /** The window's aspect ratio, width divided by height. */
  readonly aspectRatio: number;
  /** The edges of the box, as shares of the window's width and height. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The text's colour as `#rrggbb`. */
  readonly color: string;
  /** The contrast that it needs: where it is worst, and on average. */
  readonly minContrast: number;
  readonly minMeanContrast: number;
}

/** What is judged of a picture. */
export type JudgedPicture = Pick<Picture, 'width' | 'height' | 'focus' | 'pixels'>;

/** The width of the window in blocks. At 1440 px a block is 9 px wide, the stem of a large letter. */
export const columns = 160;

/**
 * Whether text is legible on a picture: in each box, with each block of the picture behind it and with all on average.
 * @see https://www.w3.org/TR/WCAG22/#contrast-minimum
 */
export async function carriesText(picture: JudgedPicture, boxes: readonly TextBox[]): Promise<boolean> {
  // Small, for speed, and only then cropped, because sharp may resize before it extracts.
  const whole = await picture
    .pixels()
    .resize({ width: 4 * columns })
    .toColourspace('srgb')
    .png()
    .toBuffer({ resolveWithObject: true });
  const legible = await Promise.all(
    boxes.map(async (box) => {
      const window = cover(whole.info, box.aspectRatio, picture.focus);
      return isLegible(box, await contrastsIn(box, sharp(whole.data).extract(window)));
    }),
  );
  return !legible.includes(false);
}

/** The contrast of a box's colour with each block behind the box. @param window the part of the picture in the window. */
async function contrastsIn(box: TextBox, window: Sharp): Promise<readonly number[]> {
  const height = Math.round(columns / box.aspectRatio);
  const [left, top] = [Math.floor(box.left * columns), Math.floor(box.top * height)];
  const width = Math.ceil(box.right * columns) - left;
  const { data, info } = await window
    .resize({ width: columns, height, fit: 'fill' })
    .extract({ left, top, width, height: Math.ceil(box.bottom * height) - top })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ink = Buffer.from(box.color.slice(1), 'hex');
  return Array.from({ length: info.width * info.height }, (_, index) =>
    contrast(ink, data.subarray(index * info.channels, (index + 1) * info.channels)),
  );
}

function isLegible({ minContrast, minMeanContrast }: TextBox, contrasts: readonly number[]): boolean {
  const mean = contrasts.reduce((sum, contrast) => sum + contrast, 0) / contrasts.length;
  return Math.min(...contrasts) >= minContrast && mean >= minMeanContrast;
}
