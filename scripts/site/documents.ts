import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import querystring from 'node:querystring';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { normalizedName } from '../content/fields.ts';
import { nameDeceptive } from '../content/readContentFile.ts';
import { type Diagnostic, isSystemFile, listFiles, outputPaths, type SourceLocation } from '../prerender/index.ts';

/** The fonts always contain these characters, for text that only browsers add, such as a later year or an error. */
const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

/**
 * Reads what the rendered documents contain: the characters that the fonts need, and the links to check.
 * @param base path of the site, with both slashes.
 * @returns the characters of their text, each once and sorted; and the paths of this site that they link to, such as
 *   `/impact`, decoded and without base, query and hash.
 */
export function readDocuments(documents: Iterable<string>, base: string) {
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

/** Returns the decoded path of a link, from the root of the site; undefined for a link to another site. */
function sitePath(href: string, base: string): string | undefined {
  const [path = ''] = href.split(/[?#]/);
  const isOfSite = path.startsWith(base) && !path.startsWith('//');
  return isOfSite ? `/${querystring.unescape(path.slice(base.length))}` : undefined;
}

/**
 * Returns the errors of broken links to paths of this site, for each source line that contains the path.
 * @param files the paths of the files from the root of the site, without a slash at the start.
 */
export async function brokenLinks(
  linked: Iterable<string>,
  routes: readonly string[],
  files: readonly string[],
  root = '.',
): Promise<Diagnostic[]> {
  const all = [...routes.flatMap((path) => outputPaths(path, 'both')), ...files];
  const published = new Set(
    all.flatMap((file) => [`/${file}`, `/${file.replace(/(^|(?<=\/))index\.html$|\.html$/, '')}`]),
  );
  const broken = [...linked].filter((path) => !published.has(path)).sort();
  const lines = broken.length > 0 ? await sourceLines(root) : [];
  return broken.flatMap((path): Diagnostic[] => {
    const similar = files.find((file) => normalizedName(file) === normalizedName(path.slice(1)));
    const message = nameDeceptive(explain(path, published.has(`${path}/`), similar));
    // Skips the path within a longer one, such as that of an import.
    const literal = path.normalize('NFKC').replace(/\W/g, '\\$&');
    const pattern = new RegExp(`(?<![\\w./<-])${literal}(?![\\w/-])`);
    const found = lines
      .filter(({ text }) => pattern.test(text.normalize('NFKC')))
      .map((location) => ({ message, location }));
    return found.length > 0 ? found : [`a page ${message}`];
  });
}

function explain(path: string, isFolder: boolean, similar: string | undefined): string {
  if (isFolder) return `links to ${path}, which is a folder with an index.html: write ${path}/`;
  if (similar !== undefined)
    return `links to ${path}, but the file is named /${similar}: rename it, or correct the link`;
  if (isSystemFile(path)) return `links to ${path}, but files with such names are not published: rename the file`;
  const inPublic = path.startsWith('/public/');
  const file = inPublic ? path.replace('/public', '') : path;
  const correct = inPublic ? `write ${file}, without the folder public` : 'correct the link, or remove it';
  const upload = /\.\w+$/.test(path) ? `, or upload the file as public${file}, with the same upper and lower case` : '';
  return `links to ${path}, where the site has no page and no file: ${correct}${upload}`;
}

/** Reads the lines of the content and of the site's code that may contain links: all but comments and types. */
async function sourceLines(root: string): Promise<readonly SourceLocation[]> {
  const names = (await listFiles(join(root, 'src'))).toSorted();
  const isContent = (name: string) => /^content\/.*\.ya?ml$/.test(name);
  const isCode = (name: string) => /(?<!\.d)\.tsx?$/.test(name) && !name.startsWith('content/');
  const files = [...names.filter(isContent), ...names.filter(isCode)].map(async (name) => {
    const lines = (await readFile(join(root, 'src', name), 'utf8')).split(/\r?\n/);
    return lines.map((text, index) => ({ file: `src/${name}`, line: index + 1, text }));
  });
  return (await Promise.all(files)).flat().filter(({ text }) => !/^\s*(#|\/\/|\/?\*)/.test(text));
}
