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
export const styleMarker = '<!--prerender-engine: style-->';

/**
 * Adds to the head of a rendered document. The style comes before the page's own styles and scripts, and after its other
 * tags, because some readers of link previews stop after 32 kB.
 * @throws UserError if the document has no charset or no head.
 */
export function addToHead(html: string, { start, style, end }: HeadAdditions): string {
  const { charsetEnd, styleStart, styleEnd, headEnd } = findPlaces(html);
  const beforeStyle = html.slice(charsetEnd, styleStart);
  const afterStyle = html.slice(styleEnd, headEnd);
  return html.slice(0, charsetEnd) + start + beforeStyle + style + afterStyle + end + html.slice(headEnd);
}

/** Finds where the additions go. The style replaces its marker, which is from `styleStart` to `styleEnd`. */
function findPlaces(html: string) {
  const tokens: RegExpExecArray[] = [];
  for (const token of html.matchAll(headToken)) {
    tokens.push(token);
    if (token.groups?.headEnd) break;
  }
  const headEnd = tokens.find(({ groups }) => groups?.headEnd);
  if (!headEnd) throw new UserError('the document has no </head>: render the whole document, from <!DOCTYPE html> on');
  const charset = tokens.find(({ groups }) => groups?.charset);
  if (!charset) throw new UserError('the document has no <meta charset="utf-8">: put it first in <head>');

  const afterCharset = tokens.slice(tokens.indexOf(charset));
  const marker = afterCharset.find(([text]) => text === styleMarker);
  const code = afterCharset.find(([text]) => /^<(?:style|script|link)/i.test(text));
  const styleStart = (marker ?? code ?? headEnd).index;
  return {
    charsetEnd: charset.index + charset[0].length,
    styleStart,
    styleEnd: marker ? styleStart + styleMarker.length : styleStart,
    headEnd: headEnd.index,
  };
}

/** What is looked for in a head, and what to skip, since text in it may look the same. */
const headToken = new RegExp(
  [
    /<!--(?:-?>|.*?--!?>)/, // a comment, also `<!-->`
    /<(script|style|title)(?=[\s/>]).*?<\/\1(?=[\s/>])[^>]*>/, // an element that contains text
    /<link\b[^>]*\brel=["']?stylesheet\b[^>]*>/,
    /(?<charset><meta\s+charset\s*=\s*["']?utf-?8(?:["'\s]\s*\/?)?>)/, // in any spelling
    /(?<headEnd><\/head\s*>)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gis',
);
