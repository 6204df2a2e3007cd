import type { PicturePlace } from '../content/fields.ts';
import { cover, type Size } from './cover.ts';

/** In pixels. A smaller picture looks blurred everywhere on the site. */
const minSide = 320;
/** Width times height in pixels, the limit of sharp. */
const maxPixels = 0x3fff ** 2;
/** The longer side divided by the shorter. */
const maxAspectRatio = 4;

/** Why a picture of some size cannot be shown anywhere; undefined if it can. */
export function sizeFault({ width, height }: Size): string | undefined {
  if (Math.min(width, height) < minSide)
    return `which is too small: use one of at least ${minSide} pixels on each side`;
  if (width * height > maxPixels) return 'which is too large: save it 4000 pixels wide';
  if (Math.max(width, height) > maxAspectRatio * Math.min(width, height))
    return `which is too long and narrow: crop it to at most ${maxAspectRatio} to 1`;
  return undefined;
}

/** Why a picture of some size cannot be shown in a place; undefined if it can. */
export function placeFault(size: Size, { aspectRatio, minWidth }: PicturePlace): string | undefined {
  const shown = cover(size, aspectRatio, { x: 50, y: 50 });
  if (shown.width >= minWidth) return undefined;
  return `of which ${shown.width} × ${shown.height} are shown here, too few to be sharp: use one at least ${minWidth} pixels wide and ${Math.round(minWidth / aspectRatio)} high`;
}
