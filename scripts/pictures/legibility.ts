import sharp, { type Sharp } from 'sharp';
import { cover, type Picture } from './read.ts';

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
type JudgedPicture = Pick<Picture, 'width' | 'height' | 'focus' | 'pixels'>;

/** The width of the window in blocks. At 1440 px a block is 9 px wide, the stem of a large letter. */
const columns = 160;

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
      const contrasts = await contrastsIn(box, sharp(whole.data).extract(window));
      const mean = contrasts.reduce((sum, contrast) => sum + contrast, 0) / contrasts.length;
      return Math.min(...contrasts) >= box.minContrast && mean >= box.minMeanContrast;
    }),
  );
  return !legible.includes(false);
}

/** The contrast of a box's colour with each block behind the box. @param window the part of the picture in the window. */
async function contrastsIn(box: TextBox, window: Sharp): Promise<readonly number[]> {
  const height = Math.round(columns / box.aspectRatio);
  const [left, top] = [Math.floor(box.left * columns), Math.floor(box.top * height)];
  const [right, bottom] = [Math.ceil(box.right * columns), Math.ceil(box.bottom * height)];
  const { data, info } = await window
    .resize({ width: columns, height, fit: 'fill' })
    .extract({ left, top, width: right - left, height: bottom - top })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, index) =>
    contrast(channelsOf(box.color), data.subarray(index * info.channels, (index + 1) * info.channels)),
  );
}

/** How far a colour may be from the mean, in each channel from 0 to 255, and still look the same beside it. */
const maxDifference = 8;

/**
 * The colour of a picture's upper edge as `#rrggbb`, if it is the same from side to side, and text is legible on it and in
 * a box below it: the sky in which text can stand above the picture and reach into it, without a seam.
 */
export async function skyColor(picture: JudgedPicture, box: TextBox): Promise<string | undefined> {
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
  const isLegible = contrast(mean, channelsOf(box.color)) >= box.minMeanContrast;
  return isUniform && isLegible && (await carriesText(picture, [box]))
    ? `#${Buffer.from(mean).toString('hex')}`
    : undefined;
}

/** Black or white, whichever is more legible on a colour: on any, it has a contrast of at least 4.58. */
export function inkOn(color: string): string {
  return contrast(channelsOf(color), [0, 0, 0]) > contrast(channelsOf(color), [255, 255, 255]) ? '#000' : '#fff';
}

/** The contrast of two colours, each by its red, green and blue from 0 to 255: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: Iterable<number>, other: Iterable<number>): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: Iterable<number>): number {
  const [red = 0, green = 0, blue = 0] = Array.from(color, (channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(color: string): Uint8Array {
  return Buffer.from(color.slice(1), 'hex');
}
