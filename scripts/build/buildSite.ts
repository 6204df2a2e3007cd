import type { Phase } from '../command/phases.ts';
import { checkContent } from '../content/checkContent.ts';
import { warn } from '../diagnostics/github.ts';
import { BuildError } from '../diagnostics/UserError.ts';
import { checkRoutes } from '../prerender/checkRoutes.ts';
import { checkManifest, clientFiles, readStyles } from '../prerender/manifest.ts';
import type { Output } from '../prerender/output.ts';
import { type PrerenderSummary, renderSite } from '../prerender/prerender.ts';
import { type Bundles, bundleSite, hydrationEntry } from './bundleSite.ts';
import { drawImages } from './drawImages.ts';
import { buildFonts, type SiteFonts } from './fonts.ts';
import { describeMissing } from './missingCharacters.ts';
import { previousAssets } from './previousAssets.ts';
import type { BuildOptions } from './readBuildOptions.ts';
import { readPages } from './readPages.ts';
import { webManifest } from './webManifest.ts';

/** What a build runs with. */
export interface BuildSurroundings {
  /** Takes the bundles; it must lie in the project. */
  readonly directory: string;
  /** Takes the site, and publishes it. */
  readonly output: Output;
  /** The time of the build: its year stands in the footer, and the age of earlier builds' files is counted to it. */
  readonly now: Date;
  readonly phase: Phase;
  /** Ends the build. */
  readonly signal: AbortSignal;
}

/**
 * Builds the whole site and publishes it: reads the pages, makes what they need, and writes all at once.
 * @throws BuildError, with all that is wrong; the former site is then untouched.
 */
export async function buildSite(
  options: BuildOptions,
  { directory, output, now, phase, signal }: BuildSurroundings,
): Promise<PrerenderSummary> {
  const { base, out, threads, previousAssets: previousFolder } = options;
  await phase('Check the content', () => validateContent(options));
  const bundles = await phase('Bundle with vike', () => bundleSite(options, directory, now.getUTCFullYear()));
  const { site, manifest, client, server } = bundles;
  const characters = await phase('Read the pages', () => charactersOf(bundles, signal));
  const fonts = await phase('Subset the fonts', () => buildFonts(site.fonts, characters, base));
  const images = await phase('Draw icons and social cards', () => drawImages(site));
  await warnOfCharacters(fonts.missing, images.missing);
  const bundle = { directory: client, manifest, entry: hydrationEntry };
  const files = [
    ...fonts.files,
    ...images.files,
    { path: 'manifest.webmanifest', body: webManifest(site.brandName, site.icon.light.ground, base) },
    { path: '.nojekyll', body: '' },
  ];
  const previous =
    previousFolder === undefined
      ? undefined
      : await phase('Keep files of earlier builds', async () =>
          previousAssets(previousFolder, [...files, ...(await clientFiles(bundle))], now),
        );
  const prerenderOptions = {
    routes: site.routes,
    renderer: server,
    base,
    url: site.address(),
    head: { css: fonts.css + (await readStyles(bundle)), policy: site.policy },
    client: bundle,
    files: [...files, ...(previous?.files ?? [])],
    fileNames: 'both',
    signal,
    ...(threads && { threads }),
  } as const;
  return phase(`Write and publish to ${out}/`, async (onProgress) => {
    const summary = await renderSite({ ...prerenderOptions, onProgress }, output.staging);
    await output.publish(summary.files);
    await previous?.save();
    return summary;
  });
}

/** @throws BuildError with all that is wrong with the content, before anything is made of it. */
async function validateContent({ audience, siteUrl }: BuildOptions): Promise<void> {
  const { diagnostics, examples, unused } = await checkContent('src/content', siteUrl);
  const errors = [...diagnostics, ...(audience === 'public' ? examples : [])];
  if (errors.length > 0) throw new BuildError(errors);
  if (unused.length > 0) warn('Pictures that no page shows:', unused);
  if (examples.length > 0) warn('Examples of the template are left, which --publish refuses:', examples);
}

/** The characters of all pages; all that is wrong with the routes and the pages is reported at once. */
async function charactersOf({ site, manifest, server }: Bundles, signal: AbortSignal): Promise<string> {
  const pages = await readPages(site.routes, server, signal);
  const errors = [
    ...site.faults(),
    ...checkRoutes(site.routes),
    ...checkManifest(manifest, [hydrationEntry, ...site.routes.map(({ module }) => module)]),
    ...pages.errors,
  ];
  if (errors.length > 0) throw new BuildError(errors);
  return pages.characters;
}

async function warnOfCharacters(inFonts: SiteFonts['missing'], inImages: string): Promise<void> {
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
