import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContent } from '../content/checkContent.ts';
import { warn } from '../diagnostics/github.ts';
import { sourceLocations } from '../diagnostics/sourceLocations.ts';
import { BuildError } from '../diagnostics/UserError.ts';
import { buildFonts } from '../fonts/buildFonts.ts';
import { checkRoutes } from '../prerender/checkRoutes.ts';
import { checkManifest, clientFiles, styleSheet } from '../prerender/manifest.ts';
import type { Output } from '../prerender/output.ts';
import { type PrerenderSummary, renderSite } from '../prerender/prerender.ts';
import { importRenderer } from '../prerender/renderPage.ts';
import { robots, sitemap } from '../prerender/sitemap.ts';
import { type Bundles, bundleSite } from './bundleSite.ts';
import { drawImages } from './drawImages.ts';
import { hydrationEntry, pageRoutes } from './pageRoutes.ts';
import { previousAssets } from './previousAssets.ts';
import type { BuildOptions } from './readBuildOptions.ts';
import { readPages } from './readPages.ts';
import type { Task } from './task.ts';
import { webManifest } from './webManifest.ts';

/** What a build runs with. */
export interface BuildSurroundings {
  /** Takes the bundles; it must lie in the project. */
  readonly directory: string;
  /** Takes the site, and publishes it. */
  readonly output: Output;
  /** The time of the build: its year stands in the footer, and the age of earlier builds' files is counted to it. */
  readonly now: Date;
  readonly task: Task;
  readonly onProgress: (done: number, total: number) => void;
  /** Ends the build. */
  readonly signal: AbortSignal;
}

/**
 * Builds the whole site and publishes it: reads the pages, makes what they need, and writes all at once.
 * @throws BuildError, with all that is wrong; the former site is then untouched.
 */
export async function buildSite(
  options: BuildOptions,
  { directory, output, now, task, onProgress, signal }: BuildSurroundings,
): Promise<PrerenderSummary> {
  const { base, out, threads, previousAssets: previousFolder } = options;
  await task('Check the content', () => validateContent(options));
  const bundles = await task('Bundle with vike', () => bundleSite(options, directory, now.getUTCFullYear()));
  const { site, manifest, client, server } = bundles;
  const characters = await task('Read the pages', () => charactersOf(bundles));
  const fonts = await task('Subset the fonts', () => buildFonts(site.fonts, characters, base));
  const images = await task('Draw icons and social cards', () => drawImages(site));
  const sheet = await readFile(join(client, styleSheet(manifest)), 'utf8');
  const bundled = await clientFiles({ directory: client, manifest, entry: hydrationEntry });
  const pages = pageRoutes(site.routes, manifest, {
    css: fonts.css + sheet.trim(),
    base,
    modules: bundled.filter(({ path }) => path.startsWith('assets/')),
  });
  const files = [
    ...fonts.files,
    ...images,
    ...bundled,
    ...sitemap(indexedPaths(site), site.address()),
    { path: 'robots.txt', body: robots(site.address()) },
    { path: 'manifest.webmanifest', body: webManifest(site.brandName, site.icon.light.ground, base) },
    { path: '.nojekyll', body: '' },
  ];
  const previous =
    previousFolder === undefined
      ? undefined
      : await task('Keep files of earlier builds', () => previousAssets(previousFolder, files, now));
  const prerenderOptions = {
    ...pages,
    renderer: server,
    fileNames: 'both',
    files: [...files, ...(previous?.files ?? [])],
    onProgress,
    signal,
    ...(threads && { threads }),
  } as const;
  return task(`Write and publish to ${out}/`, async () => {
    const summary = await renderSite(prerenderOptions, output.staging);
    await output.publish(summary.files);
    await previous?.save();
    return summary;
  });
}

/** @throws BuildError with all that is wrong with the content, before anything is made of it. */
async function validateContent({ audience, siteUrl }: BuildOptions): Promise<void> {
  const { diagnostics, examples } = await checkContent('src/content', siteUrl);
  const errors = [...diagnostics, ...(audience === 'public' ? examples : [])];
  if (errors.length > 0) throw new BuildError(errors);
  if (examples.length > 0) warn('Examples of the template are left, which --publish refuses:', examples);
}

/** The characters of all pages; all that is wrong with the routes and the pages is reported at once. */
async function charactersOf({ site, manifest, server }: Bundles): Promise<string> {
  const { characters, faults: pageFaults } = await readPages(site.routes, await importRenderer(server.href));
  const faults = [
    ...site.faults(),
    ...checkRoutes(site.routes),
    ...checkManifest(manifest, [hydrationEntry, ...site.routes.map(({ moduleId }) => moduleId)]),
    ...pageFaults.map(sourceLocations),
  ];
  if (faults.length > 0) throw new BuildError(faults);
  return characters;
}

function indexedPaths({ routes }: Bundles['site']): string[] {
  return routes.filter(({ indexed }) => indexed).map(({ path }) => path);
}
