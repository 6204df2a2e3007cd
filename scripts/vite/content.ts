import { basename, dirname, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import type { Content } from '../../src/content/content.ts';
import type { Page } from '../../src/content/schema.ts';
import { formatDiagnostic } from '../command/Diagnostic.ts';
import { checkContent } from '../content/checkContent.ts';
import { readContent } from '../content/readContent.ts';

/** The folder that the site imports its content from. */
const importedFolder = 'src/content';
/** The parts of a page that other modules import alone, without its other words. */
const ownModules = ['metadata', 'socialCard'] as const;
const contentModule = /^(.*\/[\w-]+\.yaml)(?:\?(\w+))?$/;

/**
 * Lets modules import content: `import home from './content/home.yaml'` is the file’s fields, each picture’s file name
 * replaced by the imported picture; `?metadata` and `?socialCard` import that part alone. In development, content
 * errors are shown in the terminal and in the overlay.
 * @param directory the folder whose files are read in place of those in `src/content`.
 */
export function content({ directory = importedFolder }: { readonly directory?: string } = {}): Plugin {
  /** The code of each module when it was last loaded: by environment, then by id. */
  const loaded = new Map<string, Map<string, string>>();
  /** The content when it last had no errors: while an edit has some, the pages stay as they were. */
  let valid: Content | undefined;
  let hasErrors = false;
  let checks = 0;
  const root = normalizePath(resolve(directory));
  const read = (): Content => {
    const { content, diagnostics } = readContent(directory);
    if (content) valid = content;
    if (!valid) throw new Error(diagnostics.map(formatDiagnostic).join('\n'));
    return valid;
  };

  const isBelow = (file: string) => normalizePath(resolve(file)).startsWith(`${root}/`);

  return {
    name: 'content',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.yaml(\?\w+)?$/ },
      handler(id, importer) {
        const path = id.startsWith('/') ? resolve(`.${id}`) : resolve(dirname(importer ?? '.'), id);
        return dirname(path) === resolve(importedFolder) ? `${root}/${basename(path)}` : null;
      },
    },
    load: {
      filter: { id: contentModule },
      handler(id) {
        const code = moduleCode(id, read());
        const { name } = this.environment;
        loaded.set(name, (loaded.get(name) ?? new Map()).set(id, code));
        return code;
      },
    },
    hotUpdate({ file, modules }) {
      if (!isBelow(file) || !loaded.has(this.environment.name)) return undefined;
      const content = read();
      const { name, moduleGraph } = this.environment;
      // A field may be shown by pages of other files, and not by all that import its own.
      const changed = [...(loaded.get(name) ?? [])].flatMap(([id, code]) =>
        code === moduleCode(id, content) ? [] : (moduleGraph.getModuleById(id) ?? []),
      );
      return file.endsWith('.yaml') ? changed : [...modules, ...changed];
    },
    configureServer(server) {
      const report = async () => {
        checks += 1;
        const check = checks;
        const { diagnostics } = await checkContent(directory);
        if (check !== checks) return; // a later one, which has seen newer files, may end first
        if (diagnostics.length === 0) {
          if (hasErrors) server.environments.client.hot.send({ type: 'update', updates: [] }); // closes the overlay
          hasErrors = false;
          return;
        }
        hasErrors = true;
        const message = `The content has mistakes:\n\n${diagnostics.map(formatDiagnostic).join('\n')}`;
        server.config.logger.error(message);
        // Vite would keep it for the next page that opens, which asks for a check itself.
        if (server.ws.clients.size > 0)
          server.environments.client.hot.send({ type: 'error', err: { message, stack: '' } });
      };
      // after hydration, which removes elements it did not render, such as the overlay
      server.environments.client.hot.on('vite:client:connect', () => setTimeout(report, 1000));
      server.watcher.on('all', (_event, file) => {
        // after the change’s own update, which closes the overlay
        if (isBelow(file)) setTimeout(report, 300);
      });
    },
  };
}

function moduleCode(id: string, content: Content): string {
  const [, path = '', field] = contentModule.exec(id) ?? [];
  const value: unknown = content[basename(path, '.yaml') as Page];
  if (typeof value !== 'object' || value === null)
    throw new Error(`${path} has no schema: define it in src/content/schema.ts`);
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
  const { file, focus, aspectRatio, carriesText, ...others } = value as Readonly<Record<string, unknown>>;
  const fields = Object.entries(typeof file === 'string' ? others : value).map(
    ([key, field]) => `${JSON.stringify(key)}: ${withPictures(field, imports)}`,
  );
  if (typeof file === 'string') {
    const add = (query: string) => {
      const name = `picture${imports.length}`;
      imports.push(`import ${name} from ${JSON.stringify(`./pictures/${file}?${query}picture`)}`);
      return name;
    };
    const framing = focusQuery(focus);
    fields.push(`"source": ${add(carriesText ? `text&${framing}` : framing)}`);
    if (typeof aspectRatio === 'string') {
      const crop = `aspectRatio=${aspectRatio}&${framing}`;
      fields.push(`"portrait": ${add(carriesText ? `sky&${crop}` : crop)}`);
    }
  }
  return `{ ${fields.join(', ')} }`;
}

function focusQuery(focus: unknown): string {
  if (typeof focus !== 'object' || focus === null || !('x' in focus && 'y' in focus)) return '';
  return `focus=${focus.x},${focus.y}&`;
}
