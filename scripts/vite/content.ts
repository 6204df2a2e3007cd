import { basename, dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Content, ContentFile } from '../../src/content/schema.ts';
import { checkContent } from '../content/checkContent.ts';
import { type ReadContent, readContent } from '../content/readContent.ts';
import { formatDiagnostic } from '../diagnostics/Diagnostic.ts';

/** Where the site imports its content from. */
const importedFolder = 'src/content';
/** The fields of a page that other modules import by themselves, so that they do not carry all of its words. */
const ownModules = ['metadata', 'socialCard'] as const;
const contentModule = /^(.*\/[\w-]+\.yaml)(?:\?(\w+))?$/;

/**
 * Lets a module import a file of the content: `import home from './content/home.yaml'` gives its words, with each
 * picture in place of its file’s name, and `home.yaml?metadata` and `home.yaml?socialCard` these fields alone. In
 * development, what is wrong with the content is shown in the terminal and over the page.
 * @param directory the folder whose files are read in place of those in `src/content`.
 */
export function content({ directory = importedFolder }: { readonly directory?: string } = {}): Plugin {
  /** The modules as they were last loaded, by environment and id. */
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
      // An edit of words leaves the page’s metadata as it was, and whatever shows it.
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
      // After hydration, which takes from the document what it does not know.
      server.environments.client.hot.on('vite:client:connect', () => setTimeout(report, 1000));
      server.watcher.on('change', (file) => {
        // After the update that the change itself makes: an update takes down what the overlay shows.
        if (resolve(file).startsWith(resolve(directory))) setTimeout(report, 300);
      });
    },
  };
}

/** The code of a module of the content: its fields as they are meant or, where something is wrong, as they stand. */
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

/** A case names areas by their ids. Each page shows the titles of the other’s: a case its areas, an area its cases. */
function withReferences(content: Content) {
  const { impact, cases } = content;
  const titles = new Map(impact.areas.map(({ id, title }) => [id, title]));
  const areas = impact.areas.map((area) => ({
    ...area,
    cases: cases.cases
      .filter(({ drawsOn }) => drawsOn.includes(area.id))
      .map(({ id, title }) => ({ id, title })),
  }));
  const studies = cases.cases.map(({ drawsOn, ...study }) => ({
    ...study,
    drawsOn: drawsOn.map((id) => ({ id, title: titles.get(id) ?? id })),
  }));
  return { ...content, impact: { ...impact, areas }, cases: { ...cases, cases: studies } };
}

/** A value as an expression of JavaScript, each picture’s file an import. */
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
