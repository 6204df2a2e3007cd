import { UserError } from '../errors/UserError.ts';
import { readTokens } from '../policy/markup.ts';
import { contentSecurityPolicy, hash, mergePolicies, self } from '../policy/policy.ts';
import { checkDocument, checkStyle } from '../policy/violations.ts';
import type { PageRoute } from '../routes/routes.ts';
import { addToHead, type HeadAdditions } from './addToHead.ts';
import { createCache } from './cache.ts';
import { wordFinder } from './documentWords.ts';
import { integrity, speculationRules } from './inlineScripts.ts';
import { loader } from './loader.ts';
import { type SiteHead, styleLimit } from './planHead.ts';
import { pageStyle, styleOutsideFile } from './styleSheet.ts';

/** A document, and whether it links the style sheet; or what its policy would refuse. */
export type CompleteDocument =
  | { readonly html: string; readonly linksStyle: boolean }
  | { readonly errors: readonly string[] };

interface PageHead extends HeadAdditions {
  /** Whether the page links the file with all styles, since its own are too long to be in it. */
  readonly linksStyle: boolean;
  /** What its policy would refuse. */
  readonly errors: readonly string[];
}

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

function plainHead(_: string, { headEnd = '' }: PageRoute): PageHead {
  return { start: '', style: '', end: headEnd, linksStyle: false, errors: [] };
}

function headMaker(site: SiteHead): (html: string, route: PageRoute) => PageHead {
  const { url, referrer, sheet = [], scripts = [] } = site;
  const wordsOf = wordFinder(sheet);
  const siteWords = wordsOf(scripts.length > 0 ? ['<script'] : []); // scripts on every page make every rule usable
  const styleOf = styleMaker(site);
  const cached = createCache<Omit<PageHead, 'end'>>(kept);
  return (html, { module, headEnd = '', policy: own }) => {
    const policy = mergePolicies(site.policy, own);
    const tokens = readTokens(html + headEnd);
    const { violations, scripts: pageScripts } = checkDocument(tokens, policy, url);
    const words = new Set([...siteWords, ...wordsOf(tokens)]);
    const siteScripts = scriptsOf(site, module);
    const start = cached(JSON.stringify([[...words].sort(), own, pageScripts]), () => {
      const { rules, elements, linksStyle, sources } = styleOf(words);
      const allowed = contentSecurityPolicy(policy, {
        'script-src': [...siteScripts.map(({ text }) => text), ...pageScripts].map(hash),
        'style-src': sources,
      });
      const metas = [
        allowed && `<meta http-equiv="content-security-policy" content="${allowed}"/>`,
        referrer && `<meta name="referrer" content="${referrer}"/>`,
      ];
      return { start: metas.join(''), style: elements, linksStyle, errors: checkStyle(rules, policy, url) };
    });
    const end = siteScripts.map(({ attributes, text }) => `<script${attributes}>${text}</script>`).join('');
    return { ...start, end: headEnd + end, errors: [...violations, ...start.errors] };
  };
}

/** The scripts that the site adds to a page, in their order: the import map comes before the first import. */
function scriptsOf({ base, importMap, modulesOf, scripts = [] }: SiteHead, module: string | undefined) {
  const modules = modulesOf?.get(module) ?? modulesOf?.get(undefined);
  return [
    ...(importMap ? [{ attributes: ' type="importmap"', text: importMap }] : []),
    ...(modules ? [{ attributes: ` data-modules="${modules.join(' ').replaceAll('&', '&amp;')}"`, text: loader }] : []),
    ...scripts.map((text) => ({ attributes: '', text })),
    { attributes: ' type="speculationrules"', text: speculationRules(base) },
  ];
}

/**
 * Prepares the style of pages. @returns a function from the words of a page to the rules that it can use, the elements
 * of its head that have them or link the file with all, and the sources that allow these elements.
 */
function styleMaker({ base, sheet = [], styleFile, modulesOf }: SiteHead) {
  const file = styleFile && { url: base + styleFile.path, integrity: integrity(styleFile) };
  const hashOf = (inline: string) => (inline ? [hash(inline)] : []);
  return (words: ReadonlySet<string>) => {
    const rules = pageStyle(sheet, words);
    if (file && Buffer.byteLength(rules) > styleLimit) {
      const inline = styleOutsideFile(sheet);
      // Browsers paint nothing until a linked sheet is there: no page is seen without its style.
      const link = `<link rel="stylesheet" href="${file.url}" integrity="${file.integrity}"/>`;
      const elements = (inline && `<style>${inline}</style>`) + link;
      return { rules, elements, sources: [self, ...hashOf(inline)], linksStyle: true };
    }
    if (file && modulesOf) {
      // The loader puts the file right after this element, where a page that links it has it.
      const elements = `<style data-sheet="${file.url}" data-integrity="${file.integrity}">${rules}</style>`;
      return { rules, elements, sources: [self, hash(rules)], linksStyle: false };
    }
    return { rules, elements: rules && `<style>${rules}</style>`, sources: hashOf(rules), linksStyle: false };
  };
}
