import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { hydrationLoader } from './hydrationLoader.ts';
import { importMap } from './importMap.ts';
import type { OutputFile } from './outputFile.ts';
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
  /** Every module that a hydrated page may import, to be refused where its bytes are others. */
  readonly modules?: readonly OutputFile[];
}

/** What the generator adds to the head of every document. */
export interface DocumentHead {
  /** Stands right after the charset. */
  readonly start: string;
  /**
   * Stands last: React hydrates `<script>` by position, and would adopt one that stands before its own. The import map
   * stands before what imports.
   * @param addresses of the modules that the page needs in the browser; a static page needs none.
   */
  readonly end: (addresses: readonly string[]) => string;
}

/**
 * Makes, once, what the heads of all pages share.
 * @throws where an address or the style could end its element.
 */
export function documentHead({ css, base, pages = 'hydrated', modules = [] }: SiteAssets): DocumentHead {
  if (/<\/style/i.test(css)) throw new Error('the style sheet holds </style, which would end it early');
  if (/[\0\r]/.test(css) || !css.isWellFormed())
    throw new Error('the style sheet holds a character that browsers replace, and its hash would not match');
  const rules = speculationRules(base);
  const loaders = pages === 'hydrated' ? [hydrationLoader] : [];
  const maps = pages === 'hydrated' && modules.length > 0 ? [importMap(modules, base)] : [];
  const policy = contentSecurityPolicy({ style: css, scripts: [...maps, ...loaders, rules] });
  const start = [
    `<meta http-equiv="content-security-policy" content="${policy}"/>`,
    '<meta name="referrer" content="same-origin"/>', // no other site is told which page led to it
    `<style>${css}</style>`,
  ].join('');
  return {
    start,
    end: (addresses) =>
      [
        ...maps.map((map) => `<script type="importmap">${map}</script>`),
        ...loaders.map(
          (loader) => `<script data-modules="${addresses.map(attribute).join(' ')}">${loader}</script>`,
        ),
        `<script type="speculationrules">${rules}</script>`,
      ].join(''),
  };
}

function attribute(address: string): string {
  if (!/["&<>\s\p{C}]/u.test(address)) return address;
  throw new Error(`the address ${address} does not fit an attribute as it stands`);
}
