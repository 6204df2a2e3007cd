import type { OutputFile } from './files.ts';
import { fontLoader, hydrationLoader, importMap, speculationRules } from './inlineScripts.ts';
import { pageStyle, wordFinder } from './pageStyle.ts';
import { contentSecurityPolicy, type PolicySources } from './policy.ts';
import type { StyleSheet } from './styleSheet.ts';
import { UserError } from './UserError.ts';

/** What all pages have in their heads. */
export interface HeadOptions {
  /** The path that the site lives under, with both slashes. */
  readonly base: string;
  /** All styles of the site. A page has what it can use inline. */
  readonly styles?: StyleSheet;
  /**
   * Every module that a page may import in the browser. Modules with other bytes are refused. Without any, the pages
   * load no script.
   */
  readonly modules?: readonly OutputFile[];
  /** The file with the styles of all pages, which the modules wait for. */
  readonly styleFile?: OutputFile;
  /** More inline scripts for the end of every head; the policy allows them. */
  readonly scripts?: readonly string[];
  /** Inline scripts that every document has already; the policy allows them. */
  readonly templateScripts?: readonly string[];
  /** Origins that the policy allows besides the site's own. */
  readonly policy?: PolicySources;
}

/** What the start of every head is made of. It holds only data, so that it can be passed to threads. */
export interface HeadStart {
  readonly styles?: StyleSheet;
  /** Whether pages load the file with all styles. */
  readonly hasStyleFile: boolean;
  /** All inline scripts. */
  readonly scripts: readonly string[];
  readonly policy?: PolicySources;
}

/** What the engine adds to the head of a document. */
export interface HeadAdditions {
  /** Inserted right after the charset. */
  readonly start: string;
  /**
   * Inserted at the end: React matches `<script>` elements by position when it hydrates, and would mistake an earlier
   * one for its own.
   */
  readonly end: string;
}

/**
 * Prepares what the pages of a site get in their heads.
 * @returns what their starts are made of, and a function from the URLs of the modules that a page imports in the browser
 *   to the end of its head.
 * @throws if a URL or a script would end its element.
 */
export function siteHead(options: HeadOptions): {
  readonly start: HeadStart;
  readonly endOf: (moduleUrls?: readonly string[]) => string;
} {
  const { base, styles, modules, styleFile, scripts = [], templateScripts = [], policy } = options;
  for (const script of scripts) checkInline('an inline script', script, /<\/script|<!--/i);
  const rules = speculationRules(base);
  const map = modules && modules.length > 0 ? [importMap(modules, base)] : [];
  const loaders = modules ? { font: fontLoader, hydration: hydrationLoader(styleFile, base) } : undefined;
  const last = [
    ...scripts.map((script) => `<script>${script}</script>`),
    `<script type="speculationrules">${rules}</script>`,
  ].join('');
  return {
    start: {
      ...(styles && { styles }),
      hasStyleFile: modules !== undefined && styleFile !== undefined,
      scripts: [...map, ...Object.values(loaders ?? {}), ...scripts, ...templateScripts, rules],
      ...(policy && { policy }),
    },
    endOf: (moduleUrls = []) => {
      if (!loaders) return last;
      return [
        ...map.map((text) => `<script type="importmap">${text}</script>`), // before the first import
        `<script>${loaders.font}</script>`,
        `<script data-modules="${moduleUrls.map(attribute).join(' ')}">${loaders.hydration}</script>`,
        last,
      ].join('');
    },
  };
}

/** How many starts of heads are kept, for pages that use the same styles. */
const keptStarts = 100;

/**
 * Prepares the starts of heads: the policy, and the styles that a page can use.
 * @returns a function from a document to the start of its head. It throws if a style would end its element.
 */
export function headStarts({ styles, hasStyleFile, scripts, policy }: HeadStart): (html: string) => string {
  const findWords = wordFinder(styles ?? []);
  const starts = new Map<string, string>();
  const make = (words: ReadonlySet<string>) => {
    const style = styles && pageStyle(styles, words);
    if (style) checkInline('the style', style, /<\/style/i);
    const allowed = contentSecurityPolicy({ ...(style && { style }), hasStyleFile, scripts }, policy);
    return [
      `<meta http-equiv="content-security-policy" content="${allowed}"/>`,
      '<meta name="referrer" content="same-origin"/>', // other sites do not learn which page linked to them
      style ? `<style>${style}</style>` : '',
    ].join('');
  };
  return (html) => {
    const words = findWords(html);
    const key = [...words].sort().join(' ');
    const known = starts.get(key);
    if (known !== undefined) return known;
    if (starts.size >= keptStarts) starts.clear();
    const start = make(words);
    starts.set(key, start);
    return start;
  };
}

/** Matches elements to skip, since they contain text; a charset, in any spelling; and the end of the head. */
const landmarks =
  /<!--.*?-->|<(script|style|title)\b.*?<\/\1\s*>|(?<charset><meta\s+charset\s*=\s*(?:"utf-?8"\s*\/?|'utf-?8'\s*\/?|utf-?8(?:\s+\/?)?)>)|(?<headEnd><\/head\s*>)/gis;

/**
 * Adds to the head of a rendered document.
 * @throws UserError if the document has no charset or no head.
 */
export function addToHead(html: string, { start, end }: HeadAdditions): string {
  let afterCharset: number | undefined;
  for (const { 0: text, index, groups } of html.matchAll(landmarks)) {
    if (groups?.charset) afterCharset ??= index + text.length;
    if (!groups?.headEnd) continue;
    if (afterCharset === undefined)
      throw new UserError('the document has no <meta charset="utf-8">: put it first in <head>');
    return html.slice(0, afterCharset) + start + html.slice(afterCharset, index) + end + html.slice(index);
  }
  throw new UserError('the document has no </head>: render the whole document, from <!DOCTYPE html> on');
}

function checkInline(name: string, text: string, ending: RegExp): void {
  const [found] = ending.exec(text) ?? [];
  if (found) throw new UserError(`${name} contains ${found}, which would end it early: rewrite it`);
  if (/[\0\r]/.test(text) || !text.isWellFormed())
    throw new UserError(
      `${name} contains a character that browsers replace, so its hash would not match: remove NUL, carriage returns and lone surrogates`,
    );
}

function attribute(url: string): string {
  if (!/["&<>\s\p{C}]/u.test(url)) return url;
  throw new UserError(
    `the module URL ${url} contains a character that must be escaped in HTML: rename the file`,
  );
}
