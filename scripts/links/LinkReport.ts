/** Why a link is broken. */
type LinkProblem =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'fragment'; readonly id: string }
  | { readonly kind: 'unreachable'; readonly reason: string }
  | { readonly kind: 'foreign'; readonly site: string };

/** `unchecked` are links that were not requested: `mailto:` and the like, and URLs of other sites. */
export type Outcome = { readonly kind: 'good' } | { readonly kind: 'unchecked' } | LinkProblem;

/** A link in a file. */
export type FoundLink = {
  /** A path with its base, such as `/some-repo/impact#team`, or the whole URL where it is elsewhere. */
  readonly link: string;
  /** The path, in the built folder, of the file that holds it. */
  readonly page: string;
  readonly outcome: Outcome;
};

type BrokenLink = {
  /** A path with its base, such as `/some-repo/impact#team`, or the whole URL where it is elsewhere. */
  readonly link: string;
  /** The paths, in the built folder, of the files that hold it. */
  readonly pages: readonly string[];
  readonly problem: LinkProblem;
};

export type LinkReport = {
  /** How many different links were checked, however many pages hold them. */
  readonly checked: number;
  readonly broken: readonly BrokenLink[];
};

/** Groups the links of all pages, so that each broken one is listed once, with its pages. */
export function summariseLinks(found: readonly FoundLink[]): LinkReport {
  const checked = new Set<string>();
  const broken = new Map<string, { readonly problem: LinkProblem; readonly pages: Set<string> }>();
  for (const { link, page, outcome } of found) {
    if (outcome.kind === 'unchecked') continue;
    checked.add(link);
    if (outcome.kind === 'good') continue;

    const known = broken.get(link) ?? { problem: outcome, pages: new Set() };
    broken.set(link, known);
    known.pages.add(page);
  }
  return {
    checked: checked.size,
    broken: [...broken].map(([link, { problem, pages }]) => ({ link, problem, pages: [...pages].sort() })),
  };
}

/** Formats a report for a person: one line if all is well, else each broken link with its pages and a tip. */
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
