import { type DefaultTreeAdapterTypes, parse } from 'parse5';

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
