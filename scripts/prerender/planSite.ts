import { readTemplate } from './document/readTemplate.ts';
import type { Template } from './document/template.ts';
import { BuildError, explainError } from './errors/UserError.ts';
import type { OutputFile } from './files/files.ts';
import { checkManifest, clientFiles } from './files/manifest.ts';
import { options as optionRules, type PrerenderOptions, type Routes, type SiteOptions } from './options/options.ts';
import { checkOptions, wrong } from './options/rules.ts';
import { checkFiles, checkRoutes } from './routes/checkRoutes.ts';
import { redirectPages } from './routes/redirects.ts';
import { type FileNames, type PageRoute, servedPath } from './routes/routes.ts';
import { robots, sitemap } from './routes/sitemap.ts';

/** What a site consists of, as far as its options tell. */
export interface SitePlan {
  readonly routes: readonly PageRoute[];
  readonly template?: Template;
  /** The files of the client bundle that are published. */
  readonly bundled: readonly OutputFile[];
  /** All files that are known before a page is rendered. */
  readonly files: readonly OutputFile[];
  /** What is wrong with routes, files, redirects, template and client bundle. */
  readonly errors: readonly string[];
}

/**
 * Reads the options.
 * @throws BuildError with every error in the values of the options.
 */
export async function planSite(options: PrerenderOptions): Promise<SitePlan> {
  const { base = '/', client, fileNames = 'page', redirects = {} } = options;
  const routes = await checkedRoutes(options);
  const url = options.url && new URL(base, options.url).href;
  const errors = [...checkUrl(options), ...checkRoutes(routes, Object.keys(redirects))];
  if (options.afterRender && options.shard !== undefined)
    errors.push('option afterRender needs all pages, and a shard has only some: build the site as a whole');
  if (client) errors.push(...checkManifest(client.manifest, [client.entry, ...moduleIds(routes)]));
  let template: Template | undefined;
  try {
    template = appTemplate(options);
  } catch (error) {
    errors.push(explainError(error));
  }
  const all = client ? await clientFiles(client) : [];
  // The template itself is not published, and neither is a compressed copy of it.
  const bundled = template ? all.filter(({ path }) => !path.startsWith('index.html')) : all;
  const own = [...(options.files ?? []), ...bundled];
  const listing = url === undefined ? [] : filesForRobots(routes, fileNames, url);
  const files = [...own, ...listing.filter(({ path }) => !own.some((file) => file.path === path))];
  const redirected = redirectPages(redirects, { routes, files, fileNames, base, url });
  errors.push(...fileErrors(options, routes, files), ...redirected.errors);
  return { routes, bundled, files: [...files, ...redirected.pages], errors, ...(template && { template }) };
}

/** The sitemap, of all pages that search engines may list, and the `robots.txt` that names it. */
function filesForRobots(routes: readonly PageRoute[], fileNames: FileNames, url: string): readonly OutputFile[] {
  const listed = routes.filter(({ path, indexed, fallback }) => path !== '*' && indexed !== false && !fallback);
  const paths = listed.map(({ path }) => servedPath(path, fileNames));
  return [...sitemap(paths, url), { path: 'robots.txt', body: robots(url) }];
}

/** The errors in the names of files beside those of pages and redirects. */
export function fileErrors(
  { redirects = {}, fileNames = 'page' }: Pick<SiteOptions, 'redirects' | 'fileNames'>,
  routes: readonly PageRoute[],
  files: readonly OutputFile[],
): readonly string[] {
  return checkFiles(files, [...routes, ...Object.keys(redirects).map((path) => ({ path }))], fileNames);
}

/** The modules of the pages, in the client bundle. */
export function moduleIds(routes: readonly PageRoute[]): readonly string[] {
  return routes.flatMap(({ module = [] }) => module);
}

/** All routes, so that those that clash are found. @throws BuildError with every error in the values of the options. */
async function checkedRoutes(options: { readonly routes: Routes }): Promise<readonly PageRoute[]> {
  const { routes } = options;
  const isIterable =
    typeof routes !== 'string' && (Symbol.asyncIterator in Object(routes) || Symbol.iterator in Object(routes));
  const listed: PageRoute[] = [];
  if (isIterable) for await (const route of routes) listed.push(route);
  const errors = checkOptions({ ...options, ...(isIterable && { routes: listed }) }, optionRules);
  if (errors.length > 0) throw new BuildError(errors);
  return listed;
}

/**
 * The app's template, without the scripts, preloads and style sheets of the bundle: the engine loads them.
 * @throws UserError if it has no head, or no root element.
 */
function appTemplate({ template, rootId, client, base = '/' }: SiteOptions): Template | undefined {
  const bundled = new Set(Object.entries(client?.manifest ?? {}).flatMap(([id, { file }]) => [`/${id}`, base + file]));
  return template === undefined ? undefined : readTemplate(template, (url) => bundled.has(url), rootId);
}

/** The error in a valid URL of a site that has another path than the site's base. */
export function checkUrl({ url = '', base = '/' }: Pick<PrerenderOptions, 'url' | 'base'>): string[] {
  const { pathname = '/' } = URL.parse(url) ?? {};
  if (pathname === '/' || pathname === base) return [];
  return [wrong('url', url, `that of the site's root, and the base is ${base}, such as '${new URL(base, url).href}'`)];
}
