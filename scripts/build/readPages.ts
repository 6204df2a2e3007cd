import type { PageRoute } from '../prerender/files.ts';
import { renderPages } from '../prerender/prerender.ts';
import { visibleCharacters } from './visibleCharacters.ts';

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
