import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { hydrationLoader } from './hydrationLoader.ts';
import { speculationRules } from './speculationRules.ts';

/** What is the same for every page of a site. */
export interface SiteAssets {
  /** The whole style sheet. */
  readonly css: string;
  /** The addresses of the fonts. */
  readonly fonts: readonly string[];
  /** With both its slashes. */
  readonly base: string;
}

/** What the generator adds to the head of every document. */
export interface DocumentHead {
  /** Stands right after the charset. */
  readonly start: string;
  /**
   * Stands last: React hydrates `<script>` by position, and would adopt one that stands before its own.
   * @param modules the addresses of what the page needs in the browser.
   */
  readonly end: (modules: readonly string[]) => string;
}

/**
 * Makes, once, what the heads of all pages share.
 * @throws where an address or the style could end its element.
 */
export function documentHead({ css, fonts, base }: SiteAssets): DocumentHead {
  if (/<\/style/i.test(css)) throw new Error('the style sheet holds </style, which would end it early');
  const rules = speculationRules(base);
  const policy = contentSecurityPolicy({ style: css, scripts: [hydrationLoader, rules] });
  const start = `<meta http-equiv="content-security-policy" content="${policy}"/><style>${css}</style>`;
  const preloads = fonts.map(
    (font) => `<link rel="preload" as="font" type="font/woff2" href="${attribute(font)}" crossorigin/>`,
  );
  return {
    start,
    end: (modules) =>
      [
        ...preloads,
        `<script data-modules="${modules.map(attribute).join(' ')}">${hydrationLoader}</script>`,
        `<script type="speculationrules">${rules}</script>`,
      ].join(''),
  };
}

function attribute(address: string): string {
  if (!/["&<>\s]/.test(address)) return address;
  throw new Error(`the address ${address} does not fit an attribute as it stands`);
}
