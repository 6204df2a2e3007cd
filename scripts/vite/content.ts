import { basename, dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { ContentFile } from '../../src/content/schema.ts';
import { checkContent } from '../content/checkContent.ts';
import { type ReadContent, readContent } from '../content/readContent.ts';
import { withReferences } from '../content/references.ts';
import { formatDiagnostic } from '../diagnostics/Diagnostic.ts';

/** The folder that the site imports its content from. */
const importedFolder = 'src/content';
/** The fields of a page that other modules import alone, without its other words. */
const ownModules = ['metadata', 'socialCard'] as const;
const contentModule = /^(.*\/[\w-]+\.yaml)(?:\?(\w+))?$/;

/**
 * Lets modules import content: `import home from './content/home.yaml'` is the file’s fields, each picture’s file name
 * replaced by the imported picture; `?metadata` and `?socialCard` import that field alone. In development, content
 * errors are shown in the terminal and in the overlay.
 * @param directory the folder whose files are read in place of those in `src/content`.
 */
export function content({ directory = importedFolder }: { readonly directory?: string } = {}): Plugin {
  /** The code of each module when it was last loaded, by environment and id. */
  const loaded = new Map<string, string>();

  return {
    name: 'content',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.yaml(\?\w+)?$/ },
      handler(id, importer) {
        const path = id.startsWith('/') ? resolve(`.${id}`) : resolve(dirname(importer ?? '.'), id);
        return dirname(path) === resolve(importedFolder) ? resolve(directory, basename(path)) : null;
      },
    },
    load: {
      filter: { id: contentModule },
      handler(id) {
        const code = moduleCode(id, readContent(directory));
        loaded.set(`${this.environment.name} ${id}`, code);
        return code;
      },
    },
    hotUpdate({ file, modules }) {
      if (!contentModule.test(file)) return undefined;
      const read = readContent(directory);
      // editing other words must not refresh everything that shows the metadata
      return modules.filter(
        ({ id }) => id === null || loaded.get(`${this.environment.name} ${id}`) !== moduleCode(id, read),
      );
    },
    configureServer(server) {
      const report = async () => {
        const { diagnostics } = await checkContent(directory);
        if (diagnostics.length === 0) return;
        const message = `The content has mistakes:\n\n${diagnostics.map(formatDiagnostic).join('\n')}`;
        server.config.logger.error(message);
        server.environments.client.hot.send({ type: 'error', err: { message, stack: '' } });
      };
      // after hydration, which removes elements it did not render, such as the overlay
      server.environments.client.hot.on('vite:client:connect', () => setTimeout(report, 1000));
      server.watcher.on('change', (file) => {
        // after the change’s own update, which closes the overlay
        if (resolve(file).startsWith(resolve(directory))) setTimeout(report, 300);
      });
    },
  };
}

/** The code of a content module: its validated fields or, if the content has errors, the raw ones. */
function moduleCode(id: string, { content, written, diagnostics }: ReadContent): string {
  const [, path = '', field] = contentModule.exec(id) ?? [];
  const name = basename(path, '.yaml') as ContentFile;
  const value = content ? (withReferences(content)[name] as unknown) : written[name];
  if (typeof value !== 'object' || value === null) {
    throw new Error(diagnostics.map(formatDiagnostic).join('\n'));
  }
  if (field) return `export default ${JSON.stringify((value as Readonly<Record<string, unknown>>)[field])}`;
  const imports: string[] = [];
  const own: readonly string[] = ownModules;
  const words = Object.fromEntries(Object.entries(value).filter(([key]) => !own.includes(key)));
  const expression = withPictures(words, imports);
  return [...imports, `export default ${expression}`].join(';\n');
}

/** A value as a JavaScript expression. Adds an import for each picture’s file. */
function withPictures(value: unknown, imports: string[]): string {
  if (Array.isArray(value)) return `[${value.map((entry) => withPictures(entry, imports)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const { file, focus, crop, shape, ...others } = value as Readonly<Record<string, unknown>>;
  const fields = Object.entries(typeof file === 'string' ? others : value).map(
    ([key, field]) => `${JSON.stringify(key)}: ${withPictures(field, imports)}`,
  );
  if (typeof file === 'string') {
    const add = (query: string) => {
      const name = `picture${imports.length}`;
      imports.push(`import ${name} from ${JSON.stringify(`./pictures/${file}?${query}picture`)}`);
      return name;
    };
    const framing =
      query('crop', crop, ['left', 'top', 'width', 'height']) + query('focus', focus, ['x', 'y']);
    fields.push(`"source": ${add(framing)}`);
    if (typeof shape === 'string') fields.push(`"portrait": ${add(`shape=${shape}&${framing}`)}`);
  }
  return `{ ${fields.join(', ')} }`;
}

function query(name: string, value: unknown, keys: readonly string[]): string {
  if (typeof value !== 'object' || value === null) return '';
  const numbers: Readonly<Record<string, unknown>> = { ...value };
  return `${name}=${keys.map((key) => numbers[key]).join(',')}&`;
}
