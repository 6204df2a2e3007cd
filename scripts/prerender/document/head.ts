import { type PageError, UserError } from '../errors/UserError.ts';
import type { OutputFile } from '../files/files.ts';
import { contentSecurityPolicy, mergePolicies, type Policy } from '../policy/policy.ts';
import { checkDocument, checkStyle } from '../policy/violations.ts';
import type { PageRoute } from '../routes/routes.ts';
import { createCache } from './cache.ts';
import { fontLoader, hydrationLoader, importMap, integrity, speculationRules } from './inlineScripts.ts';
import { pageStyle, wordFinder } from './pageStyle.ts';
import { type StyleSheet, styleOutsideFile } from './styleSheet.ts';

export interface HeadOptions {
  readonly base: string;
  /** All styles of the site, of which a page gets what it can use. */
  readonly styles?: StyleSheet;
  /**
   * Every module that a page may import in the browser. Modules with other bytes are refused. Without any, the pages
   * load no script.
   */
  readonly modules?: readonly OutputFile[];
  /** The file with the styles of all pages. Pages without enough room for their own link it, and modules wait for it. */
  readonly styleFile?: OutputFile;
  /** The URLs of the modules that a page imports, by its route's `module`. */
  readonly modulesOf?: ReadonlyMap<string | undefined, readonly string[]>;
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

/** What heads are made of. It holds only data, so that it can be passed to threads. */
export interface SiteHead {
  readonly styles?: StyleSheet;
  /**
   * The element that links the file with all styles, if there is one, and the style that comes before it. Browsers paint
   * nothing until the sheet is there: no page is seen without its style.
   */
  readonly link?: { readonly element: string; readonly style: string };
  readonly policy: Policy;
  readonly url?: string | undefined;
  /** For pages that carry their style, and for those that link it. */
  readonly ends: { readonly carrying: HeadEnd; readonly linking: HeadEnd };
  /** The URLs of a page's modules in one text, by the route's `module`. */
  readonly modulesOf: ReadonlyMap<string | undefined, string>;
}

interface HeadEnd {
  /** What stands around the URLs of the page's modules, or only what is the same on all pages. */
  readonly pieces: readonly string[];
  readonly scripts: readonly string[];
  /** Whether the page loads the file with all styles. */
  readonly hasStyleFile: boolean;
}

export interface HeadAdditions {
  /** Inserted right after the charset. */
  readonly start: string;
  /** Inserted where a template had the sheet of its bundle, for the same order of rules; else after the start. */
  readonly style: string;
  /**
   * Inserted at the end: React matches `<script>` elements by position when it hydrates, and would mistake an earlier
   * one for its own.
   */
  readonly end: string;
  /** Whether the page links the file with all styles, since its own are too long to be in it. */
  readonly linksStyle: boolean;
  readonly errors: readonly PageError[];
}

/**
 * Prepares what the pages of a site get in their heads.
 * @throws if a URL or a script would end its element.
 */
export function siteHead(options: HeadOptions): SiteHead {
  const { base, styles, modules, styleFile, modulesOf = new Map(), policy = {}, url, scripts = [] } = options;
  for (const script of scripts) checkInline('an inline script', script, /<\/script|<!--/i);
  const rules = speculationRules(base);
  const last = [
    ...scripts.map((script) => `<script>${script}</script>`),
    `<script type="speculationrules">${rules}</script>`,
  ].join('');
  const map = modules && modules.length > 0 ? [importMap(modules, base)] : [];
  const endWith = (fileToLoad: OutputFile | undefined) => {
    if (!modules) return { pieces: [last], scripts: [...scripts, rules] };
    const loader = hydrationLoader(fileToLoad, base);
    const pieces = [
      [
        ...map.map((text) => `<script type="importmap">${text}</script>`), // before the first import
        `<script>${fontLoader}</script><script data-modules="`,
      ].join(''),
      `">${loader}</script>${last}`,
    ];
    const inline = [...map, fontLoader, loader, ...scripts, rules];
    return { pieces, scripts: inline };
  };
  return {
    ...(styles && { styles }),
    ...(styles &&
      styleFile && {
        link: {
          element: `<link rel="stylesheet" href="${base}${styleFile.path}" integrity="${integrity(styleFile)}"/>`,
          style: styleOutsideFile(styles),
        },
      }),
    policy,
    url,
    ends: {
      carrying: { ...endWith(styleFile), hasStyleFile: Boolean(modules && styleFile) },
      linking: { ...endWith(undefined), hasStyleFile: true }, // which is there before any module
    },
    modulesOf: new Map(
      modules && [...modulesOf].map(([module, urls]) => [module, urls.map(attribute).join(' ')] as const),
    ),
  };
}

/** How many starts of heads are kept, for pages that use the same styles. */
const keptStarts = 100;

/**
 * Prepares the additions to heads.
 * @param head of the site. Without it, a page has only the end of its own route.
 * @returns a function from a document and its route to what its head gets, and what its policy would refuse. It throws
 *   if a style would end its element.
 */
export function headAdditions(head?: SiteHead): (html: string, route: PageRoute) => HeadAdditions {
  if (!head) return (_, { headEnd = '' }) => ({ start: '', style: '', end: headEnd, linksStyle: false, errors: [] });
  const { carrying } = head.ends;
  const findWords = wordFinder(head.styles ?? []);
  const allowedScripts = new Set(carrying.scripts);
  const cached = createCache<ReturnType<typeof startOf>>(keptStarts);
  return (html, { module, headEnd = '', policy }) => {
    const modules = head.modulesOf.get(module) ?? head.modulesOf.get(undefined) ?? '';
    const merged = policy ? mergePolicies(head.policy, policy) : head.policy;
    const { violations, scripts } = checkDocument(html + headEnd, merged, allowedScripts, head.url);
    const words = findWords(html + headEnd + carrying.pieces.join(modules));
    const key = JSON.stringify([[...words].sort(), policy, scripts]);
    const { start, style, linksStyle, errors } = cached(key, () => startOf(head, words, merged, scripts));
    const { pieces } = linksStyle ? head.ends.linking : carrying;
    return { start, style, end: headEnd + pieces.join(modules), linksStyle, errors: [...violations, ...errors] };
  };
}

/** The start of a head: its policy, and the style that the page can use, or a link to that of all pages. */
function startOf(
  { styles, link, ends, url }: SiteHead,
  words: ReadonlySet<string>,
  policy: Policy,
  ownScripts: readonly string[],
) {
  const own = styles && pageStyle(styles, words);
  const linksStyle = own !== undefined && link !== undefined && Buffer.byteLength(own) > styleLimit;
  const style = linksStyle ? link.style : own;
  if (style) checkInline('the style', style, /<\/style/i);
  const { scripts, hasStyleFile } = linksStyle ? ends.linking : ends.carrying;
  const allowed = contentSecurityPolicy(
    { ...(style && { style }), hasStyleFile, scripts: [...scripts, ...ownScripts] },
    policy,
  );
  const start = [
    allowed && `<meta http-equiv="content-security-policy" content="${allowed}"/>`,
    '<meta name="referrer" content="same-origin"/>', // other sites do not learn which page linked to them
  ].join('');
  const elements = [style ? `<style>${style}</style>` : '', linksStyle ? link.element : ''].join('');
  return { start, style: elements, linksStyle, errors: own ? checkStyle(own, policy, url) : [] };
}

/** Marks where the style of a page goes: after that of its template, as in Vite's own build, and before the page's. */
export const stylePlace = '<!--prerender-engine: style-->';

/** Matches elements to skip, since they contain text; a charset, in any spelling; and the end of the head. */
const headTokens =
  /<!--.*?-->|<(script|style|title)\b.*?<\/\1\s*>|(?<charset><meta\s+charset\s*=\s*["']?utf-?8(?:["'\s]\s*\/?)?>)|(?<headEnd><\/head\s*>)/gis;

/**
 * Adds to the head of a rendered document.
 * @throws UserError if the document has no charset or no head.
 */
export function addToHead(html: string, { start, style, end }: Pick<HeadAdditions, 'start' | 'style' | 'end'>): string {
  let afterCharset: number | undefined;
  let place: number | undefined;
  for (const { 0: text, index, groups = {} } of html.matchAll(headTokens)) {
    if (groups.charset) afterCharset ??= index + text.length;
    if (text === stylePlace && afterCharset !== undefined) place = index;
    if (!groups.headEnd) continue;
    if (afterCharset === undefined)
      throw new UserError('the document has no <meta charset="utf-8">: put it first in <head>');
    const before = html.slice(afterCharset, place ?? afterCharset);
    const after = html.slice(place === undefined ? afterCharset : place + stylePlace.length, index);
    return html.slice(0, afterCharset) + start + before + style + after + end + html.slice(index);
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
  throw new UserError(`the module URL ${url} contains a character that must be escaped in HTML: rename the file`);
}
