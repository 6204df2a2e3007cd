import querystring from 'node:querystring';
import type { Diagnostic } from 'prerender-engine/diagnostics';
import { sourceLines } from './sourceLines.ts';

/**
 * The errors of links to paths of the site that have neither a page nor a file, at each line that names the path.
 * @param linked from `inspectDocuments`.
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
  const names = files.flatMap((file) => [file, file.replace(/(^|(?<=\/))index\.html$|\.html$/, '')]);
  const published = new Set([
    ...routes.map(querystring.unescape).flatMap((path) => [path, `${path}/`]),
    ...names.map((name) => `/${name}`),
  ]);
  const dead = [...linked].filter((path) => !published.has(querystring.unescape(path))).sort();
  const lines = dead.length > 0 ? await sourceLines(root) : [];
  return dead.flatMap((path): Diagnostic[] => {
    const [, belowPublic] = /^\/public(\/.*)/.exec(path) ?? [];
    const correct = belowPublic ? `write ${belowPublic}, without the folder public` : 'correct the link, or remove it';
    const upload = /\.\w+$/.test(path)
      ? `, or upload the file as public${belowPublic ?? path}, in the same small and capital letters`
      : '';
    const message = `links to ${path}, where the site has no page and no file: ${correct}${upload}`;
    // Not where the path is a part of a longer one, such as that of an import.
    const literal = path.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
    const pattern = new RegExp(`(?<![\\w./-])${literal}(?![\\w/-])`, 'g');
    const found = lines.flatMap(({ text, at }) =>
      [...text.matchAll(pattern)].map(({ index }) => ({ message, location: at(index) })),
    );
    return found.length > 0 ? found : [`a page ${message}`];
  });
}
