import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { type PageRoute, renderPages } from 'prerender-engine';

/** What the first rendering pass finds on the pages. */
export interface ReadPages {
  /** Every character, each once, in order. */
  readonly characters: string;
  /** The paths of this site that the pages link to, such as `/impact`, without base, query and hash. */
  readonly linked: ReadonlySet<string>;
  readonly errors: readonly string[];
}

/** For text that appears only in the browser, such as a later year or an error. */
const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

/**
 * Renders every page once without writing it. Fonts are subset to the characters of all pages, and every page names the
 * font files, so pages must be rendered again afterwards.
 * @param base with both slashes.
 */
export async function readPages(
  routes: readonly PageRoute[],
  renderer: URL,
  base: string,
  signal: AbortSignal,
): Promise<ReadPages> {
  const characters = new Set(printableAscii);
  const linked = new Set<string>();
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if (node.nodeName === 'head') return;
    if ('attrs' in node && node.tagName === 'a') {
      const href = node.attrs.find(({ name }) => name === 'href')?.value ?? '';
      const [path = ''] = href.split(/[?#]/);
      if (path.startsWith(base) && !path.startsWith('//')) linked.add(`/${path.slice(base.length)}`);
    }
    // A letter and its combining accent count as one character, as browsers draw them.
    if ('value' in node) for (const character of node.value.normalize('NFC')) characters.add(character);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  const errors = await renderPages({ routes, renderer, signal }, (html) => visit(parse(html)));
  characters.delete('\n');
  return { characters: [...characters].sort().join(''), linked, errors };
}
