/** A picture as a module imports it. */
export interface PictureRequest {
  /** The file of the master, absolute. */
  readonly file: string;
  /** The part of the master to use, in its pixels; without it, all. */
  readonly crop?: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

/**
 * Reads the id of an imported module: `hero.jpg?picture`, or `hero.jpg?crop=691,0,960,1200&picture` for a part of
 * it (left, top, width, height, in pixels). Gives undefined for a module that is no picture.
 * @throws on a crop that is not four whole numbers.
 */
export function parsePictureRequest(id: string): PictureRequest | undefined {
  const [file = '', query = ''] = id.split('?');
  const parameters = new URLSearchParams(query);
  if (!parameters.has('picture')) return undefined;
  const crop = parameters.get('crop');
  if (crop === null) return { file };
  const [left, top, width, height, ...rest] = crop.split(',').map(Number);
  if (!isWhole(left) || !isWhole(top) || !isWhole(width) || !isWhole(height) || rest.length > 0) {
    throw new Error(
      `it is imported with crop=${crop}: write left,top,width,height in whole pixels, as crop=0,0,960,1200`,
    );
  }
  return { file, crop: { left, top, width, height } };
}

function isWhole(value: number | undefined): value is number {
  return Number.isInteger(value);
}
