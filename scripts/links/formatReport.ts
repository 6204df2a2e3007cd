import type { LinkProblem } from './FoundLink.ts';
import type { BrokenLink, LinkReport } from './summariseLinks.ts';

/** Tells a report to a person: one line where all is good, else each broken link with its pages and a tip. */
export function formatReport(directory: string, { checked, broken }: LinkReport): string {
  if (broken.length === 0) return `${directory}: ${checked} links, all good`;

  const links = broken.map(({ link, pages, problem }: BrokenLink) => {
    const { reason, tip } = explain(problem);
    return `\n\n${link}\n  ${reason}\n  in ${pages.join(', ')}\n  Tip: ${tip}.`;
  });
  return `${directory}: ${broken.length} of ${checked} links broken${links.join('')}`;
}

function explain(problem: LinkProblem): { readonly reason: string; readonly tip: string } {
  switch (problem.kind) {
    case 'status':
      return {
        reason: `answers ${problem.status}`,
        tip: 'correct the address, or publish what it names',
      };
    case 'redirect':
      return {
        reason: `redirects to ${problem.location}`,
        tip: 'link to that address itself',
      };
    case 'fragment':
      return {
        reason: `nothing on that page has the id "${problem.id}"`,
        tip: 'correct what follows the #, or give the id to an element there',
      };
    case 'unreachable':
      return {
        reason: `gives no answer: ${problem.reason}`,
        tip: 'check how the address is spelled',
      };
    case 'foreign':
      return {
        reason: `is not below ${problem.site}`,
        tip: 'list only pages of this site, by their whole address',
      };
  }
}
