import { setImmediate } from 'node:timers/promises';
import { errorsByCause } from './errors/causes.ts';
import type { Diagnostic } from './errors/Diagnostic.ts';
import { BuildError, explainError, UserError } from './errors/UserError.ts';
import { fileWriter } from './files/fileWriter.ts';
import { openOutput } from './files/output.ts';
import { type Made, makePages, type OnPage } from './makePages.ts';
import type { PrerenderOptions, Shard, SiteOptions } from './options/options.ts';
import { planSite, type SitePlan } from './planSite.ts';
import { outputPaths } from './routes/routes.ts';

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
  const plan = await planSite(options);
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
  return writePlan(await planSite({ ...options, out: folder }), options, folder, published);
}

async function writePlan(
  plan: SitePlan,
  options: SiteOptions,
  folder: string,
  published?: string,
): Promise<PrerenderSummary> {
  const { fileNames = 'page', shard = '1/1', signal } = options;
  const isInShard = shardFilter(shard);
  const routes = plan.routes.filter((_, index) => isInShard(index));
  const writeFile = fileWriter(folder, published);
  const failed = new Map<string, readonly string[]>();
  let changed = 0;
  let linked = 0;
  const onPage: OnPage = (page, { path }) => {
    if ('errors' in page) failed.set(path, page.errors);
    if ('html' in page && plan.errors.length === 0) {
      changed += outputPaths(path, fileNames).filter((file) => writeFile(file, page.html)).length;
      if (page.linksStyle) linked += 1;
    }
  };
  const made = await makePages({ ...plan, routes }, options, onPage).catch((error: unknown): Made => {
    if (!(error instanceof UserError) || (plan.errors.length === 0 && failed.size === 0)) throw error;
    return { threads: 0, files: [], errors: error instanceof BuildError ? error.diagnostics : [explainError(error)] };
  });
  const paths = routes.map(({ path }) => path);
  const errors: Diagnostic[] = [...plan.errors, ...errorsByCause(failed, paths), ...made.errors];
  if (errors.length > 0) throw new BuildError(errors);
  const files = isInShard(0) ? [...plan.files, ...made.files] : [];
  changed += files.filter(({ path, body }) => writeFile(path, body)).length;
  // A signal that came while files were written arrives between two turns of the event loop.
  await setImmediate();
  await setImmediate();
  signal?.throwIfAborted();
  const written = routes.reduce((sum, { path }) => sum + outputPaths(path, fileNames).length, files.length);
  return { threads: made.threads, pages: routes.length, files: written, changed, linked };
}

/**
 * Returns whether a page, by its number, belongs to a shard. Pages are dealt to the shards in turn, and the other files
 * go with the first page: together the shards are the whole site, and no file is in two.
 */
function shardFilter(shard: Shard): (index: number) => boolean {
  const [number, count = 1] = shard.split('/').map(Number);
  return (index) => (index % count) + 1 === number;
}
