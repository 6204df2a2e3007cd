import { UserError } from '../errors/UserError.ts';
import { readTokens } from '../policy/markup.ts';
import { contentSecurityPolicy, hash, mergePolicies, type Policy } from '../policy/policy.ts';
import { checkDocument, checkStyle } from '../policy/violations.ts';
import type { PageRoute } from '../routes/routes.ts';
import { addToHead, type HeadAdditions } from './addToHead.ts';
import { Cache } from './cache.ts';
import { integrity } from './inlineScripts.ts';
import type { SiteHead } from './planHead.ts';
import { scriptElements, scriptSources } from './scriptElements.ts';
import { type StyleLink, styleElements } from './styleElements.ts';
import { namesOf, type SheetNames, type UsedNames } from './styleSheet.ts';
import { usedNames } from './usedNames.ts';

/** A document, and whether it links the style sheet; or what its policy would refuse. */
export type CompleteDocument =
  | { readonly html: string; readonly linksStyle: boolean }
  | { readonly errors: readonly string[] };

/** What is computed once for all heads of a site. */
export interface PreparedHead {
  readonly site: SiteHead;
  readonly sheetNames: SheetNames;
  readonly styleLink: StyleLink | undefined;
  readonly scriptSources: readonly string[];
  readonly tagCache: Cache<UsedNames>;
  readonly headCache: Cache<SharedHead>;
}

/** What pages share that use the same styles under the same policy. */
interface SharedHead extends Omit<HeadAdditions, 'end'> {
  /** Whether the page links the file with all styles, since its own are too long to be in it. */
  readonly linksStyle: boolean;
  /** What the policy refuses in the style. */
  readonly errors: readonly string[];
}

export function prepareHead(site: SiteHead): PreparedHead {
  const { base, styleFile } = site;
  return {
    site,
    sheetNames: namesOf(site.sheet ?? []),
    styleLink: styleFile && { url: base + styleFile.path, integrity: integrity(styleFile) },
    scriptSources: scriptSources(site),
    tagCache: new Cache(2000),
    headCache: new Cache(100),
  };
}

/**
 * Completes a rendered document: style, policy and scripts in its head. A document without a charset or a head is an
 * error.
 * @param prepared head of the site. Without it, the page gets only the end of its own route.
 */
export function completeDocument(html: string, route: PageRoute, prepared: PreparedHead | undefined): CompleteDocument {
  const { errors, linksStyle, ...additions } = prepared
    ? makeHead(html, route, prepared)
    : { start: '', style: '', end: route.headEnd ?? '', linksStyle: false, errors: [] };
  if (errors.length > 0) return { errors };
  try {
    return { html: addToHead(html, additions), linksStyle };
  } catch (error) {
    if (error instanceof UserError) return { errors: [error.message] };
    throw error;
  }
}

function makeHead(html: string, route: PageRoute, prepared: PreparedHead): SharedHead & HeadAdditions {
  const { site, sheetNames, tagCache, headCache } = prepared;
  const { module, headEnd = '' } = route;
  const policy = mergePolicies(site.policy, route.policy);
  const tokens = readTokens(html + headEnd);
  const { violations, scripts } = checkDocument(tokens, policy, site.url);
  const names = site.scripts?.length ? 'any' : usedNames(tokens, sheetNames, tagCache); // they can change every page
  // All else that a shared head is made of is the same for the whole site.
  const key = JSON.stringify([names === 'any' ? names : [...names].sort(), route.policy, scripts]);
  const shared = headCache.get(key, () => makeSharedHead(prepared, names, policy, scripts));
  const end = headEnd + scriptElements(site, module);
  return { ...shared, end, errors: [...violations, ...shared.errors] };
}

/** @param scripts of the page that its policy allows by their hashes. */
function makeSharedHead(
  { site, styleLink, scriptSources }: PreparedHead,
  names: UsedNames,
  policy: Policy,
  scripts: readonly string[],
): SharedHead {
  const { rules, elements, sources, linksStyle } = styleElements(site, styleLink, names);
  const directives = contentSecurityPolicy(policy, {
    'script-src': [...scriptSources, ...scripts.map(hash)],
    'style-src': sources,
  });
  const metas = [
    directives && `<meta http-equiv="content-security-policy" content="${directives}"/>`,
    site.referrer && `<meta name="referrer" content="${site.referrer}"/>`,
  ];
  return { start: metas.join(''), style: elements, linksStyle, errors: checkStyle(rules, policy, site.url) };
}
