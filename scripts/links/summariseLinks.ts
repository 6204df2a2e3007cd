import type { FoundLink, LinkProblem } from './FoundLink.ts';

export type BrokenLink = {
  /** A path with its base, such as `/some-repo/impact#team`, or the whole address where it is elsewhere. */
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

/** Gathers the links of all pages, so that each broken one is named once, with the pages that hold it. */
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
