import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp, { type Metadata, type Region, type Sharp } from 'sharp';
import { cached, codeVersion } from '../command/cache.ts';
import { explainPointer } from '../command/filePointers.ts';
import { failWith, projectPath, UserError } from '../prerender/index.ts';

/** A point of a picture, in percent of its width from the left and of its height from the top. */
type Focus = Readonly<{ x: number; y: number }>;

/** A width and a height in pixels. */
type Size = Readonly<{ width: number; height: number }>;

/**
 * A position of pictures on the site: its width divided by its height, the width in pixels below which a picture looks
 * blurred, and the widest encoding that it needs, by default the picture's own width.
 */
export type PictureSlot = Readonly<{ aspectRatio: number; minWidth: number; widest?: number }>;

/** A request for a picture or a part of it. */
export interface PictureRequest {
  /** The path of the file, absolute or from the project's root. */
  readonly file: string;
  /** The aspect ratio to crop to, width divided by height, around the focus; by default, its own. */
  readonly aspectRatio?: number | undefined;
  /** The point that stays visible however the picture is cropped; by default, the middle, or a little above it. */
  readonly focus?: Focus | undefined;
  /** Where it is shown: its limits are checked besides those of every picture. */
  readonly slot?: PictureSlot | undefined;
}

/** A picture that was read and checked. Its size is that of the used part. */
export interface Picture extends Size {
  readonly focus: Focus;
  /** Mean colours as `#rrggbb`. */
  readonly colors: MeanColors;
  /** A hash of the file and the used part, in 8 hexadecimal digits: the beginning of its public names. */
  readonly hash: string;
  /** Returns the pixels of the used part, upright and opaque. */
  readonly pixels: () => Sharp;
}

type MeanColors = Readonly<Record<'whole' | 'leftHalf' | 'upperEdge', string>>;

/** What reading a picture reveals. The cache keeps it. */
interface Decoded {
  /** Of the whole picture. */
  readonly size: Size;
  /** Undefined for the whole picture. */
  readonly part?: Region | undefined;
  readonly colors: MeanColors;
  readonly colourspace?: string | undefined;
  readonly hasAlpha: boolean;
  /** Whether the end mark of the JPEG has to be added. */
  readonly isWithoutEnd: boolean;
}

/** A cache key that changes with this module and with sharp. */
export const decoderVersion = JSON.stringify([codeVersion(import.meta.filename), sharp.versions]);

/**
 * Reads a picture. Its colours are computed once, and by later builds not at all.
 * @throws UserError that names the file, and says why it cannot be shown and what to do.
 */
export async function readPicture({ file, aspectRatio, focus, slot }: PictureRequest): Promise<Picture> {
  const name = projectPath(file);
  const bytes = await readFile(file).catch(failWith(`${name} cannot be read: upload it again, or name another`));
  const inputs = [decoderVersion, bytes, JSON.stringify(aspectRatio ? [aspectRatio, focus] : [])]; // without a crop, no focus
  const cacheFile = await cached(inputs, async () => JSON.stringify(await decode(bytes, aspectRatio, focus))).catch(
    (cause) => {
      throw cause instanceof UserError ? new UserError(`${name} ${cause.message}`, { cause: cause.cause }) : cause;
    },
  );
  const picture: Decoded = JSON.parse(await readFile(cacheFile, 'utf8'));
  const { size, part } = picture;
  const error = sizeError(size, slot);
  if (error) throw new UserError(`${name} is ${size.width} × ${size.height} pixels, ${error}`);
  const { width, height } = part ?? size;
  return {
    width,
    height,
    focus: focus ?? focusOf(size),
    colors: picture.colors,
    hash: createHash('sha256')
      .update(bytes)
      .update(JSON.stringify(part ?? null))
      .digest('hex')
      .slice(0, 8),
    pixels: () => pixelsOf(bytes, picture), // not those of the file, which may have been replaced since
  };
}

/** Decodes a picture. @throws UserError whose message follows the name of the file. */
async function decode(bytes: Buffer, aspectRatio?: number, focus?: Focus): Promise<Decoded> {
  const { autoOrient: size, space, format, hasAlpha } = await readMetadata(bytes);
  const error = sizeError(size);
  if (error) throw new UserError(`is ${size.width} × ${size.height} pixels, ${error}`);
  const part = aspectRatio === undefined ? undefined : cover(size, aspectRatio, focus ?? focusOf(size));
  const source = { part, colourspace: colourspaces[space], hasAlpha };
  const read = async (isWithoutEnd: boolean) => {
    const colors = await meanColors(pixelsOf(bytes, { ...source, isWithoutEnd }));
    return { ...source, isWithoutEnd, size: { width: size.width, height: size.height }, colors };
  };
  // Rejects a file that was cut short, but accepts what browsers show: photographs of some phones with a wrong header,
  // and a JPEG that lacks only its end mark. With the mark added, the decoder still warns of missing pixels.
  return read(false)
    .catch((cause) => {
      if (format !== 'jpeg') throw cause;
      return read(true);
    })
    .catch(failWith('is damaged or was cut short: save it again and upload the new file'));
}

/** Returns the focus of a picture that names none: in an upright one, faces are above the middle. */
function focusOf({ width, height }: Size): Focus {
  return { x: 50, y: height > width ? 25 : 50 };
}

type Decoding = Pick<Decoded, 'part' | 'colourspace' | 'hasAlpha' | 'isWithoutEnd'>;

function pixelsOf(bytes: Buffer, { part, colourspace, hasAlpha, isWithoutEnd }: Decoding): Sharp {
  const input = isWithoutEnd ? Buffer.concat([bytes, Buffer.of(0xff, 0xd9)]) : bytes;
  const oriented = sharp(input, { failOn: isWithoutEnd ? 'warning' : 'error' }).autoOrient(); // phones store photos sideways
  const converted = colourspace ? oriented.pipelineColourspace(colourspace) : oriented;
  const cropped = part ? converted.extract(part) : converted;
  return hasAlpha ? cropped.flatten({ background: '#ffffff' }) : cropped;
}

/**
 * The colour space to convert to before the colour profile is applied, by the picture's own. Without it, sharp makes
 * other colours than browsers show from 16 bits per channel and from CMYK.
 */
const colourspaces: Readonly<Record<string, string>> = { rgb16: 'srgb', grey16: 'b-w', cmyk: 'srgb' };

/** Returns the largest part of a picture with an aspect ratio, around a focus, as `object-fit: cover` crops it. */
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

async function meanColors(pixels: Sharp): Promise<MeanColors> {
  const { data, info } = await pixels
    .resize({ width: 320 })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const meanOf = async (part: Size) => {
    const small = sharp(data, { raw: { width, height, channels } }).extract({ left: 0, top: 0, ...part });
    const { channels: means } = await sharp(await small.png({ compressionLevel: 0 }).toBuffer()).stats();
    const [red = 0, green = red, blue = red] = means.map(({ mean }) => Math.round(mean));
    return `#${Buffer.of(red, green, blue).toString('hex')}`;
  };
  return {
    whole: await meanOf({ width, height }),
    leftHalf: await meanOf({ width: width / 2, height }),
    upperEdge: await meanOf({ width, height: 1 }),
  };
}

/** Returns why a picture of some size cannot be shown, in general or in a slot; undefined if it can. */
function sizeError(size: Size, slot?: PictureSlot): string | undefined {
  const [short = 0, long = 0] = [size.width, size.height].sort((a, b) => a - b);
  const shown = slot && cover(size, slot.aspectRatio, { x: 50, y: 50 });
  if (shown && shown.width < slot.minWidth)
    return `of which ${shown.width} × ${shown.height} are shown here, too few to be sharp: use one at least ${slot.minWidth} pixels wide and ${Math.round(slot.minWidth / slot.aspectRatio)} high`;
  if (short < 320) return 'which is too small: use one of at least 320 pixels on each side';
  if (short * long > 0x3fff ** 2) return 'which is too large: save it 4000 pixels wide'; // the limit of sharp
  if (long > 4 * short) return 'which is too long and narrow: crop it to at most 4 to 1';
  return undefined;
}

const saveAgain = 'save it as a JPEG, PNG, WebP or AVIF';
/** The first bytes of a HEIC photograph. @see https://nokiatech.github.io/heif/technical.html for its brands. */
const heic = /^.{4}ftyp(?!.{0,20}avif).{0,20}(?:hei[cxms]|hev[cx]|mif1)/s;

/**
 * Reads the metadata of a picture. Its bytes, not its name, decide the format.
 * @throws UserError if it is not a picture that the site can show.
 */
async function readMetadata(bytes: Buffer): Promise<Metadata> {
  const refuse = (why: string, cause?: unknown): never => {
    throw new UserError(why, { cause });
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
 * Checks whether a picture is in HDR, with the transfer function PQ or HLG: browsers convert these, sharp does not.
 * Their number is in the first colour box of an AVIF (a later one belongs to a gain map, which is harmless), in a PNG
 * or in a colour profile; some profiles only name them.
 * @param start the first bytes of the file, with its headers.
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
