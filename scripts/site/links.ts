import querystring from 'node:querystring';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { Diagnostic } from '../prerender/index.ts';
import { sourceLines } from './sourceLines.ts';

/** For text that appears only in the browser, such as a later year or an error. */
const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

/**
 * Finds what the documents of all pages need of the site.
 * @param base with both slashes.
 * @returns every character of their texts, each once and in order, to subset the fonts to; and the paths of this site
 *   that they link to, such as `/impact`, without base, query and hash.
 */
export function charactersAndLinks(documents: Iterable<string>, base: string) {
  const characters = new Set(printableAscii);
  const linked = new Set<string>();
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if (node.nodeName === 'head') return; // browsers show its title in fonts of their own
    if ('attrs' in node && node.tagName === 'a') {
      const path = sitePath(node.attrs.find(({ name }) => name === 'href')?.value ?? '', base);
      if (path !== undefined) linked.add(path);
    }
    // A letter and its combining accent count as one character, as browsers draw them.
    if ('value' in node) for (const character of node.value.normalize('NFC')) characters.add(character);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  for (const html of documents) visit(parse(html));
  characters.delete('\n'); // shown as a space
  return { characters: [...characters].sort().join(''), linked };
}

/** The path that a link leads to, from the root of the site; undefined if it leads elsewhere. */
function sitePath(href: string, base: string): string | undefined {
  const [path = ''] = href.split(/[?#]/);
  const isOfSite = path.startsWith(base) && !path.startsWith('//');
  return isOfSite ? `/${path.slice(base.length)}` : undefined;
}

/**
 * The errors of links to paths of the site that have neither a page nor a file, at each line that names the path.
 * @param linked paths, from `charactersAndLinks`.
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
