import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { PageRoute } from '../prerender/files.ts';
import { renderPages } from '../prerender/prerender.ts';

/** What a first rendering of the pages shows. */
export interface ReadPages {
  /** Every character on the pages, each once. */
  readonly characters: string;
  readonly errors: readonly string[];
}

/**
 * Renders every page once, only to read it. The fonts are reduced to the characters of all pages, and every page names
 * the resulting files; so pages are written only after all have been read, and are then rendered again.
 */
export async function readPages(
  routes: readonly PageRoute[],
  renderer: URL,
  signal: AbortSignal,
): Promise<ReadPages> {
  const characters = new Set<string>();
  const errors = await renderPages({ routes, renderer, signal }, (html) => {
    for (const character of visibleCharacters(html)) characters.add(character);
  });
  return { characters: [...characters].sort().join(''), errors };
}

const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

/**
 * Every character that a page shows, each once; and all of printable ASCII, for what it shows only later, as another
 * year or an error. A letter and its combining accent count as one character, as browsers draw them.
 * @param page a whole HTML document.
 */
export function visibleCharacters(page: string): string {
  const characters = new Set(printableAscii);
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if (node.nodeName === 'head') return;
    if ('value' in node) for (const character of node.value.normalize('NFC')) characters.add(character);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(page));
  characters.delete('\n');
  return [...characters].sort().join('');
}
