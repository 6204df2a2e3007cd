import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { hydrationLoader } from './hydrationLoader.ts';
import { speculationRules } from './speculationRules.ts';

/**
 * What is the same for every page of a site. Fonts are not preloaded: Chromium would hold the first paint back for
 * them, by up to 50 ms, and finds them in the style at once.
 */
export interface SiteAssets {
  /** The whole style sheet. */
  readonly css: string;
  /** With both its slashes. */
  readonly base: string;
  /** What they are in the browser: hydrated by modules, unless given, or what their HTML says and no more. */
  readonly pages?: 'hydrated' | 'static';
}

/** What the generator adds to the head of every document. */
export interface DocumentHead {
  /** Stands right after the charset. */
  readonly start: string;
  /**
   * Stands last: React hydrates `<script>` by position, and would adopt one that stands before its own.
   * @param modules the addresses of what the page needs in the browser; a static page needs none.
   */
  readonly end: (modules: readonly string[]) => string;
}

/**
 * Makes, once, what the heads of all pages share.
 * @throws where an address or the style could end its element.
 */
export function documentHead({ css, base, pages = 'hydrated' }: SiteAssets): DocumentHead {
  if (/<\/style/i.test(css)) throw new Error('the style sheet holds </style, which would end it early');
  if (/[\0\r]/.test(css) || !css.isWellFormed())
    throw new Error('the style sheet holds a character that browsers replace, and its hash would not match');
  const rules = speculationRules(base);
  const loaders = pages === 'hydrated' ? [hydrationLoader] : [];
  const policy = contentSecurityPolicy({ style: css, scripts: [...loaders, rules] });
  const start = `<meta http-equiv="content-security-policy" content="${policy}"/><style>${css}</style>`;
  return {
    start,
    end: (modules) =>
      [
        ...loaders.map(
          (loader) => `<script data-modules="${modules.map(attribute).join(' ')}">${loader}</script>`,
        ),
        `<script type="speculationrules">${rules}</script>`,
      ].join(''),
  };
}

function attribute(address: string): string {
  if (!/["&<>\s\p{C}]/u.test(address)) return address;
  throw new Error(`the address ${address} does not fit an attribute as it stands`);
}
