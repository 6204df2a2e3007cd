import sharp from 'sharp';
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

/** The width of the window in blocks. At 1440 px a block is 9 px wide, the stem of a large letter. */
const columns = 160;

/**
 * Whether text is legible on a picture: in each box, with each block of the picture behind it and with all on average.
 * @see https://www.w3.org/TR/WCAG22/#contrast-minimum
 */
export async function carriesText(
  picture: Pick<Picture, 'width' | 'height' | 'focus' | 'pixels'>,
  boxes: readonly TextBox[],
): Promise<boolean> {
  // Small, for speed, and only then cropped, because sharp may resize before it extracts.
  const whole = await picture
    .pixels()
    .resize({ width: 4 * columns })
    .toColourspace('srgb')
    .png()
    .toBuffer({ resolveWithObject: true });
  const legible = await Promise.all(
    boxes.map(async (box) => {
      const height = Math.round(columns / box.aspectRatio);
      const [left, top] = [Math.floor(box.left * columns), Math.floor(box.top * height)];
      const { data, info } = await sharp(whole.data)
        .extract(cover(whole.info, box.aspectRatio, picture.focus))
        .resize({ width: columns, height, fit: 'fill' })
        .extract({
          left,
          top,
          width: Math.ceil(box.right * columns) - left,
          height: Math.ceil(box.bottom * height) - top,
        })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const ink = Buffer.from(box.color.slice(1), 'hex');
      const contrasts = Array.from({ length: info.width * info.height }, (_, index) =>
        contrast(ink, data.subarray(index * info.channels, (index + 1) * info.channels)),
      );
      const mean = contrasts.reduce((sum, contrast) => sum + contrast, 0) / contrasts.length;
      return Math.min(...contrasts) >= box.minContrast && mean >= box.minMeanContrast;
    }),
  );
  return !legible.includes(false);
}

/** How far a colour may be from the mean, in each channel from 0 to 255, and still look the same beside it. */
const maxDifference = 8;

/**
 * The colour of a picture's upper edge as `#rrggbb`, if it is the same from side to side, and text is legible on it and in
 * a box below it: the sky in which text can stand above the picture and reach into it, without a seam.
 */
export async function skyColor(picture: Parameters<typeof carriesText>[0], box: TextBox): Promise<string | undefined> {
  const { data, info } = await picture
    .pixels()
    .resize({ width: columns })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const upperEdge = data.subarray(0, columns * info.channels);
  const { channels } = await sharp(upperEdge, { raw: { ...info, height: 1 } }).stats();
  const mean = channels.map((channel) => Math.round(channel.mean));
  const isUniform = channels.every(
    ({ min, max }, index) => Math.max(max - (mean[index] ?? 0), (mean[index] ?? 0) - min) <= maxDifference,
  );
  const isLegible = contrast(mean, Buffer.from(box.color.slice(1), 'hex')) >= box.minMeanContrast;
  return isUniform && isLegible && (await carriesText(picture, [box]))
    ? `#${Buffer.from(mean).toString('hex')}`
    : undefined;
}
