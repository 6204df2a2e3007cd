import { basename, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { importSpecifier, type PictureImport } from '../pictures/picturePlugin.ts';
import { formatDiagnostic } from '../prerender/index.ts';
import { type Content, contentFolder, findContent, readContent } from './content.ts';
import { type FileName, pageFields } from './schema.ts';

/** The id of a module of the content: its file, and the query of its metadata. */
const contentId = /\/content\/([\w-]+\.yaml)(\?metadata)?$/;

/**
 * Lets modules import content: `import home from './content/home.yaml'` returns what a page shows, with each picture
 * imported; `./content/home.yaml?metadata` returns its name, title and description alone. The development server shows
 * errors of the content as it shows those of code, and an open page stays as it was until they are corrected.
 */
export function contentPlugin(find: () => ReturnType<typeof findContent> = findContent): Plugin {
  const root = normalizePath(resolve(contentFolder));
  /** Kept, because each module of the content needs all of it. */
  let lastRead: ReturnType<typeof readContent> | undefined;
  const read = (): Content => {
    lastRead ??= readContent(find());
    if (lastRead.content) return lastRead.content;
    throw new Error(`The content has errors:\n\n${lastRead.diagnostics.map(formatDiagnostic).join('\n')}`);
  };
  return {
    name: 'content',
    enforce: 'pre',
    // Vite would resolve a symbolic link, and tests read the content of another folder.
    resolveId: { filter: { id: contentId }, handler: (id) => `${root}/${id.slice(id.lastIndexOf('/') + 1)}` },
    load: { filter: { id: contentId }, handler: (id) => moduleCode(id, read()) },
    hotUpdate({ file, modules }) {
      const [, path] = normalizePath(resolve(file)).split(`${root}/`);
      if (path === undefined) return undefined;
      lastRead = undefined;
      // A page's own file changes this page alone. An entry, a picture or the language in `practice.yaml` may change any.
      if (!path.includes('/') && path !== 'practice.yaml') return modules;
      const pages = [...this.environment.moduleGraph.idToModuleMap].filter(
        ([id]) => contentId.test(id) && !id.endsWith('/practice.yaml'),
      );
      return [...modules, ...pages.map(([, module]) => module)];
    },
  };
}

/** Returns the code of a module: the fields that a page shows with its pictures, or its metadata. */
function moduleCode(id: string, content: Content): string {
  const [, file = '', query] = contentId.exec(id) ?? [];
  const page: Readonly<Record<string, unknown>> | undefined = content[basename(file, '.yaml') as FileName];
  if (!page) throw new Error(`${contentFolder}/${file} is not defined: correct the import, or add it to schema.ts`);
  const { pageName: name, pageTitle: title, pageDescription: description } = page;
  const shown = Object.fromEntries(Object.entries(page).filter(([field]) => !Object.hasOwn(pageFields, field)));
  const imports: string[] = [];
  const code = toCode(query ? { name, title, description } : shown, (picture) => {
    imports.push(`import picture${imports.length} from ${JSON.stringify(importSpecifier(picture))};\n`);
    return `picture${imports.length - 1}`;
  });
  return `${imports.join('')}export default ${code}`;
}

/** Returns a value as JavaScript. @param importPicture returns the name of the variable of a picture. */
function toCode(value: unknown, importPicture: (picture: PictureImport) => string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => toCode(item, importPicture)).join()}]`;
  if ('type' in value && value.type === 'picture') return importPicture(value as PictureImport);
  const present = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${present.map(([key, field]) => `${JSON.stringify(key)}:${toCode(field, importPicture)}`).join()}}`;
}
