import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { AvifOptions, WebpOptions } from 'sharp';
import type { Plugin } from 'vite';
import type { pictureFormats } from '../../src/components/Picture/Picture';
import { cached } from '../command/cache.ts';
import type { OutputFile } from '../prerender/index.ts';
import { inkOn } from './contrast.ts';
import { decoderVersion, type Picture, type PictureRequest, readPicture } from './readPicture.ts';

const folder = 'pictures';
/**
 * The ids of the modules of pictures and of their CSS rules. An id contains the whole request or rule, because the
 * development server may have cached the module that imports it. Browsers request it with its prefix.
 */
const pictureModule = /^\0?virtual:picture\/([\w-]+)$/;
const styleModule = /^\0?virtual:picture-style\/([\w-]+)\.css/;
const toId = (text: string) => Buffer.from(text).toString('base64url');
const fromId = (text: string) => Buffer.from(text, 'base64url').toString();

/** The pictures that modules import, by their hashes. `vite.config.ts` makes the plugin, so a build finds them here. */
const importedPictures = new Map<string, Picture>();

/**
 * Lets the content import pictures: `importSpecifier` returns the specifier of a module with a picture's URL, widths and
 * size, and a class with its mean colour and focus. The development server encodes each file when it is requested; a
 * build encodes the files that its documents name.
 *
 * A picture that cannot be shown is an error; in a build, the content check reports it first, at the field that names it.
 */
export function picturePlugin(): Plugin {
  let base = '/';
  return {
    name: 'pictures',
    configResolved(config) {
      ({ base } = config);
    },
    resolveId: { filter: { id: [pictureModule, styleModule] }, handler: (id) => `\0${id.replace('\0', '')}` },
    load: {
      filter: { id: [pictureModule, styleModule] },
      async handler(id) {
        const [, rule] = styleModule.exec(id) ?? [];
        if (rule !== undefined) return fromId(rule);
        const request: PictureImport = JSON.parse(fromId(pictureModule.exec(id)?.[1] ?? ''));
        this.addWatchFile(resolve(request.file));
        const picture = await readPicture(request);
        importedPictures.set(picture.hash, picture);
        return moduleOf(picture, `${base}${folder}/`, request);
      },
    },
    configureServer(server) {
      server.middlewares.use(`${base}${folder}`, async (request, response, next) => {
        const [, hash = '', width, format] = /^\/(\w+)-(\d+)\.(avif|webp)/.exec(request.url ?? '') ?? [];
        const picture = importedPictures.get(hash);
        if (!picture || !isPictureFormat(format)) return next();
        try {
          const body = await readFile(await encodePicture(picture, Number(width), format));
          response.setHeader('content-type', `image/${format}`);
          response.end(body);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** A picture that the content imports. */
export interface PictureImport extends Omit<PictureRequest, 'slot'> {
  readonly type: 'picture';
  /** The width in pixels above which no encoding is needed. */
  readonly widest?: number | undefined;
}

/** Returns the specifier of the module of a picture. */
export function importSpecifier(picture: PictureImport): string {
  return `virtual:picture/${toId(JSON.stringify(picture))}`;
}

/**
 * Returns the code of a module that exports a picture, a `PictureSource` of its component, and imports its CSS.
 * @param base URL of the encodings, with a slash at its end.
 */
function moduleOf(picture: Picture, base: string, { widest, aspectRatio }: PictureImport): string {
  const { width, height, colors, focus, hash } = picture;
  const isCentred = focus.x === 50 && focus.y === 50; // as is CSS's default
  const position = isCentred ? '' : `;object-position:${focus.x}% ${focus.y}%`;
  const className = `picture-${hash}${isCentred ? '' : `-${focus.x}-${focus.y}`.replaceAll('.', '_')}`;
  // The colour shows until the picture has loaded, and behind the alternative text if it does not load.
  const rules = [`.${className}{background:${colors.whole};color:${inkOn(colors.whole)}${position}}`];
  // The only picture that is cropped here is Home's on phones, where the page continues the colour of its upper edge.
  const sky = aspectRatio ? { className: `sky-${colors.upperEdge.slice(1)}`, color: colors.upperEdge } : undefined;
  if (sky) rules.push(`body:has(.${sky.className}){--sky:${sky.color}}`);
  const imports = rules.map((rule) => `import 'virtual:picture-style/${toId(rule)}.css';\n`);
  const source = { width, height, url: base + hash, widths: widthsOf(picture, widest), className, sky };
  return `${imports.join('')}export default ${JSON.stringify(source)}`;
}

type PictureFormat = (typeof pictureFormats)[number];

const options: { readonly avif: AvifOptions; readonly webp: WebpOptions } = {
  avif: { quality: 59, effort: 1 },
  webp: { quality: 78, effort: 2 },
};

function isPictureFormat(text = ''): text is PictureFormat {
  return Object.hasOwn(options, text);
}

const widths = [480, 720, 960, 1280, 1600, 1920];

/** Returns the widths that a picture is encoded in: none wider than it, and all but the first at most `widest`. */
export function widthsOf({ width }: Pick<Picture, 'width'>, widest = Infinity): readonly number[] {
  const reached = widths.filter((one) => one <= width);
  return reached.length > 0 ? reached.filter((one, index) => index === 0 || one <= widest) : [width];
}

/** Matches the URL of an encoding, which has no readable name: ad blockers refuse files such as `ad-banner.jpg`. */
const encodingName = new RegExp(`(?<=/${folder}/)([0-9a-f]{8})-(\\d+)\\.(\\w+)`, 'g');

/**
 * Encodes the pictures whose URLs are in documents, in the widths and formats of these URLs.
 * @param onProgress is called after each encoding.
 * @param imported the pictures by their hashes; by default, those that modules import.
 * @returns the encoded files, with their sources in the cache.
 */
export async function encodePictures(
  documents: Iterable<string>,
  onProgress: (done: number, total: number) => void,
  imported: ReadonlyMap<string, Picture> = importedPictures,
): Promise<OutputFile[]> {
  const named = new Map<string, () => Promise<string>>();
  for (const html of documents) {
    for (const [name, hash = '', width, format] of html.matchAll(encodingName)) {
      const picture = imported.get(hash);
      if (picture && isPictureFormat(format)) named.set(name, () => encodePicture(picture, Number(width), format));
    }
  }
  const waiting = named.entries();
  const files: OutputFile[] = [];
  const encodeNext = async () => {
    for (const [name, encode] of waiting) {
      files.push({ path: `${folder}/${name}`, source: await encode() });
      onProgress(files.length, named.size);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, encodeNext));
  return files;
}

/** Encodes a picture, unless the cache has the file. @returns the path of the file in the cache. */
export function encodePicture(picture: Picture, width: number, format: PictureFormat): Promise<string> {
  // Other code, or another release of sharp, may encode the same settings to other bytes.
  const inputs = [picture.hash, String(width), JSON.stringify([format, options[format], decoderVersion])];
  return cached(inputs, () => picture.pixels().resize({ width }).toFormat(format, options[format]).toBuffer());
}
