import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { projectPath, UserError } from 'prerender-engine/diagnostics';
import sharp, { type Metadata, type Region, type Sharp } from 'sharp';
import type { PicturePlace } from '../content/fields.ts';

/** A request for a picture or a part of it. */
export interface PictureRequest {
  /** The path of the file, absolute or from the project's root. */
  readonly file: string;
  /** The aspect ratio to crop to, width divided by height, around the focus; by default, its own. */
  readonly aspectRatio?: number;
  /** The point that stays visible however the picture is cropped; by default, `defaultFocus`. */
  readonly focus?: Focus;
  /** Where it is shown; by default, only the limits for all pictures are checked. */
  readonly place?: PicturePlace;
}

/** A point of a picture, in percent of its width from the left and of its height from the top. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

/** A picture that can be shown: read and checked. */
export interface Picture {
  /** The path of the file, from the project's root. */
  readonly file: string;
  /** The size of the used part, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly focus: Focus;
  /** The dominant colour as `#rrggbb`. */
  readonly color: string;
  /** A hash of everything that determines its pixels. */
  readonly hash: string;
  /** The pixels of the used part, upright and opaque. */
  readonly pixels: () => Sharp;
}

/** In pixels. A smaller picture looks blurred everywhere on the site. */
const minSide = 320;
/** Width times height in pixels, the limit of sharp. */
const maxPixels = 0x3fff ** 2;
/** The longer side divided by the shorter. */
const maxAspectRatio = 4;

/**
 * What pictures are converted to before their colour profile is applied, by their own colour space. Of 16 bits per channel
 * and of inks, sharp itself makes other colours than browsers show.
 */
const colourspaces: Readonly<Record<string, string>> = { rgb16: 'srgb', grey16: 'b-w', cmyk: 'srgb' };

const acceptedFormats = ['jpeg', 'png', 'webp', 'avif'];
/** How the files of these formats begin. */
const signatures = /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|.{4}ftypavif)/s;
const saveAgain = 'save it as a JPEG, PNG, WebP or AVIF';
const notAPicture = `is not a picture, despite its name: ${saveAgain}`;
const damaged = 'is damaged or was cut short: save it again and upload the new file';

/**
 * Reads a picture. Its bytes, not its name, decide the format.
 * @throws UserError that names the file, and says why it cannot be shown and what to do.
 */
export async function readPicture(request: PictureRequest): Promise<Picture> {
  const file = projectPath(request.file);
  const refuse = (reason: string, cause?: unknown) => new UserError(`${file} ${reason}`, { cause });
  const bytes = await readFile(request.file).catch((cause) => {
    throw refuse('cannot be read: put the picture there, or name another', cause);
  });
  const metadata = await readMetadata(bytes, refuse);
  const whole = metadata.autoOrient;
  const focus = request.focus ?? defaultFocus(whole);
  const part = request.aspectRatio === undefined ? undefined : cover(whole, request.aspectRatio, focus);
  const { width, height } = part ?? whole;
  if (request.place) checkPlace({ width, height }, request.place, refuse);
  checkSize(whole, refuse);
  // Phones store photos sideways, with an EXIF orientation.
  const colourspace = colourspaces[metadata.space];
  const pixels = () => {
    // Refuses a file that was cut short, but not what browsers show, as photographs of some phones with a wrong header.
    const oriented = sharp(bytes, { failOn: 'error' }).autoOrient();
    const converted = colourspace ? oriented.pipelineColourspace(colourspace) : oriented;
    const cropped = part ? converted.extract(part) : converted;
    return metadata.hasAlpha ? cropped.flatten({ background: '#ffffff' }) : cropped;
  };
  const color = await dominantColor(pixels()).catch((cause) => {
    throw refuse(damaged, cause);
  });
  const hash = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify(part ?? null))
    .update(colourspace ?? '');
  return { file, width, height, focus, color, hash: hash.digest('hex'), pixels };
}

/** The largest part of a picture with a given aspect ratio, around its focus, as `object-fit: cover` crops it. */
export function cover(
  { width, height }: { readonly width: number; readonly height: number },
  aspectRatio: number,
  { x, y }: Focus,
): Region {
  const part = {
    width: Math.min(width, Math.round(height * aspectRatio)),
    height: Math.min(height, Math.round(width / aspectRatio)),
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
      throw refuse(signatures.test(bytes.toString('latin1', 0, 12)) ? damaged : notAPicture, cause);
    });
  const format = metadata.compression === 'av1' ? 'avif' : metadata.format;
  if (acceptedFormats.includes(format)) return metadata;
  throw refuse(`is in ${format.toUpperCase()} format: ${saveAgain}`);
}

/** @see https://nokiatech.github.io/heif/technical.html for the brands of HEIF files */
function isHeic(bytes: Buffer): boolean {
  const brands = bytes.toString('latin1', 8, 32);
  return bytes.toString('latin1', 4, 8) === 'ftyp' && !brands.includes('avif') && /hei[cxms]|hev[cx]|mif1/.test(brands);
}

function checkSize({ width, height }: { readonly width: number; readonly height: number }, refuse: Refuse) {
  const size = `is ${width} × ${height} pixels`;
  if (Math.min(width, height) < minSide)
    throw refuse(`${size}, which is too small: use one of at least ${minSide} pixels on each side`);
  if (width * height > maxPixels) throw refuse(`${size}, which is too large: save it 4000 pixels wide`);
  if (Math.max(width, height) > maxAspectRatio * Math.min(width, height))
    throw refuse(`${size}, which is too long and narrow: crop it to at most ${maxAspectRatio} to 1`);
}

function checkPlace(
  { width, height }: { readonly width: number; readonly height: number },
  { aspectRatio, minWidth }: PicturePlace,
  refuse: Refuse,
) {
  const shown = cover({ width, height }, aspectRatio, { x: 50, y: 50 });
  if (shown.width >= minWidth) return;
  throw refuse(
    `is ${width} × ${height} pixels, of which ${shown.width} × ${shown.height} are shown here, too few to be sharp: ` +
      `use one at least ${minWidth} pixels wide and ${Math.round(minWidth / aspectRatio)} high`,
  );
}

/** The middle; in a portrait-format picture a point above it, where a face would be. */
function defaultFocus({ width, height }: { readonly width: number; readonly height: number }): Focus {
  return { x: 50, y: height > width ? 25 : 50 };
}

async function dominantColor(pixels: Sharp): Promise<string> {
  // Rendered first, because sharp's statistics are those of its input, and small, for speed.
  const { data, info } = await pixels
    .resize({ width: 320 })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { dominant } = await sharp(data, { raw: info }).stats();
  const channels = [dominant.r, dominant.g, dominant.b];
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
