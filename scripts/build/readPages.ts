import { visibleCharacters } from '../fonts/visibleCharacters.ts';
import type { PageRoute } from '../prerender/files.ts';
import type { Renderer } from '../prerender/renderPage.ts';
import { renderPage } from '../prerender/renderPage.ts';

/** What the pages say, before they are written. */
export interface ReadPages {
  /** Every character that they show, each once. */
  readonly characters: string;
  readonly faults: readonly string[];
}

/**
 * Renders every page once to read it: the fonts are cut to what the pages show, and their names stand in the style of
 * every page. No page is kept; each is rendered again when it is written.
 */
export async function readPages(routes: readonly PageRoute[], renderer: Renderer): Promise<ReadPages> {
  const characters = new Set<string>();
  const faults: string[] = [];
  for (const route of routes) {
    const result = await renderPage(renderer, route);
    if (result.success) for (const character of visibleCharacters(result.html)) characters.add(character);
    else faults.push(result.fault);
  }
  return { characters: [...characters].sort().join(''), faults };
}
