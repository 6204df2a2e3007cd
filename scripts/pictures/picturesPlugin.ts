import { readdir } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { describePicture, type PictureDescription } from './describePicture.ts';
import { encodePicture, encodingName } from './encodePicture.ts';
import { pictureFormats } from './pictureFormats.ts';
import { parsePictureRequest } from './pictureRequest.ts';

const directory = 'pictures';
const colorModule = 'virtual:picture-color/';
const missingModule = 'virtual:picture-missing/';

/**
 * Lets a module import a picture: `import hero from './hero.jpg?picture'` gives its addresses in every format and
 * width, its size, and a class whose background is its dominant colour. Encodes them into the client build; in
 * development, each as it is asked for.
 * @param cacheDirectory where encodings are kept from build to build.
 */
export function picturesPlugin({ cacheDirectory }: { readonly cacheDirectory: string }): Plugin {
  const pictures = new Map<string, PictureDescription>();
  let base = '/';

  return {
    name: 'pictures',
    enforce: 'pre',
    configResolved(config) {
      ({ base } = config);
    },
    resolveId: {
      filter: { id: /^virtual:picture-color\/|[?&]picture$/ },
      async handler(id, importer) {
        if (id.startsWith(colorModule)) return `\0${id}`;
        const [file = '', query] = id.split('?');
        const resolved = await this.resolve(file, importer, { skipSelf: true });
        if (resolved) return `${resolved.id}?${query}`;
        // Not an error yet: the check of the content tells this fault together with all others.
        return `\0${missingModule}${resolve(dirname(importer ?? '.'), file)}`;
      },
    },
    load: {
      filter: { id: /^\0virtual:picture-(color|missing)\/|[?&]picture$/ },
      async handler(id) {
        if (id.startsWith(`\0${missingModule}`)) {
          return faultModule(await describeMissing(id.slice(missingModule.length + 1)));
        }
        if (id.startsWith('\0')) {
          const [name, color] = id.slice(colorModule.length + 1, -'.css'.length).split('/');
          return `.${name}{background:#${color}}`;
        }
        try {
          const request = parsePictureRequest(id);
          if (!request) return undefined;
          this.addWatchFile(request.file);
          const picture = await describePicture(request);
          pictures.set(id, picture);
          return pictureModule(picture, base);
        } catch (error) {
          if (!(error instanceof Error)) throw error;
          return faultModule(error.message);
        }
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      await Promise.all(
        [...pictures.values()].flatMap((picture) =>
          picture.encodings.map(async (encoding) => {
            const source = await encodePicture(picture, encoding, cacheDirectory);
            this.emitFile({
              type: 'asset',
              fileName: `${directory}/${encodingName(picture, encoding)}`,
              source,
            });
          }),
        ),
      );
    },
    configureServer(server) {
      server.middlewares.use(`${base}${directory}`, async (request, response, next) => {
        const wanted = request.url?.slice(1);
        for (const picture of pictures.values()) {
          const encoding = picture.encodings.find((candidate) => encodingName(picture, candidate) === wanted);
          if (!encoding) continue;
          response.setHeader('content-type', encoding.format.type);
          response.end(await encodePicture(picture, encoding, cacheDirectory));
          return;
        }
        next();
      });
    },
  };
}

/** The module that an import of the picture gives: a PictureSource of the site. */
function pictureModule(picture: PictureDescription, base: string): string {
  const source = {
    width: picture.width,
    height: picture.height,
    address: `${base}${directory}/${picture.name}`,
    formats: pictureFormats.map((format) => ({
      type: format.type,
      extension: format.extension,
      widths: picture.encodings
        .filter((encoding) => encoding.format === format)
        .map((encoding) => encoding.width),
    })),
    className: `picture-${picture.name}`,
  };
  return [
    `import '${colorModule}${source.className}/${picture.color.slice(1)}.css'`,
    `export default ${JSON.stringify(source)}`,
  ].join(';\n');
}

async function describeMissing(file: string): Promise<string> {
  const name = relative('.', file).replaceAll('\\', '/');
  const neighbours = await readdir(dirname(file)).catch(() => []);
  return `${name} does not exist: put the picture there, or name one that does: ${neighbours.sort().join(', ')}`;
}

/** Stands in for a picture that cannot be had, and says why. */
function faultModule(fault: string): string {
  return `export default ${JSON.stringify({ width: 1, height: 1, address: '', formats: [], className: '', fault })}`;
}
