/** Why a link does not lead where it should. */
export type LinkProblem =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'fragment'; readonly id: string }
  | { readonly kind: 'unreachable'; readonly reason: string }
  | { readonly kind: 'foreign'; readonly site: string };

/** `unchecked` is what was not asked for: `mailto:` and the like, and the addresses of other sites. */
export type Outcome = { readonly kind: 'good' } | { readonly kind: 'unchecked' } | LinkProblem;

/** One link of one file. */
export type FoundLink = {
  /** A path with its base, such as `/some-repo/impact#team`, or the whole address where it is elsewhere. */
  readonly link: string;
  /** The path, in the built folder, of the file that holds it. */
  readonly page: string;
  readonly outcome: Outcome;
};
