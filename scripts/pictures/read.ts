import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp, { type Metadata, type Region, type Sharp } from 'sharp';
import { explainPointer } from '../command/files.ts';
import { projectPath, UserError } from '../prerender/index.ts';

/** A point of a picture, in percent of its width from the left and of its height from the top. */
export type Focus = Readonly<{ x: number; y: number }>;

/** A width and a height in pixels. */
type Size = Readonly<{ width: number; height: number }>;

/** A place for pictures on the site: its width divided by its height, and the width in pixels below which one looks blurred. */
export type PicturePlace = Readonly<{ aspectRatio: number; minWidth: number }>;

/** A request for a picture or a part of it. */
export interface PictureRequest {
  /** The path of the file, absolute or from the project's root. */
  readonly file: string;
  /** The aspect ratio to crop to, width divided by height, around the focus; by default, its own. */
  readonly aspectRatio?: number;
  /** The point that stays visible however the picture is cropped; by default, the middle, or a little above it. */
  readonly focus?: Focus;
  /** Where it is shown; by default, only the limits for all pictures are checked. */
  readonly place?: PicturePlace;
}

/** A picture that can be shown: read and checked. The size is that of the used part. */
export interface Picture extends Size {
  readonly focus: Focus;
  /** The mean colour as `#rrggbb`. */
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

const damaged = 'is damaged or was cut short: save it again and upload the new file';

/**
 * Reads a picture.
 * @throws UserError that names the file, and says why it cannot be shown and what to do.
 */
export async function readPicture({ place, ...request }: PictureRequest): Promise<Picture> {
  const file = projectPath(request.file);
  const bytes = await readFile(request.file).catch((cause) => {
    throw new UserError(`${file} cannot be read: put the picture there, or name another`, { cause });
  });
  const { autoOrient: whole, space, format, hasAlpha } = await readMetadata(bytes, file);
  const fault = sizeFault(whole, place);
  if (fault) throw new UserError(`${file} is ${whole.width} × ${whole.height} pixels, ${fault}`);

  // In an upright picture, faces are above the middle.
  const focus = request.focus ?? { x: 50, y: whole.height > whole.width ? 25 : 50 };
  const part = request.aspectRatio === undefined ? undefined : cover(whole, request.aspectRatio, focus);
  const colourspace = colourspaces[space];
  const read = async (input: Buffer, failOn: 'error' | 'warning') => {
    const pixels = () => {
      const oriented = sharp(input, { failOn }).autoOrient(); // phones store photos sideways
      const converted = colourspace ? oriented.pipelineColourspace(colourspace) : oriented;
      const cropped = part ? converted.extract(part) : converted;
      return hasAlpha ? cropped.flatten({ background: '#ffffff' }) : cropped;
    };
    return { pixels, color: await meanColor(pixels()) };
  };
  // Refuses a file that was cut short, but not what browsers show: photographs of some phones with a wrong header, and a
  // JPEG that lacks nothing but its end mark. With the mark, a decoder still warns of pixels that are missing.
  const { pixels, color } = await read(bytes, 'error')
    .catch((cause) => {
      if (format !== 'jpeg') throw cause;
      return read(Buffer.concat([bytes, Buffer.of(0xff, 0xd9)]), 'warning');
    })
    .catch((cause) => {
      throw new UserError(`${file} ${damaged}`, { cause });
    });
  const hash = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([part, colourspace]))
    .digest('hex');
  const { width, height } = part ?? whole;
  return { width, height, focus, color, hash, pixels };
}

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

async function meanColor(pixels: Sharp): Promise<string> {
  // Rendered first, because sharp's statistics are those of its input, and small, for speed.
  const small = await pixels.resize({ width: 320 }).toColourspace('srgb').png({ compressionLevel: 0 }).toBuffer();
  const { channels } = await sharp(small).stats();
  return `#${Buffer.from(channels.map(({ mean }) => Math.round(mean))).toString('hex')}`;
}

/** Why a picture of some size cannot be shown in a place, or anywhere; undefined if it can. */
function sizeFault(size: Size, place?: PicturePlace): string | undefined {
  const [short = 0, long = 0] = [size.width, size.height].sort((a, b) => a - b);
  const shown = place && cover(size, place.aspectRatio, { x: 50, y: 50 });
  if (shown && shown.width < place.minWidth)
    return `of which ${shown.width} × ${shown.height} are shown here, too few to be sharp: use one at least ${place.minWidth} pixels wide and ${Math.round(place.minWidth / place.aspectRatio)} high`;
  if (short < 320) return 'which is too small: use one of at least 320 pixels on each side';
  if (short * long > 0x3fff ** 2) return 'which is too large: save it 4000 pixels wide'; // the limit of sharp
  if (long > 4 * short) return 'which is too long and narrow: crop it to at most 4 to 1';
  return undefined;
}

const saveAgain = 'save it as a JPEG, PNG, WebP or AVIF';
/** How a HEIC photograph begins. @see https://nokiatech.github.io/heif/technical.html for its brands. */
const heic = /^.{4}ftyp(?!.{0,20}avif).{0,20}(?:hei[cxms]|hev[cx]|mif1)/s;

/**
 * Reads what a picture says of itself. Its bytes, not its name, decide the format.
 * @param file its path from the project's root.
 * @throws UserError that names the file, if it is not a picture that the site can show.
 */
async function readMetadata(bytes: Buffer, file: string): Promise<Metadata> {
  const refuse = (why: string, cause?: unknown): never => {
    throw new UserError(`${file} ${why}`, { cause });
  };
  if (bytes.length === 0) refuse('is empty: upload the picture again');
  const pointer = explainPointer(bytes);
  if (pointer) refuse(pointer);
  if (heic.test(bytes.toString('latin1', 0, 32)))
    refuse(
      'is a HEIC photograph, which most browsers cannot show: export it as a JPEG, or on an iPhone choose Settings › Camera › Formats › Most Compatible and take it again',
    );
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause) => refuse(`is not a picture, despite its name, or it is damaged: ${saveAgain}`, cause));
  const format = metadata.compression === 'av1' ? 'avif' : metadata.format;
  if (!['jpeg', 'png', 'webp', 'avif'].includes(format)) refuse(`is in ${format.toUpperCase()} format: ${saveAgain}`);
  if (isHdr(bytes.subarray(0, 0x10000), metadata.icc))
    refuse('is in HDR, whose colours would turn grey: export it again without HDR, as a JPEG in sRGB');
  return metadata;
}

/**
 * Whether a picture has the transfer function PQ or HLG, which browsers convert for other screens and sharp does not: by
 * its number in the first colour box of an AVIF (a later one is of a gain map, which does no harm), in a PNG or in a
 * colour profile, or by its name in a profile.
 * @param start of the file, with its headers.
 * @see https://www.itu.int/rec/T-REC-H.273
 */
function isHdr(start: Buffer, icc?: Buffer): boolean {
  const [headers, profile] = [start.toString('latin1'), icc?.toString('latin1') ?? ''];
  const transfers = [
    /colr(?:nclx...(.))?/s.exec(headers),
    /cICP.(.)/s.exec(headers),
    /^cicp.{5}(.)/s.exec(profile.slice(profile.lastIndexOf('cicp'))), // the first is in the table of contents
  ];
  return (
    transfers.some((found) => [16, 18].includes(found?.[1]?.charCodeAt(0) ?? 0)) ||
    /(?:desc|mluc).{4,120}?(?:2100|2084|HLG|PQ)/s.test(profile.replaceAll('\0', ''))
  );
}
