import { UserError } from '../errors/UserError.ts';
import type { OutputFile } from '../files/files.ts';
import { isScript, readStyles, staticImports } from '../files/manifest.ts';
import type { SiteOptions } from '../options/options.ts';
import { readTokens } from '../policy/markup.ts';
import { contentSecurityPolicy, hash, mergePolicies, type Policy, self } from '../policy/policy.ts';
import { checkDocument, checkStyle } from '../policy/violations.ts';
import type { PageRoute } from '../routes/routes.ts';
import { createCache } from './cache.ts';
import { checkInline, fontLoader, hydrationLoader, importMap, integrity, speculationRules } from './inlineScripts.ts';
import { pageStyle, readStyleSheet, type StyleSheet, styleFile, styleOutsideFile, wordFinder } from './styleSheet.ts';
import type { Template } from './template.ts';

/** What the heads of a site are made of. It holds only data, so that it can be passed to threads. */
export interface SiteHead {
  readonly base: string;
  /** All styles of the site. Each page gets the rules that it can use. */
  readonly styles?: StyleSheet | undefined;
  /** The file with the styles of all pages. Pages without enough room for their own link it, and modules wait for it. */
  readonly styleFile?: OutputFile | undefined;
  /** The URLs of the modules that a page imports, by its route's `module`. Without it, the pages load no script. */
  readonly modulesOf?: ReadonlyMap<string | undefined, readonly string[]>;
  /** The text of the import map of all modules. */
  readonly importMap?: string;
  /** More inline scripts for the end of every head; the policy allows them. */
  readonly scripts?: readonly string[];
  readonly policy?: Policy;
  readonly url?: string | undefined;
}

/**
 * How much style a page carries, in bytes. Compressed it is about half of the 14,600 bytes that a server sends in the
 * first round trip of a connection, which leaves room for the start of the page.
 */
export const styleLimit = 32_000;

/**
 * Reads what the heads of a site are made of.
 * @param moduleIds of the pages' own code, in the client bundle.
 * @param bundled the files of that bundle.
 * @param moreCss style before that of the options or of the bundle.
 * @returns undefined if nothing is added to heads.
 * @throws UserError if an inline script or the style would end its element, or the bundle splits its styles.
 */
export async function planHead(
  { base = '/', head, client, url }: Pick<SiteOptions, 'base' | 'head' | 'client' | 'url'>,
  moduleIds: readonly string[],
  template: Template | undefined,
  bundled: readonly OutputFile[],
  moreCss = '',
): Promise<SiteHead | undefined> {
  if (!head && !client && !moreCss) return undefined;
  const { css: ownCss = client && (await readStyles(client)), scripts = [], policy } = head ?? {};
  const css = moreCss + (ownCss ?? '');
  for (const script of scripts) checkInline('an inline script', script, /<\/script|<!--/i);
  const inline = [...scripts, ...(template?.scripts ?? [])];
  const styles = css ? readStyleSheet(css, inline.join('\n')) : undefined;
  const hasFile = client || Buffer.byteLength(css) > styleLimit;
  const allowed = { 'script-src': inline.map(hash), 'style-src': template?.styles.map(hash) ?? [] };
  const plan = {
    base,
    url,
    scripts,
    policy: mergePolicies(policy, allowed),
    styles,
    styleFile: styles && hasFile ? styleFile(styles) : undefined,
  };
  if (!client) return plan;
  const importsOf = (...ids: readonly string[]) =>
    [...new Set(ids.flatMap((id) => staticImports(client.manifest, id)))].map((file) => base + file);
  const modulesOf = new Map<string | undefined, readonly string[]>([
    [undefined, importsOf(client.entry)],
    ...[...new Set(moduleIds)].map((id) => [id, importsOf(client.entry, id)] as const),
  ]);
  return {
    ...plan,
    modulesOf,
    importMap: importMap(
      bundled.filter(({ path }) => isScript(path)),
      base,
    ),
  };
}

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
  /** Whether the page links the file with all styles, since its own are too long to be in it. */
  readonly linksStyle: boolean;
  readonly errors: readonly string[];
}

/** How many additions are kept, for pages that use the same styles or modules. */
const kept = 100;

/**
 * Prepares the additions to heads.
 * @param head of the site. Without it, a page has only the end of its own route.
 * @returns a function from a document and its route to what its head gets, and what its policy would refuse.
 */
export function headAdditions(head?: SiteHead): (html: string, route: PageRoute) => HeadAdditions {
  if (!head) return (_, { headEnd = '' }) => ({ start: '', style: '', end: headEnd, linksStyle: false, errors: [] });
  const { base, styles = [], styleFile, modulesOf, url } = head;
  const findWords = wordFinder(styles);
  const cachedStarts = createCache<Omit<HeadAdditions, 'end'>>(kept);
  const cachedEnds = createCache<{ readonly end: string; readonly words: ReadonlySet<string> }>(kept);
  const rules = speculationRules(base);
  const modules = new Map(Array.from(modulesOf ?? [], ([id, urls]) => [id, urls.map(inAttribute).join(' ')] as const));
  const loaders = { carrying: hydrationLoader(styleFile, base), linking: hydrationLoader(undefined, base) };

  /** The attributes and texts of the engine's scripts. A page that links the style sheet has it before any module. */
  const scriptsOf = (linksStyle: boolean, module?: string): (readonly [string, string])[] => {
    const names = modules.get(module) ?? modules.get(undefined);
    const loader = linksStyle ? loaders.linking : loaders.carrying;
    return [
      ...(head.importMap ? [[' type="importmap"', head.importMap] as const] : []), // before the first import
      ...(modulesOf
        ? ([
            ['', fontLoader],
            [` data-modules="${names}"`, loader],
          ] as const)
        : []),
      ...(head.scripts ?? []).map((script) => ['', script] as const),
      [' type="speculationrules"', rules],
    ];
  };
  const endOf = (linksStyle: boolean, module?: string) =>
    cachedEnds(JSON.stringify([linksStyle, module]), () => {
      const scripts = scriptsOf(linksStyle, module).map(
        ([attributes, text]) => `<script${attributes}>${text}</script>`,
      );
      return { end: scripts.join(''), words: findWords(scripts) };
    });

  /** The policy of a page, and the style that it can use, or a link to that of all pages. */
  const startOf = (words: ReadonlySet<string>, policy: Policy, ownScripts: readonly string[]) => {
    const own = pageStyle(styles, words);
    const linksStyle = styleFile !== undefined && Buffer.byteLength(own) > styleLimit;
    const style = linksStyle ? styleOutsideFile(styles) : own;
    const hasStyleFile = linksStyle || (modulesOf !== undefined && styleFile !== undefined);
    const allowed = contentSecurityPolicy(policy, {
      'script-src': [...scriptsOf(linksStyle).map(([, text]) => text), ...ownScripts].map(hash),
      'style-src': [...(hasStyleFile ? [self] : []), ...(style ? [hash(style)] : [])],
    });
    // Browsers paint nothing until a linked sheet is there: no page is seen without its style.
    const link = linksStyle
      ? `<link rel="stylesheet" href="${base}${styleFile.path}" integrity="${integrity(styleFile)}"/>`
      : '';
    return {
      start: [
        allowed && `<meta http-equiv="content-security-policy" content="${allowed}"/>`,
        '<meta name="referrer" content="same-origin"/>', // other sites do not learn which page linked to them
      ].join(''),
      style: (style && `<style>${style}</style>`) + link,
      linksStyle,
      errors: checkStyle(own, policy, url),
    };
  };

  return (html, { module, headEnd = '', policy }) => {
    const merged = mergePolicies(head.policy, policy);
    const tokens = readTokens(html + headEnd);
    const { violations, scripts } = checkDocument(tokens, merged, url);
    const words = new Set([...findWords(tokens), ...endOf(false, module).words]);
    const key = JSON.stringify([[...words].sort(), policy, scripts]);
    const start = cachedStarts(key, () => startOf(words, merged, scripts));
    const { end } = endOf(start.linksStyle, module);
    return { ...start, end: headEnd + end, errors: [...violations, ...start.errors] };
  };
}

/** Marks where the style of a page goes: after that of its template, as in Vite's own build, and before the page's. */
export const stylePlace = '<!--prerender-engine: style-->';

/** Matches elements to skip, since they contain text; style sheets; a charset, in any spelling; and the end of the head. */
const headTokens =
  /<!--.*?-->|<(script|style|title)\b.*?<\/\1\s*>|<link\b[^>]*\brel=["']?stylesheet\b[^>]*>|(?<charset><meta\s+charset\s*=\s*["']?utf-?8(?:["'\s]\s*\/?)?>)|(?<headEnd><\/head\s*>)/gis;

/**
 * Adds to the head of a rendered document. The style comes before the page's own styles and scripts, and after its other
 * tags, because some readers of link previews stop after 32 kB.
 * @throws UserError if the document has no charset or no head.
 */
export function addToHead(html: string, { start, style, end }: Pick<HeadAdditions, 'start' | 'style' | 'end'>): string {
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

/** The URL of a file, which may have any name. */
function inAttribute(url: string): string {
  return new URL(url, 'http://host').pathname.replaceAll('&', '&amp;'); // a path has no quotation marks
}
