import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { encodedFormats, encodePicture, encodingStem, encodingsOf, pruneCache } from './encode.ts';
import { carriesText, inkOn, skyColor, type TextBox } from './legibility.ts';
import { type Picture, type PictureRequest, readPicture } from './read.ts';

/** The folder of the site with the encodings. */
const folder = 'pictures';
const imported = /[?&]picture$/;
/** A module with a style rule, which is in its name: a server that has cached what imports it asks for nothing else. */
const styleName = /^virtual:picture-style\//;
const styleId = /^\0virtual:picture-style\/([\w-]+)\.css/;

interface PictureOptions {
  /** For encodings, kept between builds. */
  readonly cacheDirectory: string;
  /** Where text stands on a picture that is imported for text. */
  readonly textBoxes?: readonly TextBox[];
  /** Where text above a picture that is imported for its sky reaches into it. */
  readonly textAbove?: TextBox;
}

/**
 * Lets a module import a picture: `import hero from './hero.jpg?picture'` is its URLs in every format and width, its
 * size, and a class with its mean colour and its focus. `parseRequest` lists the other options of an import.
 * A build encodes every picture; the development server encodes each file when it is requested.
 *
 * A picture that cannot be shown is an error; in a build, the content check reports it first, at the field that names it.
 */
export function pictures({ cacheDirectory, textBoxes = [], textAbove }: PictureOptions): Plugin {
  /** The loaded pictures, each once, although several fields may show it. */
  const loaded = new Map<string, Picture>();
  const start = new Date();
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
        // Not left to Vite: the picture may be missing, or its name may have characters that are special in a URL.
        return `${normalizePath(fileOf(id.slice(0, query), importer, root))}${id.slice(query)}`;
      },
    },
    load: {
      filter: { id: [styleId, imported] },
      async handler(id) {
        const [, rule] = styleId.exec(id) ?? [];
        if (rule !== undefined) return Buffer.from(rule, 'base64url').toString();
        const { isForText, isForSky, ...request } = parseRequest(id);
        const picture = await readPicture(request);
        loaded.set(encodingStem(picture), picture);
        const isLegible = isForText ? await carriesText(picture, textBoxes) : undefined;
        const sky = isForSky && textAbove ? await skyColor(picture, textAbove) : undefined;
        return moduleOf(picture, `${base}${folder}/`, isLegible, sky);
      },
    },
    // Not through the bundle, which would keep the bytes of all in memory.
    async writeBundle({ dir = '.' }) {
      if (this.environment.name !== 'client' || loaded.size === 0) return;
      await mkdir(join(dir, folder), { recursive: true });
      for (const picture of loaded.values()) {
        const written = encodingsOf(picture).map(async (encoding) =>
          writeFile(join(dir, folder, encoding.name), await encodePicture(picture, encoding, cacheDirectory)),
        );
        await Promise.all(written);
      }
      await pruneCache(cacheDirectory, start);
    },
    configureServer(server) {
      server.middlewares.use(`${base}${folder}`, (request, response, next) => {
        const name = request.url?.slice(1).replace(/\?.*/, '') ?? '';
        const picture = loaded.get(name.replace(/-.*/, ''));
        const encoding = picture && encodingsOf(picture).find((encoding) => encoding.name === name);
        if (!encoding) return next();
        response.setHeader('content-type', `image/${encoding.format.name}`);
        encodePicture(picture, encoding, cacheDirectory).then((bytes) => response.end(bytes), next);
      });
    },
  };
}

/**
 * Parses the id of an imported module: a file, and a query that ends in `picture`:
 * - `hero.jpg?picture`: the whole picture;
 * - `hero.jpg?aspectRatio=4:5&picture`: the largest part with this aspect ratio;
 * - `hero.jpg?focus=50,80&picture`: the point to keep visible, in percent from the left and from the top;
 * - `hero.jpg?text&picture`: whether text is legible on it too;
 * - `hero.jpg?sky&picture`: the colour of its upper edge too, if text above the picture can stand on it.
 */
function parseRequest(id: string): PictureRequest & { readonly isForText: boolean; readonly isForSky: boolean } {
  const query = id.lastIndexOf('?');
  const parameters = new URLSearchParams(id.slice(query));
  const [width, height] = parameters.get('aspectRatio')?.split(':').map(Number) ?? [];
  const [x, y] = parameters.get('focus')?.split(',').map(Number) ?? [];
  return {
    file: id.slice(0, query),
    ...(width && height && { aspectRatio: width / height }),
    ...(x !== undefined && y !== undefined && { focus: { x, y } }),
    isForText: parameters.has('text'),
    isForSky: parameters.has('sky'),
  };
}

/** The file of an import: relative to the importing module, from the project's root, or absolute. */
function fileOf(name: string, importer: string | undefined, root: string): string {
  if (!name.startsWith('/')) return resolve(importer ? dirname(importer.replace(/\?.*/, '')) : root, name);
  const inProject = join(root, name);
  return existsSync(inProject) ? inProject : name;
}

/**
 * The code of a module that exports a picture, a `PictureSource` of its component, and imports its style.
 * @param base of its URLs.
 * @param sky the colour of its upper edge.
 */
function moduleOf(picture: Picture, base: string, carriesText?: boolean, sky?: string): string {
  const { width, height, color, focus } = picture;
  const stem = encodingStem(picture);
  const isCentred = focus.x === 50 && focus.y === 50; // as is CSS's default
  const position = isCentred ? '' : `;object-position:${focus.x}% ${focus.y}%`;
  const className = `picture-${stem}${isCentred ? '' : `-${focus.x}-${focus.y}`.replaceAll('.', '_')}`;
  // Its colour shows until it is there, and behind its alternative text if it never comes.
  const rules = [`.${className}{background:${color};color:${inkOn(color)}${position}}`];
  const skyClass = `sky-${sky?.slice(1)}`;
  if (sky) rules.push(`body:has(.${skyClass}){--sky:${sky}}`);
  const imports = rules.map(
    (rule) => `import 'virtual:picture-style/${Buffer.from(rule).toString('base64url')}.css';\n`,
  );
  const formats = encodedFormats.map(({ name, extension }) => ({
    type: `image/${name}`,
    extension,
    widths: encodingsOf(picture).flatMap((encoding) => (encoding.format.name === name ? [encoding.width] : [])),
  }));
  const ofSky = sky && { className: skyClass, color: sky };
  const source = { width, height, url: base + stem, formats, className, carriesText, sky: ofSky };
  return `${imports.join('')}export default ${JSON.stringify(source)}`;
}
