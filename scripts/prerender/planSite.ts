import { readTemplate } from './document/readTemplate.ts';
import type { Template } from './document/template.ts';
import { BuildError, explainError } from './errors/UserError.ts';
import type { OutputFile } from './files/files.ts';
import { checkManifest, clientFiles } from './files/manifest.ts';
import { options as optionRules, type PrerenderOptions, type Routes, type SiteOptions } from './options/options.ts';
import { checkOptions, wrong } from './options/rules.ts';
import { checkFiles, checkRoutes } from './routes/checkRoutes.ts';
import { redirectPages } from './routes/redirects.ts';
import { type PageRoute, servedPath } from './routes/routes.ts';
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
  const formerPaths = Object.keys(redirects);
  const errors = [...checkUrl(options), ...checkRoutes(routes, formerPaths)];
  if (options.afterRender && options.shard !== undefined)
    errors.push('option afterRender needs all pages, and a shard has only some: build the site as a whole');
  if (client) errors.push(...checkManifest(client.manifest, [client.entry, ...moduleIds(routes)]));
  const template = planTemplate(options, errors);
  const all = client ? await clientFiles(client) : [];
  // The template itself is not published, and neither is a compressed copy of it.
  const bundled = template ? all.filter(({ path }) => !path.startsWith('index.html')) : all;
  const files: OutputFile[] = [...(options.files ?? []), ...bundled];
  if (url !== undefined) {
    const own = new Set(files.map(({ path }) => path));
    const listed = routes.filter(({ path, indexed, fallback }) => path !== '*' && indexed !== false && !fallback);
    const paths = listed.map(({ path }) => servedPath(path, fileNames));
    const made = [...sitemap(paths, url), { path: 'robots.txt', body: robots(url) }];
    files.push(...made.filter(({ path }) => !own.has(path)));
  }
  const redirected = redirectPages(redirects, { routes, files, fileNames, base, url });
  errors.push(...fileErrors(options, routes, files), ...redirected.errors);
  return { routes, bundled, files: [...files, ...redirected.pages], errors, ...(template && { template }) };
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
  const wrong = checkOptions({ ...options, ...(isIterable && { routes: listed }) }, optionRules);
  if (wrong.length > 0) throw new BuildError(wrong);
  return listed;
}

/** Reads the template. Scripts, preloads and style sheets of the bundle are left out of it: the engine loads them. */
function planTemplate({ template, rootId, client, base = '/' }: SiteOptions, errors: string[]): Template | undefined {
  if (template === undefined) return undefined;
  const bundled = new Set(Object.entries(client?.manifest ?? {}).flatMap(([id, { file }]) => [`/${id}`, base + file]));
  try {
    return readTemplate(template, (url) => bundled.has(url), rootId);
  } catch (error) {
    errors.push(explainError(error));
    return undefined;
  }
}

/** The error in a valid URL of a site that has another path than the site's base. */
export function checkUrl({ url = '', base = '/' }: Pick<PrerenderOptions, 'url' | 'base'>): string[] {
  const { pathname = '/' } = URL.parse(url) ?? {};
  if (pathname === '/' || pathname === base) return [];
  return [wrong('url', url, `that of the site's root, and the base is ${base}, such as '${new URL(base, url).href}'`)];
}
