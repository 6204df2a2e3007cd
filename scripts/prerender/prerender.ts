import { setImmediate } from 'node:timers/promises';
import { checkOptions } from './checkOptions.ts';
import { checkFiles, checkRoutes } from './checkRoutes.ts';
import { type FileNames, type OutputFile, outputPaths, type PageRoute, servedPath } from './files.ts';
import { type HeadOptions, type SiteHead, siteHead, styleLimit } from './head.ts';
import { type ClientBundle, checkManifest, clientFiles, isScript, readStyles, staticImports } from './manifest.ts';
import { fileWriter, openOutput } from './output.ts';
import { hash, mergePolicies } from './policy.ts';
import { readTemplate } from './readTemplate.ts';
import { type Redirects, redirectPages } from './redirects.ts';
import { robots, sitemap } from './sitemap.ts';
import { readStyleSheet, styleFile } from './styleSheet.ts';
import type { Template } from './template.ts';
import { renderInThreads, type ThreadOptions } from './threads.ts';
import { BuildError, explainError, type PageError, printError } from './UserError.ts';
import type { WorkerData } from './worker.ts';

const keptTitle =
  'keep the title of index.html: render <title>, which React moves to the head from version 19 on, or Helmet as README shows';

const namedRoutes = 3;

/** A part of a site and the number of parts, as `2/4`. */
export type Shard = `${number}/${number}`;

/** A list of pages, or what gives them one after the other, such as a generator that reads a database. */
export type Routes = Iterable<PageRoute> | AsyncIterable<PageRoute>;

/** What a site adds to the head of its documents. */
interface Head extends Pick<HeadOptions, 'scripts' | 'policy'> {
  /** All styles of the site. Without them, the pages have those of the client bundle. */
  readonly css?: string;
}

export interface PrerenderOptions extends ThreadOptions {
  /** Every page of the site, including the not-found page. */
  readonly routes: Routes;
  /** The URL of a module that exports `render`: it takes a path and returns the whole document. */
  readonly renderer: URL;
  /** The folder to publish to, which is replaced once the whole site is complete. */
  readonly out: string;
  /** The path that the site lives under, with both slashes; `/` by default. */
  readonly base?: string;
  /** What to add to the head of every document. Without it and `client`, nothing is added. */
  readonly head?: Head;
  /** The text of the app's `index.html`, whose root element gets the pages that are no whole documents. */
  readonly template?: string;
  /** The id of the root element; `root` by default. */
  readonly rootId?: string;
  /** The bundle that hydrates the pages. Without it they load no script. */
  readonly client?: ClientBundle;
  /** The URL of the site's root. With it, `sitemap.xml` and `robots.txt` are written, unless `files` has them. */
  readonly url?: string;
  /** Pages of former paths, which lead to those of the present: `{ '/old': '/new' }`. */
  readonly redirects?: Redirects;
  /** The other files of the site. */
  readonly files?: readonly OutputFile[];
  /** How a path becomes a file; `page` by default: `/impact` as `impact.html`. */
  readonly fileNames?: FileNames;
  /** The part of the site to build, as `2/4`; by default, all of it. */
  readonly shard?: Shard;
}

type SiteOptions = Omit<PrerenderOptions, 'out'>;

/** The result of prerendering. */
export interface PrerenderSummary {
  readonly pages: number;
  readonly threads: number;
  /** How many files the site has, including those of the pages. */
  readonly files: number;
  /** How many of them are new, or other than before. The rest keep their bytes and their time. */
  readonly changed: number;
  /** How many pages link the style sheet, since they can use more of it than a page carries. */
  readonly linked: number;
  /** What is no error, but may be a mistake. */
  readonly warnings: readonly string[];
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

/** All routes, so that those that clash are found before anything is rendered; undefined if it is no iterable. */
async function listRoutes(routes: Routes): Promise<readonly PageRoute[] | undefined> {
  const isIterable = Symbol.asyncIterator in Object(routes) || Symbol.iterator in Object(routes);
  if (!isIterable || typeof routes === 'string') return undefined; // which is an iterable too, of its letters
  const list: PageRoute[] = [];
  for await (const route of routes) list.push(route);
  return list;
}

/** Renders routes in threads, and collects what is wrong with all pages in the order of the route table. */
async function renderRoutes(
  routes: readonly PageRoute[],
  data: WorkerData,
  options: ThreadOptions,
  onPage: (html: string) => void = () => undefined,
): Promise<Omit<PrerenderSummary, 'pages' | 'files'> & { readonly errors: readonly string[] }> {
  const failed = new Map<string, readonly PageError[]>();
  const untitled = new Set<string>();
  let changed = 0;
  let linked = 0;
  const { threads, untried } = await renderInThreads(routes, data, options, ({ route, ...result }) => {
    if ('errors' in result) failed.set(route.path, result.errors);
    if ('html' in result) onPage(result.html);
    if (!('changed' in result)) return;
    changed += result.changed;
    if (result.linksStyle) linked += 1;
    if (result.keepsTitle && route.path !== '*') untitled.add(route.path);
  });
  const errors = failed.size > 0 ? pageErrors(new Set(routes.map(({ path }) => path)), failed) : [];
  if (untried > 0) {
    const pages = untried === 1 ? '1 more page was' : `${untried} more pages were`;
    errors.push(`${pages} not tried: fix these first`);
  }
  const titleless = routes.map(({ path }) => path).filter((path) => untitled.has(path));
  const warnings = titleless.length > 1 ? [`${describeRoutes(titleless)}: ${keptTitle}`] : [];
  return { threads, changed, linked, errors, warnings };
}

/**
 * One error for each cause, with the routes that have it: a component that is on every page breaks them all.
 * @param paths in the order of the route table; routes that share a path are told of elsewhere.
 * @param failed the errors of each path that failed.
 */
function pageErrors(paths: ReadonlySet<string>, failed: ReadonlyMap<string, readonly PageError[]>): string[] {
  const causes = new Map<string, { readonly first: PageError; readonly paths: Set<string> }>();
  for (const path of paths) {
    for (const error of failed.get(path) ?? []) {
      const others = causes.get(error.cause);
      if (others) others.paths.add(path);
      else causes.set(error.cause, { first: error, paths: new Set([path]) });
    }
  }
  return [...causes.values()].map(({ first, paths }) => `${describeRoutes([...paths])}: ${printError(first)}`);
}

function describeRoutes(paths: readonly string[]): string {
  if (paths.length === 1) return `route ${paths.join()}`;
  const first = paths.slice(0, namedRoutes).join(', ');
  return paths.length <= namedRoutes
    ? `routes ${first}`
    : `${paths.length.toLocaleString('en')} routes, ${first} and others`;
}

interface SitePlan {
  readonly head?: SiteHead;
  readonly template?: Template;
  readonly routes: readonly PageRoute[];
  readonly files: readonly OutputFile[];
}

/**
 * Checks the options, and reads what the heads are made of.
 * @param required the options that must be given.
 * @throws BuildError with every error in the options.
 */
async function planSite(
  options: SiteOptions & { readonly out?: string },
  required: readonly (keyof PrerenderOptions)[],
): Promise<SitePlan> {
  const { base = '/', head, client, url, fileNames = 'page', redirects = {} } = options;
  const listed = await listRoutes(options.routes);
  const wrong = checkOptions({ ...options, ...(listed && { routes: listed }) }, required);
  if (wrong.length > 0) throw new BuildError(wrong);
  const routes = listed ?? [];
  const errors = checkRoutes(routes, Object.keys(redirects));
  const moduleIds = routes.flatMap(({ module = [] }) => module);
  if (client) errors.push(...checkManifest(client.manifest, [client.entry, ...moduleIds]));
  const bundled = client
    ? (await clientFiles(client)).filter(({ path }) => options.template === undefined || !path.startsWith('index.html'))
    : [];
  const template = planTemplate(options, routes, errors);
  const files: OutputFile[] = [...(options.files ?? []), ...bundled];
  if (url !== undefined) files.push(...sitemapFiles(files, routes, url, fileNames));
  errors.push(...checkFiles(files, [...routes, ...Object.keys(redirects).map((path) => ({ path }))], fileNames));
  const redirected = redirectPages(redirects, { routes, files, fileNames, base, url });
  errors.push(...redirected.errors);
  files.push(...redirected.pages);
  if (errors.length > 0) throw new BuildError(errors);
  if (!head && !client) return { routes, files, ...(template && { template }) };

  const css = head?.css ?? (client && (await readStyles(client)));
  const styles = css
    ? readStyleSheet(css, [...(head?.scripts ?? []), ...(template?.scripts ?? [])].join('\n'))
    : undefined;
  const hasFile = client || Buffer.byteLength(css ?? '') > styleLimit;
  const file = hasFile && styles ? styleFile(styles) : undefined;
  const urlsOf = (moduleId: string) =>
    client ? staticImports(client.manifest, moduleId).map((file) => base + file) : [];
  const entry = client ? urlsOf(client.entry) : [];
  const plannedHead = siteHead({
    ...head,
    policy: mergePolicies(
      head?.policy,
      template && { 'script-src': template.scripts.map(hash), 'style-src': template.styles.map(hash) },
    ),
    base,
    url,
    ...(styles && { styles }),
    ...(file && { styleFile: file }),
    ...(client && { modules: bundled.filter(({ path }) => isScript(path)) }),
    modulesOf: new Map<string | undefined, readonly string[]>([
      [undefined, entry],
      ...[...new Set(moduleIds)].map((id) => [id, [...new Set([...entry, ...urlsOf(id)])]] as const),
    ]),
  });
  return { head: plannedHead, ...(template && { template }), routes, files: file ? [...files, file] : files };
}

/** Reads the template. Scripts, preloads and style sheets of the bundle are left out of it: the engine loads them. */
function planTemplate(
  { template, rootId, client, base = '/' }: SiteOptions,
  routes: readonly PageRoute[],
  errors: string[],
): Template | undefined {
  if (template === undefined) {
    const fallbacks = routes.filter(({ fallback }) => fallback);
    errors.push(
      ...fallbacks.map(
        ({ path }) => `route ${path}: a fallback is the template, which is missing: set the option template`,
      ),
    );
    return undefined;
  }
  const bundled = new Set(Object.entries(client?.manifest ?? {}).flatMap(([id, { file }]) => [`/${id}`, base + file]));
  try {
    return readTemplate(template, (url) => bundled.has(url), rootId);
  } catch (error) {
    errors.push(explainError(error));
    return undefined;
  }
}

/**
 * The part of a site for one of several machines. Pages are dealt to the shards in turn, and the other files go to the
 * first: together the shards are the whole site, and no file is in two.
 */
function takeShard(shard: Shard, { routes, files }: Pick<SitePlan, 'routes' | 'files'>) {
  const [number, count = 1] = shard.split('/').map(Number);
  return { routes: routes.filter((_, index) => (index % count) + 1 === number), files: number === 1 ? files : [] };
}

/** A sitemap and a robots.txt, unless the site has its own. */
function sitemapFiles(
  files: readonly OutputFile[],
  routes: readonly PageRoute[],
  url: string,
  fileNames: FileNames,
): readonly OutputFile[] {
  const indexed = routes.filter(({ path, indexed }) => path !== '*' && indexed !== false);
  const made = [
    ...sitemap(
      indexed.map(({ path }) => servedPath(path, fileNames)),
      url,
    ),
    { path: 'robots.txt', body: robots(url) },
  ];
  const own = new Set(files.map(({ path }) => path));
  return made.filter(({ path }) => !own.has(path));
}
