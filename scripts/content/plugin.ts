import { basename, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { formatDiagnostic } from '../prerender/index.ts';
import { type Content, contentFolder, findContent, readContent } from './content.ts';
import type { Page } from './schema.ts';

/** The id of a module of the content: its file, and the part that is imported alone. */
const contentId = /\/content\/([\w-]+\.yaml)(?:\?(\w+))?$/;
/** The parts of a page that its module leaves out: one is imported alone, and the build draws the other. */
const separate: readonly string[] = ['metadata', 'socialCard'];

/**
 * Lets modules import content: `import home from './content/home.yaml'` returns the fields of the file, with each picture
 * imported; `?metadata` imports that part alone. The development server shows errors of the content as it shows those of
 * code, and an open page stays as it was until they are corrected.
 * @param find finds the files of the content; by default, those that an owner edits.
 */
export function content({ find = () => findContent() } = {}): Plugin {
  /** The code of each module when it was last loaded, by environment and id. */
  const loaded = new Map<string, string>();
  const root = normalizePath(resolve(contentFolder));
  /** The content as it was last read: each of its modules needs all of it. */
  let current: Content | undefined;
  /** @throws Error with every error of the content. */
  const read = (): Content => {
    if (current) return current;
    const { content, diagnostics } = readContent(find());
    current = content;
    if (content) return content;
    throw new Error(`The content has mistakes:\n\n${diagnostics.map(formatDiagnostic).join('\n')}`);
  };
  return {
    name: 'content',
    enforce: 'pre',
    // Vite would resolve a link, and knows nothing of other folders that `find` reads.
    resolveId: { filter: { id: contentId }, handler: (id) => `${root}/${id.slice(id.lastIndexOf('/') + 1)}` },
    load: {
      filter: { id: contentId },
      handler(id) {
        const code = moduleCode(id, read());
        loaded.set(`${this.environment.name} ${id}`, code);
        return code;
      },
    },
    hotUpdate({ file, modules }) {
      if (!normalizePath(resolve(file)).startsWith(`${root}/`)) return undefined;
      const { name, logger, moduleGraph } = this.environment;
      current = undefined;
      try {
        const content = read();
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

/** Returns the code of a module: the words of a page with their pictures, or the part that the query names. */
function moduleCode(id: string, content: Content): string {
  const [, file = '', field] = contentId.exec(id) ?? [];
  const page: object | undefined = content[basename(file, '.yaml') as Page];
  if (!page) throw new Error(`${contentFolder}/${file} has no schema: define it in scripts/content/schema.ts`);
  const parts = Object.entries(page);
  if (field) return `export default ${JSON.stringify(parts.find(([name]) => name === field)?.[1])}`;
  const words = Object.fromEntries(parts.filter(([name]) => !separate.includes(name)));
  const imports: string[] = [];
  const expression = withPictures(words, imports);
  return [...imports, `export default ${expression}`].join(';\n');
}

/** A value as a JavaScript expression. Adds an import for each picture’s file. */
function withPictures(value: unknown, imports: string[]): string {
  if (Array.isArray(value)) return `[${value.map((entry) => withPictures(entry, imports)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const { file, focus, widest, aspectRatio, carriesText, ...others } = value as Partial<PictureFields>;
  const fields = Object.entries(file ? others : value).map(
    ([key, field]) => `${JSON.stringify(key)}: ${withPictures(field, imports)}`,
  );
  const add = (query: string) => {
    const name = `picture${imports.length}`;
    imports.push(`import ${name} from ${JSON.stringify(`/${file}?${query}picture`)}`);
    return name;
  };
  const framing = focus ? `focus=${focus.x},${focus.y}&` : '';
  if (file) fields.push(`"source": ${add(widest ? `${framing}widest=${widest}&` : framing)}`);
  if (file && aspectRatio) {
    const sky = carriesText ? 'sky&' : '';
    fields.push(`"portrait": ${add(`${sky}aspectRatio=${aspectRatio}&${framing}`)}`);
    fields.push(`"carriesText": ${carriesText === 'yes'}`);
  }
  return `{ ${fields.join(', ')} }`;
}

interface PictureFields {
  readonly file: string;
  readonly focus: { readonly x: number; readonly y: number };
  readonly aspectRatio: string;
  readonly widest: number;
  readonly carriesText: 'yes';
}
