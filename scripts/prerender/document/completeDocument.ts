import { UserError } from '../errors/UserError.ts';
import type { PageRoute } from '../routes/routes.ts';
import { addToHead } from './addToHead.ts';
import { headMaker, type PageHead } from './pageHead.ts';
import type { SiteHead } from './planHead.ts';

/** A document, and whether it links the style sheet; or what its policy would refuse. */
export type CompleteDocument =
  | { readonly html: string; readonly linksStyle: boolean }
  | { readonly errors: readonly string[] };

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
