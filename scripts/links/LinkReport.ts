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
  /** A path with its base, such as `/some-repo/impact#team`, or the full URL of another site. */
  readonly link: string;
  /** The path, in the built folder, of the file that has the link. */
  readonly page: string;
  readonly outcome: Outcome;
};

type BrokenLink = Pick<FoundLink, 'link'> & {
  /** The paths, in the built folder, of the files that have the link. */
  readonly pages: readonly string[];
  readonly problem: LinkProblem;
};

export type LinkReport = {
  /** How many different links were checked. */
  readonly checked: number;
  readonly broken: readonly BrokenLink[];
};

/** Groups the links of all pages: each broken link is listed once, with its pages. */
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

/** Formats a report as text: one line if no link is broken, or else each broken link with its pages and a tip. */
export function formatReport(directory: string, { checked, broken }: LinkReport): string {
  if (broken.length === 0) return `${directory}: ${checked} links, all good`;

  const links = broken.map(({ link, pages, problem }: BrokenLink) => {
    const [reason, tip] = explain(problem);
    return `\n\n${link}\n  ${reason}\n  in ${pages.join(', ')}\n  Tip: ${tip}.`;
  });
  return `${directory}: ${broken.length} of ${checked} links broken${links.join('')}`;
}

function explain(problem: LinkProblem): readonly [reason: string, tip: string] {
  switch (problem.kind) {
    case 'status':
      return [`responds with ${problem.status}`, 'correct the URL, or publish the missing page'];
    case 'redirect':
      return [`redirects to ${problem.location}`, 'link to that URL directly'];
    case 'fragment':
      return [
        `nothing on that page has the id "${problem.id}"`,
        'correct the part after the #, or add that id on the target page',
      ];
    case 'unreachable':
      return [`does not respond: ${problem.reason}`, 'check the spelling of the URL'];
    case 'foreign':
      return [`is outside ${problem.site}`, 'list only pages of this site, with full URLs'];
  }
}
