import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFonts } from '../fonts/buildFonts';
import { visibleCharacters } from '../fonts/visibleCharacters';
import { checkRoutes } from '../prerender/checkRoutes';
import { reachableFiles, styleSheet } from '../prerender/clientManifest';
import { Faults } from '../prerender/Faults';
import type { OutputFile } from '../prerender/outputFile';
import { publish } from '../prerender/publish';
import { renderPages } from '../prerender/renderPages';
import { robots } from '../prerender/robots';
import { sitemap } from '../prerender/sitemap';
import { type Bundles, bundleSite } from './bundleSite';
import { collectFiles } from './collectFiles';
import { drawImages } from './drawImages';
import { finishDocuments, hydrationEntry } from './finishDocuments';
import type { BuildOptions } from './readBuildOptions';
import { task } from './task';
import { webManifest } from './webManifest';

/**
 * Builds the whole site and publishes it: decides every file first, then writes once.
 * @param directory takes the bundles; it must lie in the project.
 * @param year of the build, for the footer.
 * @throws Faults, with all that is wrong; the former site is then untouched.
 */
export async function buildSite(options: BuildOptions, directory: string, year: number): Promise<OutputFile[]> {
  const { base } = options;
  const bundles = await task('Bundle with vike', () => bundleSite(options, directory, year));
  const pages = await task('Render the pages', () => renderSite(bundles, options));
  const fonts = await task('Subset the fonts', () =>
    buildFonts(bundles.site.fonts, visibleCharacters(pages.map(({ html }) => html)), base),
  );
  const documents = await task('Finish the documents', async () => {
    const sheet = await readFile(join(bundles.client, styleSheet(bundles.manifest)), 'utf8');
    return finishDocuments(pages, { manifest: bundles.manifest, css: fonts.css + sheet.trim(), base });
  });
  const images = await task('Draw icons and social cards', () => drawImages(bundles.site));
  const files = [
    ...documents,
    ...fonts.files,
    ...images,
    ...(await clientFiles(bundles)),
    { path: 'sitemap.xml', body: sitemap(bundles.site.routes, bundles.site.address) },
    { path: 'robots.txt', body: robots(bundles.site.address) },
    { path: 'manifest.webmanifest', body: webManifest(bundles.site.brandName, bundles.site.icon.light.ground, base) },
    { path: '.nojekyll', body: '' },
  ];
  await task(`Publish to ${options.out}/`, () => publish(files, options.out));
  return files;
}

/** Renders every page, and tells every fault of the content, the routes and the pages at once. */
async function renderSite({ site }: Bundles, { audience }: BuildOptions) {
  const results = await renderPages(site);
  const faults = [
    ...site.faults(),
    ...checkRoutes(site.routes),
    ...results.flatMap((result) => (result.success ? [] : [result.fault])),
    ...(audience === 'public' ? site.exampleAddresses() : []),
  ];
  if (faults.length > 0) throw new Faults(faults);
  return results.filter((result) => result.success);
}

/** What the browser can ever ask the client bundle for: its reachable chunks, the pictures, and `public/`. */
async function clientFiles({ client, manifest }: Bundles): Promise<OutputFile[]> {
  const reachable = new Set(reachableFiles(manifest, hydrationEntry));
  const files = await collectFiles(client);
  return files.filter(({ path }) => !path.startsWith('assets/') || (reachable.has(path) && path.endsWith('.js')));
}
