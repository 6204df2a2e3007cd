import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname, relative } from 'node:path';
import sharp, { type Metadata, type Region, type Sharp } from 'sharp';
import { UserError } from '../diagnostics/UserError.ts';

/** A picture, or a part of one, as the site asks for it. */
export interface PictureRequest {
  /** The file, absolute or from the project's root. */
  readonly file: string;
  /** The part to use, in pixels of the upright picture; without it, the whole. */
  readonly crop?: Region;
  /** The shape to cut it to, as width divided by height, around the focus; without it, its own. */
  readonly shape?: number;
  /** The point of that part that stays in sight wherever it is cut; without it, `defaultFocus`. */
  readonly focus?: Focus;
  /** Where it is shown; without it, only the limits of every picture hold. */
  readonly place?: PicturePlace;
}

/** A place on the site for pictures: the shape that it crops them to, and the width in pixels that looks sharp there. */
export interface PicturePlace {
  /** Width divided by height. */
  readonly shape: number;
  readonly leastWidth: number;
}

/** A point of a picture, in percent of its width from the left and of its height from the top. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

/** A picture that can be shown: read, checked, and turned upright. */
export interface Picture {
  /** The file, from the project's root. */
  readonly file: string;
  /** The size, in pixels, of the part that is used. */
  readonly width: number;
  readonly height: number;
  readonly focus: Focus;
  /** The dominant colour as `#rrggbb`. */
  readonly color: string;
  /** A hash of all that decides its pixels. */
  readonly hash: string;
  /** Its pixels: upright, cut to the part that is used, opaque. */
  readonly pixels: () => Sharp;
}

/** In pixels: a smaller picture looks blurred everywhere on the site. */
const leastSide = 320;
/** In pixels, width times height: the limit of sharp. */
const mostPixels = 0x3fff ** 2;
/** The longer side divided by the shorter. */
const mostElongated = 4;
/** A crop of a smaller share than this was most likely measured on another picture. */
const leastCrop = 0.1;

const takenFormats = ['jpeg', 'png', 'webp', 'avif'];
const saveAgain = 'save it as a JPEG, PNG, WebP or AVIF';

/**
 * Reads a picture, by its bytes and not by its name.
 * @throws UserError that names the file, says why it cannot be shown and what to do.
 */
export async function readPicture(request: PictureRequest): Promise<Picture> {
  const file = relative('.', request.file).replaceAll('\\', '/');
  const refuse = (reason: string, cause?: unknown) => new UserError(`${file} ${reason}`, { cause });
  const bytes = await readFile(request.file).catch((cause) => {
    throw refuse('cannot be read: put the picture there, or name another', cause);
  });
  const metadata = await readMetadata(bytes, refuse);
  const whole = metadata.autoOrient;
  checkSize(whole, refuse);
  const focus = request.focus ?? defaultFocus(whole);
  const part = partOf(request, whole, focus, refuse);
  const { width, height } = part ?? whole;
  if (request.place) checkPlace({ width, height }, request.place, refuse);
  // Phones store a photograph on its side, with a note how to turn it.
  const pixels = () => {
    const upright = sharp(bytes, { failOn: 'warning' }).autoOrient();
    const cut = part ? upright.extract(part) : upright;
    return metadata.hasAlpha ? cut.flatten({ background: '#ffffff' }) : cut;
  };
  const color = await dominantColor(pixels()).catch((cause) => {
    throw refuse('is damaged or was cut short: save it again and upload the new file', cause);
  });
  const hash = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify(part ?? null));
  return { file, width, height, focus, color, hash: hash.digest('hex'), pixels };
}

/** The name of a picture in a published file's name: plain letters, digits and hyphens. */
export function plainName(file: string): string {
  const name = basename(file, extname(file)).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (
    name
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 40) || 'picture'
  );
}

/** The largest part of a picture with a given shape around its focus, as `object-fit: cover` crops it. */
export function cover(
  { width, height }: { readonly width: number; readonly height: number },
  shape: number,
  { x, y }: Focus,
): Region {
  const part = {
    width: Math.min(width, Math.round(height * shape)),
    height: Math.min(height, Math.round(width / shape)),
  };
  return {
    left: Math.round(((width - part.width) * x) / 100),
    top: Math.round(((height - part.height) * y) / 100),
    ...part,
  };
}

type Refuse = (reason: string, cause?: unknown) => UserError;

async function readMetadata(bytes: Buffer, refuse: Refuse): Promise<Metadata> {
  if (bytes.length === 0) throw refuse('is empty: upload the picture again');
  if (isHeic(bytes))
    throw refuse(
      'is a HEIC photograph, which most browsers cannot show: export it as a JPEG, or on an iPhone choose Settings › Camera › Formats › Most Compatible and take it again',
    );
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause) => {
      throw refuse(`is no picture, whatever its name says: ${saveAgain}`, cause);
    });
  const format = metadata.compression === 'av1' ? 'avif' : metadata.format;
  if (takenFormats.includes(format)) return metadata;
  throw refuse(`is a picture of the kind ${format.toUpperCase()}: ${saveAgain}`);
}

/** @see https://nokiatech.github.io/heif/technical.html for the brands of HEIF files */
function isHeic(bytes: Buffer): boolean {
  const brands = bytes.toString('latin1', 8, 32);
  return (
    bytes.toString('latin1', 4, 8) === 'ftyp' &&
    !brands.includes('avif') &&
    /hei[cxms]|hev[cx]|mif1/.test(brands)
  );
}

function checkSize({ width, height }: { readonly width: number; readonly height: number }, refuse: Refuse) {
  const size = `is ${width} × ${height} pixels`;
  if (Math.min(width, height) < leastSide)
    throw refuse(`${size}, which is too small: use one of at least ${leastSide} pixels on each side`);
  if (width * height > mostPixels) throw refuse(`${size}, which is too large: save it 4000 pixels wide`);
  if (Math.max(width, height) > mostElongated * Math.min(width, height))
    throw refuse(`${size}, which is too narrow a strip: cut it to at most ${mostElongated} to 1`);
}

function checkPlace(
  { width, height }: { readonly width: number; readonly height: number },
  { shape, leastWidth }: PicturePlace,
  refuse: Refuse,
) {
  const shown = cover({ width, height }, shape, { x: 50, y: 50 });
  if (shown.width >= leastWidth) return;
  throw refuse(
    `is ${width} × ${height} pixels, of which ${shown.width} × ${shown.height} are shown here, too few to be sharp: ` +
      `use a picture of at least ${leastWidth} × ${Math.round(leastWidth / shape)}`,
  );
}

/** The middle; in an upright picture the upper part, where a face would be. */
function defaultFocus({ width, height }: { readonly width: number; readonly height: number }): Focus {
  return { x: 50, y: height > width ? 25 : 50 };
}

function partOf(
  { crop, shape }: PictureRequest,
  whole: { readonly width: number; readonly height: number },
  focus: Focus,
  refuse: Refuse,
): Region | undefined {
  if (crop) checkCrop(crop, whole, refuse);
  if (!shape) return crop;
  const part = cover(crop ?? whole, shape, focus);
  return { ...part, left: part.left + (crop?.left ?? 0), top: part.top + (crop?.top ?? 0) };
}

function checkCrop(
  { left, top, width, height }: Region,
  whole: { readonly width: number; readonly height: number },
  refuse: Refuse,
) {
  const size = `is ${whole.width} × ${whole.height} pixels`;
  const crop = `the crop ${width} × ${height} at ${left}, ${top}`;
  const fix = 'measure it on this picture, or remove the crop and give a focus';
  if (left + width > whole.width || top + height > whole.height)
    throw refuse(`${size}, and ${crop} reaches outside it: ${fix}`);
  if (width * height < leastCrop * whole.width * whole.height)
    throw refuse(`${size}, and ${crop} shows a patch of it, as if measured on a smaller picture: ${fix}`);
  if (Math.min(width, height) < leastSide)
    throw refuse(`${size}, and ${crop} is too small: leave at least ${leastSide} pixels on each side`);
}

async function dominantColor(pixels: Sharp): Promise<string> {
  // Rendered first, because sharp's statistics are those of its input; and small, for speed.
  const { data, info } = await pixels
    .resize({ width: 320 })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { dominant } = await sharp(data, { raw: info }).stats();
  const channels = [dominant.r, dominant.g, dominant.b];
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
