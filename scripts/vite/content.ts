import { basename, dirname, resolve } from 'node:path';
import { formatDiagnostic } from 'prerender-engine/diagnostics';
import { normalizePath, type Plugin } from 'vite';
import type { Content } from '../../src/content/content.ts';
import { readContent } from '../content/readContent.ts';
import type { Page } from '../content/schema.ts';

/** The folder that the site imports its content from. */
const importedFolder = 'src/content';
/** The parts of a page that its module leaves out: one is imported alone, and the build draws the other. */
const separate = ['metadata', 'socialCard'] as const;
const contentModule = /^(.*\/[\w-]+\.yaml)(?:\?(\w+))?$/;

/**
 * Lets modules import content: `import home from './content/home.yaml'` is the file’s fields, each picture’s file name
 * replaced by the imported picture; `?metadata` imports that part alone. In development, errors of the
 * content are shown as those of code are, and an open page stays as it was until they are corrected.
 * @param directory the folder whose files are read in place of those in `src/content`.
 */
export function content({ directory = importedFolder }: { readonly directory?: string } = {}): Plugin {
  /** The code of each module when it was last loaded, by environment and id. */
  const loaded = new Map<string, string>();
  const root = normalizePath(resolve(directory));
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
        const code = moduleCode(id, readValidContent(directory));
        loaded.set(`${this.environment.name} ${id}`, code);
        return code;
      },
    },
    hotUpdate({ file, modules }) {
      if (!normalizePath(resolve(file)).startsWith(`${root}/`)) return undefined;
      const { name, logger, moduleGraph } = this.environment;
      try {
        const content = readValidContent(directory);
        // A field may be shown by pages of other files, and not by all that import its own.
        const changed = [...moduleGraph.idToModuleMap].flatMap(([id, module]) => {
          const code = loaded.get(`${name} ${id}`);
          return code === undefined || code === moduleCode(id, content) ? [] : module;
        });
        return file.endsWith('.yaml') ? changed : [...modules, ...changed];
      } catch (error) {
        if (name === 'client') logger.error(String(error)); // Vite only sends it to the page
        throw error;
      }
    },
  };
}

/** @throws Error with every error of the content. */
function readValidContent(directory: string): Content {
  const { content, diagnostics } = readContent(directory);
  if (content) return content;
  throw new Error(`The content has mistakes:\n\n${diagnostics.map(formatDiagnostic).join('\n')}`);
}

function moduleCode(id: string, content: Content): string {
  const [, path = '', field] = contentModule.exec(id) ?? [];
  const value: unknown = content[basename(path, '.yaml') as Page];
  if (typeof value !== 'object' || value === null)
    throw new Error(`${path} has no schema: define it in scripts/content/schema.ts`);
  if (field) return `export default ${JSON.stringify((value as Readonly<Record<string, unknown>>)[field])}`;
  const imports: string[] = [];
  const own: readonly string[] = separate;
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
