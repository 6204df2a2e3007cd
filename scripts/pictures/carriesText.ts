import sharp, { type Sharp } from 'sharp';
import { cover, type Picture } from './picture.ts';

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
      const shown = cover(whole.info, box.aspectRatio, picture.focus);
      const blocks = await readBlocks(sharp(whole.data).extract(shown), box.aspectRatio);
      const contrasts = contrastsIn(blocks, box);
      const mean = contrasts.reduce((sum, contrast) => sum + contrast, 0) / contrasts.length;
      return Math.min(...contrasts) >= box.minContrast && mean >= box.minMeanContrast;
    }),
  );
  return !legible.includes(false);
}

interface Blocks {
  readonly width: number;
  readonly height: number;
  /** From the top left, row by row. */
  readonly luminances: readonly number[];
}

async function readBlocks(shown: Sharp, aspectRatio: number): Promise<Blocks> {
  const { data, info } = await shown
    .resize({ width: columns, height: Math.round(columns / aspectRatio), fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const luminances = Array.from({ length: info.width * info.height }, (_, index) =>
    luminance([...data.subarray(index * info.channels, (index + 1) * info.channels)]),
  );
  return { width: info.width, height: info.height, luminances };
}

/** The contrast of a text with each block behind it. */
function contrastsIn({ width, height, luminances }: Blocks, box: TextBox): number[] {
  const ink = luminance([1, 3, 5].map((start) => Number.parseInt(box.color.slice(start, start + 2), 16)));
  const behind = luminances.filter((_, index) => {
    const column = index % width;
    const row = Math.floor(index / width);
    return (
      column >= Math.floor(box.left * width) &&
      column < box.right * width &&
      row >= Math.floor(box.top * height) &&
      row < box.bottom * height
    );
  });
  return behind.map((ground) => (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
