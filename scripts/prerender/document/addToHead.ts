import { UserError } from '../errors/UserError.ts';

/** What the head of a document gets. */
export interface HeadAdditions {
  /** Inserted right after the charset. */
  readonly start: string;
  /** Inserted where a template had the sheet of its bundle, for the same order of rules; else before the page's own. */
  readonly style: string;
  /**
   * Inserted at the end: React matches `<script>` elements by position when it hydrates, and would mistake an earlier
   * one for its own.
   */
  readonly end: string;
}

/** Marks where the style of a page goes: after that of its template, as in Vite's own build, and before the page's. */
export const stylePlace = '<!--prerender-engine: style-->';

/** Matches elements to skip, since they contain text; style sheets; a charset, in any spelling; and the end of the head. */
const headTokens =
  /<!--(?:-?>|.*?--!?>)|<(script|style|title)(?=[\s/>]).*?<\/\1(?=[\s/>])[^>]*>|<link\b[^>]*\brel=["']?stylesheet\b[^>]*>|(?<charset><meta\s+charset\s*=\s*["']?utf-?8(?:["'\s]\s*\/?)?>)|(?<headEnd><\/head\s*>)/gis;

/**
 * Adds to the head of a rendered document. The style comes before the page's own styles and scripts, and after its other
 * tags, because some readers of link previews stop after 32 kB.
 * @throws UserError if the document has no charset or no head.
 */
export function addToHead(html: string, { start, style, end }: HeadAdditions): string {
  let afterCharset: number | undefined;
  let place: number | undefined;
  let firstCode: number | undefined;
  for (const { 0: text, index, groups = {} } of html.matchAll(headTokens)) {
    if (groups.charset) afterCharset ??= index + text.length;
    if (text === stylePlace && afterCharset !== undefined) place = index;
    if (/^<(?:link|style|script)/i.test(text) && afterCharset !== undefined) firstCode ??= index;
    if (!groups.headEnd) continue;
    if (afterCharset === undefined)
      throw new UserError('the document has no <meta charset="utf-8">: put it first in <head>');
    const stylesAt = place ?? firstCode ?? index;
    const before = html.slice(afterCharset, stylesAt);
    const after = html.slice(place === undefined ? stylesAt : place + stylePlace.length, index);
    return html.slice(0, afterCharset) + start + before + style + after + end + html.slice(index);
  }
  throw new UserError('the document has no </head>: render the whole document, from <!DOCTYPE html> on');
}
