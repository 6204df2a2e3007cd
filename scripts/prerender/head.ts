import { UserError } from '../diagnostics/UserError.ts';
import type { OutputFile } from './files.ts';
import { fontLoader, hydrationLoader, importMap, speculationRules } from './inlineScripts.ts';
import { contentSecurityPolicy, type PolicySources } from './policy.ts';

/** What all pages have in their heads. */
export interface HeadOptions {
  /** The path that the site lives under, with both slashes. */
  readonly base: string;
  /** All styles, to be inlined. Fonts in `@media (scripting:none)` load after a hydrated page is painted. */
  readonly css?: string;
  /**
   * Every module that a page may import in the browser. Modules with other bytes are refused. Without any, the pages
   * load no script.
   */
  readonly modules?: readonly OutputFile[];
  /** More inline scripts for the end of every head; the policy allows them. */
  readonly scripts?: readonly string[];
  /** Origins that the policy allows besides the site's own. */
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
 * @returns a function from the URLs of the modules that a page imports in the browser to the additions to its head.
 * @throws if a URL, the style or a script would end its element.
 */
export function siteHead(options: HeadOptions): (moduleUrls?: readonly string[]) => HeadAdditions {
  const { base, css, modules, scripts = [] } = options;
  if (css !== undefined) checkInline('the style', css, /<\/style/i);
  for (const script of scripts) checkInline('an inline script', script, /<\/script|<!--/i);
  const rules = speculationRules(base);
  const map = modules && modules.length > 0 ? [importMap(modules, base)] : [];
  const policy = contentSecurityPolicy(
    {
      ...(css !== undefined && { style: css }),
      scripts: [...map, ...(modules ? [fontLoader, hydrationLoader] : []), ...scripts, rules],
    },
    options.policy,
  );
  const start = [
    `<meta http-equiv="content-security-policy" content="${policy}"/>`,
    '<meta name="referrer" content="same-origin"/>', // other sites do not learn which page linked to them
    css === undefined ? '' : `<style>${css}</style>`,
  ].join('');
  const last = [
    ...scripts.map((script) => `<script>${script}</script>`),
    `<script type="speculationrules">${rules}</script>`,
  ].join('');
  // The import map must come before the first import.
  const hydration = [
    ...map.map((text) => `<script type="importmap">${text}</script>`),
    `<script>${fontLoader}</script>`,
  ].join('');
  return (moduleUrls = []) => {
    if (!modules) return { start, end: last };
    // Fetches these modules once the page is painted and the browser is idle.
    const loader = `<script data-modules="${moduleUrls.map(attribute).join(' ')}">${hydrationLoader}</script>`;
    return { start, end: hydration + loader + last };
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
