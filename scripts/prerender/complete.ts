import type { HeadAdditions } from './head.ts';

/** A complete document; or what is wrong with what was rendered. */
export type CompleteDocument = { readonly html: string } | { readonly errors: readonly string[] };

/**
 * Adds to the head of a rendered document, which has a charset, as React or anyone writes it.
 * @param head undefined if the page's module is missing, which is an error of its own.
 */
export function completeDocument(html: string, head: HeadAdditions | undefined): CompleteDocument {
  const { start, style, end } = head ?? { start: '', style: '', end: '' };
  const charset = /<meta charset=["']?utf-8["']?\s*\/?>/i.exec(html);
  if (!charset) return { errors: ['the document has no <meta charset="utf-8">: put it first in <head>'] };
  const charsetEnd = charset.index + charset[0].length;
  const headEnd = html.indexOf('</head>', charsetEnd);
  if (headEnd === -1)
    return { errors: ['the document has no </head>: render the whole document, from <!DOCTYPE html> on'] };
  // In the attributes and text that React writes, `<` is escaped: this is the start of a script.
  const script = html.indexOf('<script', charsetEnd);
  const styleStart = script === -1 || script > headEnd ? headEnd : script;
  return {
    html: [
      html.slice(0, charsetEnd),
      start,
      html.slice(charsetEnd, styleStart),
      style,
      html.slice(styleStart, headEnd),
      end,
      html.slice(headEnd),
    ].join(''),
  };
}
