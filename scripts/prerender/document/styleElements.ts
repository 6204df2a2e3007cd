import { hash, self } from '../policy/policy.ts';
import { type SiteHead, styleLimit } from './planHead.ts';
import { pageStyle, styleOutsideFile, type UsedNames } from './styleSheet.ts';

/** The URL and the hash of the file with all rules. */
export interface StyleLink {
  readonly url: string;
  readonly integrity: string;
}

/**
 * The style of a page: inline, or a link if that is too long and the site has a file for it.
 * @param names that the page uses.
 * @returns the rules that it can use, the elements for its head, the sources that allow these, and whether they link.
 */
export function styleElements({ sheet = [], modulesOf }: SiteHead, file: StyleLink | undefined, names: UsedNames) {
  const rules = pageStyle(sheet, names);
  const linksStyle = file !== undefined && Buffer.byteLength(rules) > styleLimit;
  const inline = linksStyle ? styleOutsideFile(sheet) : rules;
  // Browsers paint nothing until a linked sheet is there: no page is seen without its style.
  const link = linksStyle ? `<link rel="stylesheet" href="${file.url}" integrity="${file.integrity}"/>` : '';
  // The loader puts the file right after this element, where a page that links it has it.
  const isAwaited = file && modulesOf && !linksStyle;
  const attributes = isAwaited ? ` data-sheet="${file.url}" data-integrity="${file.integrity}"` : '';
  const isInline = inline !== '' || attributes !== '';
  return {
    rules,
    elements: (isInline ? `<style${attributes}>${inline}</style>` : '') + link,
    sources: [...(link || attributes ? [self] : []), ...(isInline ? [hash(inline)] : [])],
    linksStyle,
  };
}
