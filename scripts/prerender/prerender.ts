import { setImmediate } from 'node:timers/promises';
import { BuildError } from './errors/UserError.ts';
import { fileWriter, openOutput } from './files/output.ts';
import type { PrerenderOptions, Shard, SiteOptions, ThreadOptions } from './options/options.ts';
import { checkedRoutes, planSite, type SitePlan } from './planSite.ts';
import { runThreads } from './render/threads.ts';
import type { SiteData } from './render/worker.ts';
import { outputPaths, type PageRoute } from './routes/routes.ts';

/** The result of prerendering. */
export interface PrerenderSummary {
  readonly pages: number;
  /** How many threads have rendered them. */
  readonly threads: number;
  /** How many files the site has, including those of the pages. */
  readonly files: number;
  /** How many of the files are new or changed. The rest keep their bytes and their time. */
  readonly changed: number;
  /** How many pages link the style sheet, since they can use more of it than a page carries. */
  readonly linked: number;
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
    const summary = await writePlan(plan, options, output.staging, output.published);
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
  return writePlan(await planSite(options, ['routes', 'renderer']), options, folder, published);
}

async function writePlan(
  { routes: allRoutes, files: allFiles, ...plan }: SitePlan,
  options: SiteOptions,
  folder: string,
  published?: string,
): Promise<PrerenderSummary> {
  const { renderer, fileNames = 'page', shard = '1/1', signal } = options;
  const isInShard = shardFilter(shard);
  const routes = allRoutes.filter((_, index) => isInShard(index));
  const files = isInShard(0) ? allFiles : [];
  const writeFile = fileWriter(folder, published);
  let changed = 0;
  let linked = 0;
  const { errors, threads } = await renderRoutes(routes, { ...plan, renderer: renderer.href }, options, (page) => {
    changed += outputPaths(page.route.path, fileNames).filter((path) => writeFile(path, page.html)).length;
    if (page.linksStyle) linked += 1;
  });
  if (errors.length > 0) throw new BuildError(errors);
  changed += files.filter(({ path, body }) => writeFile(path, body)).length;
  await setImmediate(); // lets a signal arrive that came while files were written
  signal?.throwIfAborted();
  const written = routes.reduce((sum, { path }) => sum + outputPaths(path, fileNames).length, files.length);
  return { threads, pages: routes.length, files: written, changed, linked };
}

/**
 * Renders pages without writing them.
 * @param onPage called with the document of each page, in any order.
 * @returns the errors of the pages that failed.
 * @throws BuildError with every error in the options.
 */
export async function renderPages(
  options: Pick<PrerenderOptions, 'routes' | 'renderer' | keyof ThreadOptions>,
  onPage: (html: string) => void,
): Promise<readonly string[]> {
  const routes = await checkedRoutes(options, ['routes', 'renderer']);
  return (await renderRoutes(routes, { renderer: options.renderer.href }, options, ({ html }) => onPage(html))).errors;
}

/**
 * Returns whether a page, by its number, belongs to a shard. Pages are dealt to the shards in turn, and the other files
 * go with the first page: together the shards are the whole site, and no file is in two.
 */
function shardFilter(shard: Shard): (index: number) => boolean {
  const [number, count = 1] = shard.split('/').map(Number);
  return (index) => (index % count) + 1 === number;
}

/**
 * Renders routes in threads, and collects what is wrong with all pages, in the order of the route table. There is one
 * error for each cause, with the routes that have it: a component that is on every page breaks them all.
 */
async function renderRoutes(
  routes: readonly PageRoute[],
  data: SiteData,
  options: ThreadOptions,
  onPage: (page: { readonly route: PageRoute; readonly html: string; readonly linksStyle: boolean }) => void,
) {
  const failed = new Map<string, readonly string[]>();
  const { threads, untried } = await runThreads(routes, data, options, (page) => {
    if ('errors' in page) failed.set(page.route.path, page.errors);
    if ('html' in page) onPage(page);
  });
  const causes = new Map<string, { readonly first: string; readonly paths: Set<string> }>();
  for (const { path } of failed.size > 0 ? routes : []) {
    for (const error of failed.get(path) ?? []) {
      const cause = causePattern.exec(error)?.[0] ?? error;
      const known = causes.get(cause) ?? { first: error, paths: new Set() };
      causes.set(cause, known);
      known.paths.add(path);
    }
  }
  const errors = [...causes.values()].map(({ first, paths }) => `${describeRoutes([...paths])}: ${first}`);
  if (untried > 0) errors.push(`${untried} more not tried: fix these first`);
  return { threads, errors };
}

/** The cause of an error: its message, and the first line of its source. Lines below are of one page alone. */
const causePattern = /^.*(?:\n(?! {4}).*)*(?:\n {4}at .*)?/;

const namedRoutes = 3;

function describeRoutes(paths: readonly string[]): string {
  if (paths.length === 1) return `route ${paths.join()}`;
  const first = paths.slice(0, namedRoutes).join(', ');
  return paths.length <= namedRoutes
    ? `routes ${first}`
    : `${paths.length.toLocaleString('en')} routes, ${first} and others`;
}
