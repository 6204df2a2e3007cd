import { setImmediate } from 'node:timers/promises';
import { bundleErrors, clientFiles } from './clientBundle.ts';
import { type CompleteDocument, completeDocument } from './complete.ts';
import { filesForCrawlers } from './crawlers.ts';
import { BuildError, type Diagnostic, errorsByCause, explainError, UserError } from './errors.ts';
import type { OutputFile } from './files.ts';
import { makeHeads, styleFile } from './head.ts';
import { type AfterRender, optionErrors, type PrerenderOptions, type SiteOptions } from './options.ts';
import { type Output, openOutput } from './output/output.ts';
import { fileWriter } from './output/writer.ts';
import { renderPages } from './pool.ts';
import { redirectPages } from './redirects.ts';
import { fileErrors, outputPaths, type PageRoute, routeErrors } from './routes.ts';

/** The result of prerendering. */
export interface PrerenderSummary {
  readonly pages: number;
  /** How many threads have rendered them. */
  readonly threads: number;
  /** How many files the site has, including those of the pages. */
  readonly files: number;
  /** How many of the files are new or changed. The rest keep their bytes and their time. */
  readonly changed: number;
}

/**
 * Renders every route of a site to a file, and publishes the site completely or not at all.
 * @throws BuildError with every error in the options, or in the pages; UserError if a file or folder cannot be written.
 *   The previous site is then untouched.
 */
export async function prerender(
  options: PrerenderOptions,
): Promise<PrerenderSummary & { readonly published: Awaited<ReturnType<Output['publish']>> }> {
  checkOptions(options);
  const output = await openOutput(options.out);
  try {
    const summary = await renderSite(options, output.staging, output.published);
    return { ...summary, published: await output.publish(summary.files) };
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
  checkOptions({ ...options, out: folder });
  const { routes, fileNames = 'page', afterRender, signal } = options;
  const site = await readSite(options);
  const writeFile = fileWriter(folder, published);
  const written = { files: 0, changed: 0 };
  const write = (file: OutputFile) => {
    written.files += 1;
    if (writeFile(file)) written.changed += 1;
  };
  const failed = new Map<string, readonly string[]>(routes.map(({ path }) => [path, []]));
  const finish = (page: CompleteDocument, { path }: PageRoute) => {
    if ('errors' in page) failed.set(path, [...(failed.get(path) ?? []), ...page.errors]);
    else if (site.errors.length === 0)
      for (const file of outputPaths(path, fileNames)) write({ path: file, body: page.html });
  };

  const documents = new Map<string, string>();
  const heads = afterRender ? undefined : await makeHeads(options, site);
  const { threads, untried } = await renderPages(routes, heads, options, (page, route) => {
    if (afterRender && 'html' in page) documents.set(route.path, page.html);
    else finish(page, route);
  });
  const completion = afterRender && (await completeDocuments(documents, afterRender, options, site, finish));

  const errors = [...site.errors, ...errorsByCause(failed), ...(completion?.errors ?? [])];
  if (untried > 0) errors.push(`${untried} more not tried: fix these first`);
  if (errors.length > 0) throw new BuildError(errors);
  for (const file of [...site.files, ...site.redirects, ...(completion?.files ?? [])]) write(file);
  // A signal that came while files were written arrives between two turns of the event loop.
  await setImmediate();
  await setImmediate();
  signal?.throwIfAborted();
  return { threads, pages: routes.length, ...written };
}

/** Completes the documents with what `afterRender` makes of them all, and gives its files, or what is wrong with them. */
async function completeDocuments(
  documents: ReadonlyMap<string, string>,
  afterRender: AfterRender,
  options: SiteOptions,
  site: Site,
  finish: (page: CompleteDocument, route: PageRoute) => void,
): Promise<{ readonly files: readonly OutputFile[]; readonly errors: readonly Diagnostic[] }> {
  try {
    const { css, files = [] } = await afterRender(documents, site.files);
    const heads = await makeHeads(options, site, css);
    for (const route of options.routes) {
      const html = documents.get(route.path);
      if (html !== undefined) finish(completeDocument(html, heads.get(route.module)), route);
    }
    const errors = fileErrors([...site.files, ...files], site.paths, options.fileNames ?? 'page');
    return { files, errors: errors.filter((error) => !site.errors.includes(error)) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { files: [], errors: error instanceof BuildError ? error.diagnostics : [explainError(error)] };
  }
}

/** @throws BuildError with every error in the values of the options. */
function checkOptions(options: object): void {
  const errors = optionErrors(options);
  if (errors.length > 0) throw new BuildError(errors);
}

type Site = Awaited<ReturnType<typeof readSite>>;

/** What a site consists of beside its pages, as far as its options tell, and what is wrong with it. */
async function readSite(options: SiteOptions) {
  const { routes, base = '/', client, redirects = {}, fileNames = 'page' } = options;
  const url = options.url && new URL(base, options.url).href;
  const moduleIds = routes.flatMap(({ module = [] }) => module);
  const bundled = client ? await clientFiles(client) : [];
  const allStyle = client && styleFile(client, moduleIds);
  const own = [...(options.files ?? []), ...bundled, ...(allStyle ? [allStyle] : [])];
  const taken = new Set(own.map(({ path }) => path));
  const listings = url === undefined ? [] : filesForCrawlers(routes, url);
  const files: readonly OutputFile[] = [...own, ...listings.filter(({ path }) => !taken.has(path))];
  const redirected = redirectPages(redirects, { routes, files, fileNames, base, url });
  const paths = [...routes.map(({ path }) => path), ...Object.keys(redirects)];
  return {
    moduleIds,
    bundled,
    allStyle,
    files,
    redirects: redirected.pages,
    /** Of the pages and the redirects. */
    paths,
    errors: [
      ...routeErrors(routes, Object.keys(redirects)),
      ...(client ? bundleErrors(client, [client.entry, ...moduleIds]) : []),
      ...fileErrors(files, paths, fileNames),
      ...redirected.errors,
    ],
  };
}
