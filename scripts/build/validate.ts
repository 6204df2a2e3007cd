import { checkContent } from '../content/checkContent.ts';
import { warn } from '../diagnostics/github.ts';
import { BuildError } from '../diagnostics/UserError.ts';
import { checkRoutes } from '../prerender/checkRoutes.ts';
import { checkManifest } from '../prerender/manifest.ts';
import { type Bundles, hydrationEntry } from './bundleSite.ts';
import type { SiteFonts } from './fonts.ts';
import { describeMissing } from './missingCharacters.ts';
import type { BuildOptions } from './readBuildOptions.ts';
import { readPages } from './readPages.ts';

/** Checks the content, and warns of unused pictures and examples. @throws BuildError with every error in the content. */
export async function validateContent({ audience, siteUrl }: BuildOptions): Promise<void> {
  const { diagnostics, examples, unused } = await checkContent('src/content', siteUrl);
  const errors = [...diagnostics, ...(audience === 'public' ? examples : [])];
  if (errors.length > 0) throw new BuildError(errors);
  if (unused.length > 0) warn('Pictures that no page shows:', unused);
  if (examples.length > 0)
    warn('Still the template’s examples. Replace them before the site goes online:', examples);
}

/**
 * Checks the routes, and renders every page once.
 * @returns the characters on the pages, for the fonts.
 * @throws BuildError with every error in the routes and the pages.
 */
export async function validatePages(
  { site, manifest, server }: Bundles,
  signal: AbortSignal,
): Promise<string> {
  const pages = await readPages(site.routes, server, signal);
  const errors = [
    ...site.errors(),
    ...checkRoutes(site.routes),
    ...checkManifest(manifest, [hydrationEntry, ...site.routes.map(({ module }) => module)]),
    ...pages.errors,
  ];
  if (errors.length > 0) throw new BuildError(errors);
  return pages.characters;
}

/** Warns of characters that the site’s fonts lack, or that the icons and social cards cannot draw. */
export async function warnOfMissingCharacters(
  inFonts: SiteFonts['missing'],
  inImages: string,
): Promise<void> {
  const onPages = await describeMissing(inFonts, 'browsers show it in a font of the visitor’s device');
  if (onPages.length > 0) warn('Some characters are not in the fonts of the site:', onPages);
  const onCards = inImages
    ? await describeMissing(
        [{ family: 'any installed font', characters: inImages }],
        'icons and social cards leave it out',
      )
    : [];
  if (onCards.length > 0) warn('Some characters cannot be drawn:', onCards);
}
