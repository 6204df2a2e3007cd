import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { checkManifest, checkRoutes, listFiles, type PageRoute, renderPages } from 'prerender-engine';
import { BuildError } from 'prerender-engine/diagnostics';
import { warn } from '../command/github.ts';
import { checkContent } from '../content/checkContent.ts';
import { type Bundles, hydrationEntry } from './bundleSite.ts';
import type { SiteFonts } from './fonts.ts';
import { describeMissing } from './missingCharacters.ts';
import type { BuildOptions } from './readBuildOptions.ts';
import { deadLinks, linkedPaths, publishedPaths } from './siteLinks.ts';

/**
 * Checks the content, and warns of what seems unintended. @throws BuildError with every error in the content.
 */
export async function validateContent({ publish, siteUrl }: BuildOptions): Promise<void> {
  const { diagnostics, examples, warnings } = await checkContent('src/content', siteUrl);
  const errors = [...diagnostics, ...(publish ? examples : [])];
  if (warnings.length > 0) warn('This may not be what you meant:', warnings);
  if (examples.length > 0 && !publish)
    warn('Still the template’s examples. Replace them before the site goes online:', examples);
  if (errors.length > 0) throw new BuildError(errors);
}

/**
 * Checks the routes and the bundles, and renders every page once.
 * @returns the characters on the pages, to subset the fonts to.
 * @throws BuildError with every error in the routes and the pages.
 */
export async function validateSite(
  { site, manifest, server, client }: Bundles,
  base: string,
  signal: AbortSignal,
): Promise<{ readonly characters: string }> {
  const pages = await readPages(site.routes, server, base, signal);
  const published = publishedPaths(
    site.routes.map(({ path }) => path),
    [...(await listFiles(client)), 'sitemap.xml', 'robots.txt'],
  );
  const errors = [
    ...site.errors(),
    ...checkRoutes(site.routes),
    ...checkManifest(manifest, [hydrationEntry, ...site.routes.map(({ module }) => module)]),
    ...pages.errors,
    ...(await deadLinks(pages.linked, published)),
  ];
  if (errors.length > 0) throw new BuildError(errors);
  return { characters: pages.characters };
}

/** Warns of characters that the site’s fonts lack, or that the icons and social cards cannot draw. */
export async function warnOfMissingCharacters(
  inFonts: SiteFonts['missing'],
  inImages: string,
): Promise<void> {
  const onPages = await describeMissing(inFonts, 'browsers show it in a font of the visitor’s device');
  if (onPages.length > 0) warn('Some characters are not in the fonts of the site:', onPages);
  const onCards = await describeMissing(
    [{ family: 'any installed font', characters: inImages }],
    'icons and social cards leave it out',
  );
  if (onCards.length > 0) warn('Some characters cannot be drawn:', onCards);
}

/** The result of the first rendering pass. */
export interface ReadPages {
  /** Every character on the pages, each once. */
  readonly characters: string;
  /** The paths of this site that the pages link to. */
  readonly linked: ReadonlySet<string>;
  readonly errors: readonly string[];
}

/**
 * Renders every page once without writing it. Fonts are subset to the characters of all pages, and every page names the
 * font files, so pages must be rendered again afterwards.
 */
export async function readPages(
  routes: readonly PageRoute[],
  renderer: URL,
  base: string,
  signal: AbortSignal,
): Promise<ReadPages> {
  const characters = new Set<string>();
  const linked = new Set<string>();
  const errors = await renderPages({ routes, renderer, signal }, (html) => {
    for (const character of visibleCharacters(html)) characters.add(character);
    for (const path of linkedPaths(html, base)) linked.add(path);
  });
  return { characters: [...characters].sort().join(''), linked, errors };
}

const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

/**
 * Every character on a page, and all of printable ASCII, for text that appears only in the browser, such as a later year
 * or an error. A letter and its combining accent count as one character, as browsers draw them.
 * @param page a complete HTML document.
 */
export function visibleCharacters(page: string): string {
  const characters = new Set(printableAscii);
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if (node.nodeName === 'head') return;
    if ('value' in node) for (const character of node.value.normalize('NFC')) characters.add(character);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(page));
  characters.delete('\n');
  return [...characters].sort().join('');
}
