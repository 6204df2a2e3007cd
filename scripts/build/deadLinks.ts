import querystring from 'node:querystring';
import type { Diagnostic } from '../prerender/index.ts';
import { sourceLines } from './sourceLines.ts';

/**
 * The errors of links to paths of the site that have neither a page nor a file, at each line that names the path.
 * @param linked from `charactersAndLinks`.
 * @param routes the paths of the pages; `*` is none.
 * @param files paths from the root of the site, without a slash before them.
 * @param root of the project.
 */
export async function deadLinks(
  linked: Iterable<string>,
  routes: readonly string[],
  files: readonly string[],
  root = '.',
): Promise<Diagnostic[]> {
  const published = new Set([
    ...routes.map(querystring.unescape).flatMap((path) => [path, `${path}/`]),
    ...files.flatMap((file) => [`/${file}`, `/${file.replace(/(^|(?<=\/))index\.html$|\.html$/, '')}`]),
  ]);
  const dead = [...linked].filter((path) => !published.has(querystring.unescape(path))).sort();
  const lines = dead.length > 0 ? await sourceLines(root) : [];
  return dead.flatMap((path): Diagnostic[] => {
    const message = explain(path);
    // Not where the path is a part of a longer one, such as that of an import.
    const literal = path.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
    const pattern = new RegExp(`(?<![\\w./-])${literal}(?![\\w/-])`, 'g');
    const found = lines.flatMap(({ text, at }) =>
      [...text.matchAll(pattern)].map(({ index }) => ({ message, location: at(index) })),
    );
    return found.length > 0 ? found : [`a page ${message}`];
  });
}

/** What is wrong with a link, and what to do: for a file, perhaps to upload it to the folder `public`. */
function explain(path: string): string {
  const inPublic = path.startsWith('/public/');
  const file = inPublic ? path.replace('/public', '') : path;
  const correct = inPublic ? `write ${file}, without the folder public` : 'correct the link, or remove it';
  const upload = /\.\w+$/.test(path)
    ? `, or upload the file as public${file}, in the same small and capital letters`
    : '';
  return `links to ${path}, where the site has no page and no file: ${correct}${upload}`;
}
