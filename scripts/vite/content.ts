import { basename, dirname, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import type { Content } from '../../src/content/content.ts';
import { readContent } from '../content/readContent.ts';
import { formatDiagnostic } from '../prerender/index.ts';
import { contentId, moduleCode } from './contentModule.ts';

/** The folder that the site imports its content from. */
const importedFolder = 'src/content';

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
      filter: { id: contentId },
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
