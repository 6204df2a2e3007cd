import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { PicturePlace } from '../content/fields.ts';
import { projectPath, UserError } from '../prerender/index.ts';
import { cover, type Focus, type Size } from './cover.ts';
import { damaged, readMetadata } from './readMetadata.ts';
import { placeFault, sizeFault } from './sizeFaults.ts';

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

/**
 * What pictures are converted to before their colour profile is applied, by their own colour space. Of 16 bits per channel
 * and of inks, sharp itself makes other colours than browsers show.
 */
const colourspaces: Readonly<Record<string, string>> = { rgb16: 'srgb', grey16: 'b-w', cmyk: 'srgb' };

/**
 * Reads a picture.
 * @throws UserError that names the file, and says why it cannot be shown and what to do.
 */
export async function readPicture({ place, ...request }: PictureRequest): Promise<Picture> {
  const file = projectPath(request.file);
  const bytes = await readFile(request.file).catch((cause) => {
    throw new UserError(`${file} cannot be read: put the picture there, or name another`, { cause });
  });
  const metadata = await readMetadata(bytes, file);
  const whole = metadata.autoOrient;
  const fault = (place && placeFault(whole, place)) ?? sizeFault(whole);
  if (fault) throw new UserError(`${file} is ${whole.width} × ${whole.height} pixels, ${fault}`);

  const focus = request.focus ?? defaultFocus(whole);
  const part = request.aspectRatio === undefined ? undefined : cover(whole, request.aspectRatio, focus);
  const colourspace = colourspaces[metadata.space];
  const pixels = () => {
    // Refuses a file that was cut short, but not what browsers show, as photographs of some phones with a wrong header.
    const oriented = sharp(bytes, { failOn: 'error' }).autoOrient(); // phones store photos sideways
    const converted = colourspace ? oriented.pipelineColourspace(colourspace) : oriented;
    const cropped = part ? converted.extract(part) : converted;
    return metadata.hasAlpha ? cropped.flatten({ background: '#ffffff' }) : cropped;
  };
  const color = await dominantColor(pixels()).catch((cause) => {
    throw new UserError(`${file} ${damaged}`, { cause });
  });
  const hash = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify(part ?? null))
    .update(colourspace ?? '')
    .digest('hex');
  const { width, height } = part ?? whole;
  return { file, width, height, focus, color, hash, pixels };
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
