import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { fontLoader } from './fontLoader.ts';
import { hydrationLoader } from './hydrationLoader.ts';
import { importMap } from './importMap.ts';
import type { OutputFile } from './outputFile.ts';
import { speculationRules } from './speculationRules.ts';

/** What is the same for every page of a site. */
export interface SiteAssets {
  /** The whole style sheet; fonts in `@media (scripting:none)` are fetched once a hydrated page has loaded. */
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
  const map = modules.length > 0 ? [importMap(modules, base)] : [];
  const scripts = pages === 'hydrated' ? [...map, fontLoader, hydrationLoader, rules] : [rules];
  const policy = contentSecurityPolicy({ style: css, scripts });
  const start = [
    `<meta http-equiv="content-security-policy" content="${policy}"/>`,
    '<meta name="referrer" content="same-origin"/>', // no other site is told which page led to it
    `<style>${css}</style>`,
  ].join('');
  const speculation = `<script type="speculationrules">${rules}</script>`;
  if (pages === 'static') return { start, end: () => speculation };
  const maps = map.map((text) => `<script type="importmap">${text}</script>`).join('');
  return {
    start,
    end: (addresses) => {
      const loader = `<script data-modules="${addresses.map(attribute).join(' ')}">${hydrationLoader}</script>`;
      return `${maps}<script>${fontLoader}</script>${loader}${speculation}`;
    },
  };
}

function attribute(address: string): string {
  if (!/["&<>\s\p{C}]/u.test(address)) return address;
  throw new Error(`the address ${address} does not fit an attribute as it stands`);
}
