/** A row of a site's route table, as far as the generator needs it. */
export interface SiteRoute {
  /** Below the base, as `/impact`; `*` is the page of every path without one. */
  readonly path: string;
  /** The module of the page, from the project's root: the key of its chunk in the client manifest. */
  readonly moduleId: string;
  /** Whether the sitemap names it. */
  readonly indexed: boolean;
}

/** What the generator asks of a site. */
export interface Site {
  readonly routes: readonly SiteRoute[];
  /** The whole document of a path. */
  readonly render: (path: string) => Promise<string>;
  /** The component stack of what fails when the path is rendered, where React can tell it. */
  readonly componentStack: (path: string) => Promise<string | undefined>;
}
