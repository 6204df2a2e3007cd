import { scriptJson } from './scriptJson.ts';

/**
 * Lets the browser fetch the document of a link that the visitor is about to follow, for as long as the page is not
 * hydrated; the router then needs no document, and the entry takes the rules away.
 * @param base with both its slashes: only links below it are the site's.
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export function speculationRules(base: string): string {
  return scriptJson({ prefetch: [{ where: { href_matches: `${base}*` }, eagerness: 'moderate' }] });
}
