import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { encodePicture, widthsOf } from './encode.ts';
import { inkOn, type Picture, type PictureRequest, readPicture } from './read.ts';

/** The folder of the site with the encodings. */
const folder = 'pictures';
const imported = /[?&]picture$/;
/** The id of a module with a CSS rule. The id contains the rule, because a server may have cached the importing module. */
const styleName = /^virtual:picture-style\//;
const styleId = /^\0virtual:picture-style\/([\w-]+)\.css/;

/** The imported pictures by their stems. */
export const importedPictures = new Map<string, Picture>();

/**
 * Lets a module import a picture: `import hero from './hero.jpg?picture'` returns its URL, widths and size, and a class
 * with its mean colour and focus. `parseImport` lists the options of an import.
 * The development server encodes each file when it is requested; a build encodes the files that its documents name.
 *
 * A picture that cannot be shown is an error; in a build, the content check reports it first, at the field that names it.
 */
export function pictures(): Plugin {
  let base = '/';
  let root = '.';

  return {
    name: 'pictures',
    enforce: 'pre',
    configResolved(config) {
      ({ base, root } = config);
    },
    resolveId: {
      filter: { id: [styleName, imported] },
      handler(id, importer) {
        if (styleName.test(id)) return `\0${id}`;
        const query = id.lastIndexOf('?');
        // Vite cannot resolve a missing picture, or a name with characters that are special in a URL.
        return `${normalizePath(fileOf(id.slice(0, query), importer, root))}${id.slice(query)}`;
      },
    },
    load: {
      filter: { id: [styleId, imported] },
      async handler(id) {
        const [, rule] = styleId.exec(id) ?? [];
        if (rule !== undefined) return Buffer.from(rule, 'base64url').toString();
        const request = parseImport(id);
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
 * A picture that a module imports: its file, and the options in the query. `focus` and `widest` may be undefined but not
 * missing, so that no other object looks like an import.
 */
export interface PictureImport extends Pick<PictureRequest, 'file' | 'aspectRatio'> {
  readonly focus: PictureRequest['focus'];
  /** The width in pixels above which no encoding is needed. */
  readonly widest: number | undefined;
}

/** Returns the specifier of an import, which `parseImport` reads. */
export function importSpecifier({ file, focus, ...numbers }: PictureImport): string {
  const options = Object.entries({ ...numbers, focus: focus && `${focus.x},${focus.y}` });
  return `/${file}?${options.map(([name, value]) => (value ? `${name}=${value}&` : '')).join('')}picture`;
}

/**
 * Parses the id of an imported module: a file, and a query that ends in `picture`:
 * - `hero.jpg?picture`: the whole picture;
 * - `hero.jpg?aspectRatio=0.75&picture`: the largest part with this aspect ratio, and the mean colour of its upper edge;
 * - `hero.jpg?focus=50,80&picture`: the point to keep visible, in percent from the left and from the top;
 * - `hero.jpg?widest=640&picture`: no encoding wider than 640 pixels.
 */
function parseImport(id: string): PictureImport {
  const query = id.lastIndexOf('?');
  const parameters = new URLSearchParams(id.slice(query));
  const [x, y] = parameters.get('focus')?.split(',').map(Number) ?? [];
  return {
    file: id.slice(0, query),
    aspectRatio: Number(parameters.get('aspectRatio')) || undefined,
    focus: x !== undefined && y !== undefined ? { x, y } : undefined,
    widest: Number(parameters.get('widest')) || undefined,
  };
}

/** Returns the file of an import: relative to the importing module, from the project's root, or absolute. */
function fileOf(name: string, importer: string | undefined, root: string): string {
  if (!name.startsWith('/')) return resolve(importer ? dirname(importer.replace(/\?.*/, '')) : root, name);
  const inProject = join(root, name);
  return existsSync(inProject) ? inProject : name;
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
  const imports = rules.map(
    (rule) => `import 'virtual:picture-style/${Buffer.from(rule).toString('base64url')}.css';\n`,
  );
  const source = { width, height, url: base + stem, widths: widthsOf(picture, widest), className, sky };
  return `${imports.join('')}export default ${JSON.stringify(source)}`;
}
