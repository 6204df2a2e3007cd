import type { Diagnostic } from 'prerender-engine/diagnostics';
import { sourceLines } from './sourceLines.ts';

/**
 * The paths at which a site shows its pages and files, such as `/impact` and `/licenses.txt`.
 * @param routes paths of the pages; `*` is none.
 * @param files paths from the root of the site, without a slash before them.
 */
export function publishedPaths(routes: readonly string[], files: readonly string[]): ReadonlySet<string> {
  const names = files.flatMap((file) => [file, file.replace(/(^|(?<=\/))index\.html$|\.html$/, '')]);
  return new Set([...routes.flatMap((path) => [path, `${path}/`]), ...names.map((name) => `/${name}`)]);
}

/**
 * The errors of links to paths of the site that have neither a page nor a file, at each line that names the path.
 * @param linked paths, from `readPages`.
 * @param published paths, from `publishedPaths`.
 * @param root of the project.
 */
export async function deadLinks(
  linked: Iterable<string>,
  published: ReadonlySet<string>,
  root?: string,
): Promise<Diagnostic[]> {
  const dead = [...new Set(linked)].filter((path) => !published.has(decodedPath(path))).sort();
  const lines = dead.length > 0 ? await sourceLines(root) : [];
  return dead.flatMap((path): Diagnostic[] => {
    const message = `links to ${path}, where the site has no page and no file: correct the link, or remove it`;
    const found = lines.flatMap(({ text, at }) =>
      [...text.matchAll(literal(path))].map(({ index }) => ({ message, location: at(index) })),
    );
    return found.length > 0 ? found : [`a page ${message}`];
  });
}

/** Matches a path where it is not a part of a longer one, such as that of an import. */
function literal(path: string): RegExp {
  return new RegExp(`(?<![\\w./-])${path.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}(?![\\w/-])`, 'g');
}

function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
