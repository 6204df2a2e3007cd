import { setImmediate } from 'node:timers/promises';
import { BuildError } from './errors/UserError.ts';
import { fileWriter, openOutput } from './files/output.ts';
import { checkOptions } from './options/checkOptions.ts';
import type { PrerenderOptions, Shard, SiteOptions, ThreadOptions } from './options/options.ts';
import { listRoutes, planSite, type SitePlan } from './planSite.ts';
import { type RenderedRoutes, renderRoutes } from './render/renderRoutes.ts';
import { outputPaths } from './routes/routes.ts';

/** The result of prerendering. */
export interface PrerenderSummary extends Omit<RenderedRoutes, 'errors'> {
  readonly pages: number;
  /** How many files the site has, including those of the pages. */
  readonly files: number;
}

/**
 * Renders every route of a site to a file, and publishes the site completely or not at all.
 * @throws BuildError with every error in the options, or in the pages; UserError if a file or folder cannot be written.
 *   The previous site is then untouched.
 */
export async function prerender(options: PrerenderOptions): Promise<PrerenderSummary> {
  const plan = await planSite(options, ['routes', 'renderer', 'out']);
  const output = await openOutput(options.out);
  try {
    const summary = await writeSite(plan, options, output.staging, output.published);
    await output.publish(summary.files);
    return summary;
  } finally {
    output.close();
  }
}

/**
 * Renders every route of a site to a file below a folder, and writes the site's other files there.
 * @param published a folder with an earlier site, if there is one: files that are the same are linked from there.
 * @throws as `prerender` does.
 */
export async function renderSite(options: SiteOptions, folder: string, published?: string): Promise<PrerenderSummary> {
  return writeSite(await planSite(options, ['routes', 'renderer']), options, folder, published);
}

async function writeSite(
  { head, template, ...site }: SitePlan,
  options: SiteOptions,
  folder: string,
  published?: string,
): Promise<PrerenderSummary> {
  const { renderer, fileNames = 'page', shard = '1/1', signal } = options;
  const { routes, files } = takeShard(shard, site);
  const data = {
    renderer: renderer.href,
    ...(head && { head }),
    ...(template && { template }),
    write: { folder, fileNames, ...(published !== undefined && { published }) },
  };
  const pages = await renderRoutes(routes, data, options);
  if (pages.errors.length > 0) throw new BuildError(pages.errors);
  let { changed } = pages;
  const writeFile = fileWriter(folder, published);
  for (const { path, body } of files) if (writeFile(path, body)) changed += 1;
  await setImmediate(); // lets in a signal that arrived while files were written
  signal?.throwIfAborted();
  let count = files.length;
  for (const { path } of routes) count += outputPaths(path, fileNames).length;
  const { threads, linked, warnings } = pages;
  return { pages: routes.length, threads, files: count, changed, linked, warnings };
}

/**
 * Renders pages without writing them.
 * @param onPage called with the document of each page, in any order.
 * @returns the errors of the pages that failed.
 * @throws BuildError with every error in the options.
 */
export async function renderPages(
  { routes, renderer, ...options }: Pick<PrerenderOptions, 'routes' | 'renderer' | keyof ThreadOptions>,
  onPage: (html: string) => void,
): Promise<readonly string[]> {
  const listed = await listRoutes(routes);
  const wrong = checkOptions({ routes: listed ?? routes, renderer, ...options }, ['routes', 'renderer']);
  if (wrong.length > 0) throw new BuildError(wrong);
  return (await renderRoutes(listed ?? [], { renderer: renderer.href }, options, onPage)).errors;
}

/**
 * The part of a site for one of several machines. Pages are dealt to the shards in turn, and the other files go to the
 * first: together the shards are the whole site, and no file is in two.
 */
function takeShard(shard: Shard, { routes, files }: Pick<SitePlan, 'routes' | 'files'>) {
  const [number, count = 1] = shard.split('/').map(Number);
  return { routes: routes.filter((_, index) => (index % count) + 1 === number), files: number === 1 ? files : [] };
}
