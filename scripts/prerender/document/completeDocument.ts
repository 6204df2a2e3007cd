import { UserError } from '../errors/UserError.ts';
import { readTokens } from '../policy/markup.ts';
import { contentSecurityPolicy, hash, mergePolicies, type Policy, self } from '../policy/policy.ts';
import { checkDocument, checkStyle } from '../policy/violations.ts';
import type { PageRoute } from '../routes/routes.ts';
import { addToHead, type HeadAdditions } from './addToHead.ts';
import { createCache } from './cache.ts';
import { wordFinder } from './documentWords.ts';
import { integrity, loader, speculationRules } from './inlineScripts.ts';
import { type SiteHead, styleLimit } from './planHead.ts';
import { pageStyle, styleOutsideFile } from './styleSheet.ts';

/** A document, and whether it links the style sheet; or what its policy would refuse. */
export type CompleteDocument =
  | { readonly html: string; readonly linksStyle: boolean }
  | { readonly errors: readonly string[] };

/** How many heads are kept, for pages that can use the same styles under the same policy. */
const kept = 100;

/**
 * Prepares the completion of documents: style, policy and scripts in their heads.
 * @param head of the site. Without it, a page gets only the end of its own route.
 * @returns a function from a rendered document and its route to the complete one; a document
 *   without a charset or a head is an error.
 */
export function documentCompleter(head?: SiteHead): (html: string, route: PageRoute) => CompleteDocument {
  const headOf = head ? headMaker(head) : plainHead;
  return (html, route) => {
    const { errors, linksStyle, ...additions } = headOf(html, route);
    if (errors.length > 0) return { errors };
    try {
      return { html: addToHead(html, additions), linksStyle };
    } catch (error) {
      if (error instanceof UserError) return { errors: [error.message] };
      throw error;
    }
  };
}

interface PageHead extends HeadAdditions {
  /** Whether the page links the file with all styles, since its own are too long to be in it. */
  readonly linksStyle: boolean;
  /** What its policy would refuse. */
  readonly errors: readonly string[];
}

function plainHead(_: string, { headEnd = '' }: PageRoute): PageHead {
  return { start: '', style: '', end: headEnd, linksStyle: false, errors: [] };
}

function headMaker(head: SiteHead): (html: string, route: PageRoute) => PageHead {
  const { base, url, sheet = [], modulesOf, scripts = [] } = head;
  const wordsOf = wordFinder(sheet);
  const siteWords = wordsOf(scripts.length > 0 ? ['<script'] : []); // scripts on every page make every rule usable
  const file = head.styleFile && { url: base + head.styleFile.path, integrity: integrity(head.styleFile) };
  const rules = speculationRules(base);
  const ownScripts = [...(head.importMap ? [head.importMap] : []), ...(modulesOf ? [loader] : []), ...scripts, rules];
  const cached = createCache<Omit<PageHead, 'end'>>(kept);

  /** The policy of a page, and the style that it can use, or a link to that of all pages. */
  const startOf = (words: ReadonlySet<string>, policy: Policy, pageScripts: readonly string[]) => {
    const own = pageStyle(sheet, words);
    const linksStyle = file !== undefined && Buffer.byteLength(own) > styleLimit;
    const inline = linksStyle ? styleOutsideFile(sheet) : own;
    // The loader puts the file right after the element that names it, where a page that links it has it.
    const followed =
      modulesOf && file && !linksStyle ? ` data-sheet="${file.url}" data-integrity="${file.integrity}"` : '';
    const element = inline || followed ? `<style${followed}>${inline}</style>` : '';
    // Browsers paint nothing until a linked sheet is there: no page is seen without its style.
    const link = linksStyle ? `<link rel="stylesheet" href="${file.url}" integrity="${file.integrity}"/>` : '';
    const allowed = contentSecurityPolicy(policy, {
      'script-src': [...ownScripts, ...pageScripts].map(hash),
      'style-src': [...(link || followed ? [self] : []), ...(element ? [hash(inline)] : [])],
    });
    const start = [
      allowed && `<meta http-equiv="content-security-policy" content="${allowed}"/>`,
      head.referrer && `<meta name="referrer" content="${head.referrer}"/>`,
    ];
    return { start: start.join(''), style: element + link, linksStyle, errors: checkStyle(own, policy, url) };
  };

  /** The scripts of a page: the import map comes before the first import. */
  const endOf = (modules?: readonly string[]) =>
    [
      head.importMap && `<script type="importmap">${head.importMap}</script>`,
      modules && `<script data-modules="${modules.map(inAttribute).join(' ')}">${loader}</script>`,
      ...scripts.map((script) => `<script>${script}</script>`),
      `<script type="speculationrules">${rules}</script>`,
    ].join('');
  const plainEnd = endOf(modulesOf?.get(undefined));
  const ends = new Map(Array.from(modulesOf ?? [], ([id, modules]) => [id, endOf(modules)]));

  return (html, { module, headEnd = '', policy }) => {
    const merged = mergePolicies(head.policy, policy);
    const tokens = readTokens(html + headEnd);
    const { violations, scripts: pageScripts } = checkDocument(tokens, merged, url);
    const words = new Set([...siteWords, ...wordsOf(tokens)]);
    const key = JSON.stringify([[...words].sort(), policy, pageScripts]);
    const start = cached(key, () => startOf(words, merged, pageScripts));
    return { ...start, end: headEnd + (ends.get(module) ?? plainEnd), errors: [...violations, ...start.errors] };
  };
}

/** The URL of a file, which may have any name. */
function inAttribute(url: string): string {
  return new URL(url, 'http://host').pathname.replaceAll('&', '&amp;'); // a path has no quotation marks
}
