import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { projectPath, UserError } from 'prerender-engine/diagnostics';
import sharp, { type Region, type Sharp } from 'sharp';
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
/** How a HEIC photograph begins. @see https://nokiatech.github.io/heif/technical.html for its brands. */
const heic = /^.{4}ftyp(?!.{0,20}avif).{0,20}(?:hei[cxms]|hev[cx]|mif1)/s;
const saveAgain = 'save it as a JPEG, PNG, WebP or AVIF';
const notAPicture = `is not a picture, despite its name: ${saveAgain}`;
const useJpeg =
  'is a HEIC photograph, which most browsers cannot show: export it as a JPEG, or on an iPhone choose Settings › Camera › Formats › Most Compatible and take it again';
const damaged = 'is damaged or was cut short: save it again and upload the new file';

/**
 * Reads a picture. Its bytes, not its name, decide the format.
 * @throws UserError that names the file, and says why it cannot be shown and what to do.
 */
export async function readPicture({ place, ...request }: PictureRequest): Promise<Picture> {
  const file = projectPath(request.file);
  const refuse = (reason: string, cause?: unknown): never => {
    throw new UserError(`${file} ${reason}`, { cause });
  };
  const bytes = await readFile(request.file).catch((cause) =>
    refuse('cannot be read: put the picture there, or name another', cause),
  );
  const start = bytes.toString('latin1', 0, 32);
  if (start === '') refuse('is empty: upload the picture again');
  if (heic.test(start)) refuse(useJpeg);
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause) => refuse(signatures.test(start) ? damaged : notAPicture, cause));
  const format = metadata.compression === 'av1' ? 'avif' : metadata.format;
  if (!acceptedFormats.includes(format)) refuse(`is in ${format.toUpperCase()} format: ${saveAgain}`);
  const whole = metadata.autoOrient;
  const focus = request.focus ?? defaultFocus(whole);
  const part = request.aspectRatio === undefined ? undefined : cover(whole, request.aspectRatio, focus);
  const fault = (place && placeFault(whole, place)) ?? sizeFault(whole);
  if (fault) refuse(`is ${whole.width} × ${whole.height} pixels, ${fault}`);
  const colourspace = colourspaces[metadata.space];
  const pixels = () => {
    // Refuses a file that was cut short, but not what browsers show, as photographs of some phones with a wrong header.
    const oriented = sharp(bytes, { failOn: 'error' }).autoOrient(); // phones store photos sideways
    const converted = colourspace ? oriented.pipelineColourspace(colourspace) : oriented;
    const cropped = part ? converted.extract(part) : converted;
    return metadata.hasAlpha ? cropped.flatten({ background: '#ffffff' }) : cropped;
  };
  const color = await dominantColor(pixels()).catch((cause) => refuse(damaged, cause));
  const hash = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify(part ?? null))
    .update(colourspace ?? '');
  const { width, height } = part ?? whole;
  return { file, width, height, focus, color, hash: hash.digest('hex'), pixels };
}

/** A width and a height in pixels. */
type Size = Readonly<{ width: number; height: number }>;

/** The largest part of a picture with a given aspect ratio, around its focus, as `object-fit: cover` crops it. */
export function cover({ width, height }: Size, aspectRatio: number, { x, y }: Focus): Region {
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

/** Why a picture of some size cannot be shown anywhere; undefined if it can. */
function sizeFault({ width, height }: Size): string | undefined {
  if (Math.min(width, height) < minSide)
    return `which is too small: use one of at least ${minSide} pixels on each side`;
  if (width * height > maxPixels) return 'which is too large: save it 4000 pixels wide';
  if (Math.max(width, height) > maxAspectRatio * Math.min(width, height))
    return `which is too long and narrow: crop it to at most ${maxAspectRatio} to 1`;
  return undefined;
}

/** Why a picture of some size cannot be shown in a place; undefined if it can. */
function placeFault(size: Size, { aspectRatio, minWidth }: PicturePlace): string | undefined {
  const shown = cover(size, aspectRatio, { x: 50, y: 50 });
  if (shown.width >= minWidth) return undefined;
  return `of which ${shown.width} × ${shown.height} are shown here, too few to be sharp: use one at least ${minWidth} pixels wide and ${Math.round(minWidth / aspectRatio)} high`;
}

/** The middle; in a portrait-format picture a point above it, where a face would be. */
function defaultFocus({ width, height }: Size): Focus {
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
  return `#${Buffer.from([dominant.r, dominant.g, dominant.b]).toString('hex')}`;
}
