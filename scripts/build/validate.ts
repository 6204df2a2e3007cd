import { checkManifest, checkRoutes, listFiles } from 'prerender-engine';
import { BuildError } from 'prerender-engine/diagnostics';
import { warn } from '../command/github.ts';
import { checkContent } from '../content/checkContent.ts';
import { type Bundles, hydrationEntry } from './bundleSite.ts';
import type { BuildOptions } from './readBuildOptions.ts';
import { readPages } from './readPages.ts';
import { deadLinks, publishedPaths } from './siteLinks.ts';

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
