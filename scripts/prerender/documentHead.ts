import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { hydrationLoader } from './hydrationLoader.ts';
import { speculationRules } from './speculationRules.ts';

/** What the generator adds to the head of a document. */
export interface HeadAdditions {
  /** Stands right after the charset. */
  readonly start: string;
  /** Stands last: React hydrates `<script>` by position, and would adopt one that stands before its own. */
  readonly end: string;
}

/** What is the same for every page of a site. */
export interface SiteAssets {
  /** The whole style sheet. */
  readonly css: string;
  /** The addresses of the fonts. */
  readonly fonts: readonly string[];
  /** With both its slashes. */
  readonly base: string;
}

/**
 * Gives what makes the head additions of a page from the addresses of its modules; all that pages share is made once.
 * @throws where an address or the style could end its element.
 */
export function documentHead({
  css,
  fonts,
  base,
}: SiteAssets): (modules: readonly string[]) => HeadAdditions {
  if (/<\/style/i.test(css)) throw new Error('the style sheet holds </style, which would end it early');
  const rules = speculationRules(base);
  const policy = contentSecurityPolicy({ style: css, scripts: [hydrationLoader, rules] });
  const start = `<meta http-equiv="content-security-policy" content="${policy}"/><style>${css}</style>`;
  const preloads = fonts.map(
    (font) => `<link rel="preload" as="font" type="font/woff2" href="${attribute(font)}" crossorigin/>`,
  );
  return (modules) => ({
    start,
    end: [
      ...preloads,
      `<script data-modules="${modules.map(attribute).join(' ')}">${hydrationLoader}</script>`,
      `<script type="speculationrules">${rules}</script>`,
    ].join(''),
  });
}

function attribute(address: string): string {
  if (!/["&<>\s]/.test(address)) return address;
  throw new Error(`the address ${address} does not fit an attribute as it stands`);
}
