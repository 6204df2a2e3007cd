import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { encodePicture, widthsOf } from './encode.ts';
import { inkOn, type Picture, type PictureRequest, readPicture } from './readPicture.ts';

/** The folder of the site with the encodings. */
const folder = 'pictures';
/** The ids of modules with a picture, and with a CSS rule. They contain it, because a server may have cached the importer. */
const pictureId = /^\0?virtual:picture\/([\w-]+)$/;
const styleId = /^\0?virtual:picture-style\/([\w-]+)\.css/;
const encode = (text: string) => Buffer.from(text).toString('base64url');
const decode = (text: string) => Buffer.from(text, 'base64url').toString();

/** The imported pictures by their stems. */
export const importedPictures = new Map<string, Picture>();

/**
 * Lets the content import pictures: `importSpecifier` returns the specifier of a module with a picture's URL, widths and
 * size, and a class with its mean colour and focus. The development server encodes each file when it is requested; a
 * build encodes the files that its documents name.
 *
 * A picture that cannot be shown is an error; in a build, the content check reports it first, at the field that names it.
 */
export function pictures(): Plugin {
  let base = '/';
  return {
    name: 'pictures',
    configResolved(config) {
      ({ base } = config);
    },
    resolveId: { filter: { id: [pictureId, styleId] }, handler: (id) => `\0${id.replace('\0', '')}` },
    load: {
      filter: { id: [pictureId, styleId] },
      async handler(id) {
        const [, rule] = styleId.exec(id) ?? [];
        if (rule !== undefined) return decode(rule);
        const request: PictureImport = JSON.parse(decode(pictureId.exec(id)?.[1] ?? ''));
        this.addWatchFile(resolve(request.file));
        const picture = await readPicture(request);
        importedPictures.set(picture.stem, picture);
        return moduleOf(picture, `${base}${folder}/`, request);
      },
    },
    configureServer(server) {
      server.middlewares.use(`${base}${folder}`, async (request, response, next) => {
        const [, stem = '', width, format] = /^\/(\w+)-(\d+)\.(avif|webp)/.exec(request.url ?? '') ?? [];
        const picture = importedPictures.get(stem);
        if (!picture || !(format === 'avif' || format === 'webp')) return next();
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

/**
 * A picture that the content imports. `widest` may be undefined but not missing, so that no other object looks like an
 * import.
 */
export interface PictureImport extends Omit<PictureRequest, 'place'> {
  /** The width in pixels above which no encoding is needed. */
  readonly widest: number | undefined;
}

/** Returns the specifier of the module of a picture. */
export function importSpecifier(picture: PictureImport): string {
  return `virtual:picture/${encode(JSON.stringify(picture))}`;
}

/**
 * Returns the code of a module that exports a picture, a `PictureSource` of its component, and imports its CSS.
 * @param base URL of the encodings, with a slash at its end.
 */
function moduleOf(picture: Picture, base: string, { widest, aspectRatio }: PictureImport): string {
  const { width, height, colors, focus, stem } = picture;
  const isCentred = focus.x === 50 && focus.y === 50; // as is CSS's default
  const position = isCentred ? '' : `;object-position:${focus.x}% ${focus.y}%`;
  const className = `picture-${stem}${isCentred ? '' : `-${focus.x}-${focus.y}`.replaceAll('.', '_')}`;
  // The colour shows until the picture has loaded, and behind the alternative text if it does not load.
  const rules = [`.${className}{background:${colors.whole};color:${inkOn(colors.whole)}${position}}`];
  const sky = aspectRatio ? { className: `sky-${colors.upperEdge.slice(1)}`, color: colors.upperEdge } : undefined;
  if (sky) rules.push(`body:has(.${sky.className}){--sky:${sky.color}}`);
  const imports = rules.map((rule) => `import 'virtual:picture-style/${encode(rule)}.css';\n`);
  const source = { width, height, url: base + stem, widths: widthsOf(picture, widest), className, sky };
  return `${imports.join('')}export default ${JSON.stringify(source)}`;
}
