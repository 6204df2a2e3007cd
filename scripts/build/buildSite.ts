import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { placeFaults, syntaxFaults } from '../content/contentFaults.ts';
import { warn } from '../faults/warn.ts';
import { buildFonts } from '../fonts/buildFonts.ts';
import { visibleCharacters } from '../fonts/visibleCharacters.ts';
import { checkRoutes } from '../prerender/checkRoutes.ts';
import { checkManifest, reachableFiles, styleSheet } from '../prerender/clientManifest.ts';
import { Faults } from '../prerender/Faults.ts';
import type { OutputFile } from '../prerender/outputFile.ts';
import { publish } from '../prerender/publish.ts';
import { renderPages } from '../prerender/renderPages.ts';
import { robots } from '../prerender/robots.ts';
import { sitemap } from '../prerender/sitemap.ts';
import { type Bundles, bundleSite } from './bundleSite.ts';
import { collectFiles } from './collectFiles.ts';
import { drawImages } from './drawImages.ts';
import { finishDocuments, hydrationEntry } from './finishDocuments.ts';
import type { BuildOptions } from './readBuildOptions.ts';
import { task } from './task.ts';
import { webManifest } from './webManifest.ts';

/**
 * Builds the whole site and publishes it: decides every file first, then writes once.
 * @param directory takes the bundles; it must lie in the project.
 * @param year of the build, for the footer.
 * @throws Faults, with all that is wrong; the former site is then untouched.
 */
export async function buildSite(
  options: BuildOptions,
  directory: string,
  year: number,
): Promise<OutputFile[]> {
  const { base } = options;
  await task('Read the content', async () => {
    const faults = await syntaxFaults();
    if (faults.length > 0) throw new Faults(faults);
  });
  const bundles = await task('Bundle with vike', () => bundleSite(options, directory, year));
  const pages = await task('Render the pages', () => renderSite(bundles, options));
  const fonts = await task('Subset the fonts', () =>
    buildFonts(bundles.site.fonts, visibleCharacters(pages.map(({ html }) => html)), base),
  );
  const documents = await task('Finish the documents', async () => {
    const sheet = await readFile(join(bundles.client, styleSheet(bundles.manifest)), 'utf8');
    return finishDocuments(pages, {
      manifest: bundles.manifest,
      css: fonts.css + sheet.trim(),
      fonts: fonts.files.map(({ path }) => path),
      base,
    });
  });
  const images = await task('Draw icons and social cards', () => drawImages(bundles.site));
  const files = [
    ...documents,
    ...fonts.files,
    ...images,
    ...(await clientFiles(bundles)),
    { path: 'sitemap.xml', body: sitemap(bundles.site.routes, bundles.site.address()) },
    { path: 'robots.txt', body: robots(bundles.site.address()) },
    {
      path: 'manifest.webmanifest',
      body: webManifest(bundles.site.brandName, bundles.site.icon.light.ground, base),
    },
    { path: '.nojekyll', body: '' },
  ];
  await task(`Publish to ${options.out}/`, () => publish(files, options.out));
  return files;
}

/** Renders every page, and tells every fault of the content, the routes and the pages at once. */
async function renderSite({ site, manifest }: Bundles, { audience }: BuildOptions) {
  const results = await renderPages(site);
  const contentFaults = await placeFaults(site.contentFaults());
  const examples = contentFaults.length === 0 ? await placeFaults(site.exampleAddresses()) : [];
  const faults = [
    ...contentFaults,
    ...site.faults(),
    ...checkRoutes(site.routes),
    ...checkManifest(manifest, [hydrationEntry, ...site.routes.map(({ moduleId }) => moduleId)]),
    ...results.flatMap((result) => (result.success ? [] : [pageFault(result.fault, contentFaults)])),
    ...(audience === 'public' ? examples : []),
  ];
  if (faults.length > 0) throw new Faults(faults);
  if (examples.length > 0) warn('Example addresses are left, which --publish refuses:', examples);
  return results.filter((result) => result.success);
}

/** A page most likely fails for the content, where that is at fault: the component stack would lead astray. */
function pageFault(fault: string, contentFaults: readonly unknown[]): string {
  if (contentFaults.length === 0) return fault;
  const [firstLine = ''] = fault.split('\n');
  return `${firstLine} (perhaps for a fault of the content)`;
}

/** What the browser can ever ask the client bundle for: its reachable chunks, the pictures, and `public/`. */
async function clientFiles({ client, manifest }: Bundles): Promise<OutputFile[]> {
  const reachable = new Set(reachableFiles(manifest, hydrationEntry));
  const files = await collectFiles(client);
  return files.filter(
    ({ path }) => !path.startsWith('assets/') || (reachable.has(path) && path.endsWith('.js')),
  );
}
