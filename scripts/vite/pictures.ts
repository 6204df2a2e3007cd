import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { carriesText, type TextBox } from '../pictures/carriesText.ts';
import { type Encoding, encodePicture, encodingStem, encodingsOf } from '../pictures/encodings.ts';
import { type Picture, type PictureRequest, readPicture } from '../pictures/picture.ts';
import { skyColor } from '../pictures/skyColor.ts';
import { pictureModule } from './pictureModule.ts';
import { ruleIn, styleModuleId, styleModuleName } from './pictureStyles.ts';

const directory = 'pictures';
const imported = /[?&]picture$/;

/**
 * Lets a module import a picture: `import hero from './hero.jpg?picture'` is its URLs in every format and width, its
 * size, and a class with its dominant colour and its focus. `parsePictureRequest` lists the other options of an import.
 * A build encodes every picture; the development server encodes each file when it is requested.
 *
 * A picture that cannot be shown is an error; in a build, the content check reports it first, at the field that names it.
 * @param cacheDirectory for encodings, kept between builds.
 * @param textBoxes where text stands on a picture that is imported for text.
 * @param textAbove where text above a picture that is imported for its sky reaches into it.
 */
export function pictures({
  cacheDirectory,
  textBoxes = [],
  textAbove,
}: {
  readonly cacheDirectory: string;
  readonly textBoxes?: readonly TextBox[];
  readonly textAbove?: TextBox;
}): Plugin {
  /** The encodings of all loaded pictures by their names, each once, although several fields may show it. */
  const loaded = new Map<string, { readonly picture: Picture; readonly encoding: Encoding }>();
  let base = '/';
  let root = '.';

  return {
    name: 'pictures',
    enforce: 'pre',
    configResolved(config) {
      ({ base, root } = config);
    },
    resolveId: {
      filter: { id: [styleModuleName, imported] },
      handler(id, importer) {
        if (styleModuleName.test(id)) return `\0${id}`;
        const query = id.lastIndexOf('?');
        // Not left to Vite: the picture may be missing, or its name may have characters that are special in a URL.
        return `${normalizePath(fileOf(id.slice(0, query), importer, root))}${id.slice(query)}`;
      },
    },
    load: {
      filter: { id: [styleModuleId, imported] },
      async handler(id) {
        if (styleModuleId.test(id)) return ruleIn(id);
        const { isForText, isForSky, ...request } = parsePictureRequest(id);
        const picture = await readPicture(request);
        for (const encoding of encodingsOf(picture)) loaded.set(encoding.name, { picture, encoding });
        return pictureModule(picture, {
          url: `${base}${directory}/${encodingStem(picture)}`,
          carriesText: isForText ? await carriesText(picture, textBoxes) : undefined,
          sky: isForSky && textAbove ? await skyColor(picture, textAbove) : undefined,
        });
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      await Promise.all(
        [...loaded].map(async ([name, { picture, encoding }]) => {
          const source = await encodePicture(picture, encoding, cacheDirectory);
          this.emitFile({ type: 'asset', fileName: `${directory}/${name}`, source });
        }),
      );
    },
    configureServer(server) {
      server.middlewares.use(`${base}${directory}`, (request, response, next) => {
        const requested = loaded.get(request.url?.slice(1).replace(/\?.*/, '') ?? '');
        if (!requested) return next();
        const { picture, encoding } = requested;
        response.setHeader('content-type', encoding.format.type);
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
function parsePictureRequest(id: string): PictureRequest & { readonly isForText: boolean; readonly isForSky: boolean } {
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
