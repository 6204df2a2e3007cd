import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { PageRoute } from '../prerender/files.ts';
import { renderPages } from '../prerender/prerender.ts';

/** What the pages say, before they are written. */
export interface ReadPages {
  /** Every character that they show, each once. */
  readonly characters: string;
  readonly errors: readonly string[];
}

/**
 * Renders every page once to read it: the fonts are cut to the characters that the pages show, and their names stand
 * in the style of every page. No page is kept; each is rendered again when it is written.
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
 * Every character that a page shows, each once; and all of printable ASCII, for what it shows only later:
 * another year, an error. An accent that stands behind its letter counts as one character with it, as browsers draw it.
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
