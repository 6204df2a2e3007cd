import { type SiteHead, siteHead, styleLimit } from './document/head.ts';
import { readTemplate } from './document/readTemplate.ts';
import { readStyleSheet, styleFile } from './document/styleSheet.ts';
import type { Template } from './document/template.ts';
import { BuildError, explainError } from './errors/UserError.ts';
import type { OutputFile } from './files/files.ts';
import { checkManifest, clientFiles, isScript, readStyles, staticImports } from './files/manifest.ts';
import { checkOptions } from './options/checkOptions.ts';
import type { PrerenderOptions, Routes, SiteOptions } from './options/options.ts';
import { hash, mergePolicies } from './policy/policy.ts';
import { checkFiles, checkRoutes } from './routes/checkRoutes.ts';
import { redirectPages } from './routes/redirects.ts';
import { type FileNames, type PageRoute, servedPath } from './routes/routes.ts';
import { robots, sitemap } from './routes/sitemap.ts';

export interface SitePlan {
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
export async function planSite(
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

/** All routes, so that those that clash are found before anything is rendered; undefined if it is no iterable. */
export async function listRoutes(routes: Routes): Promise<readonly PageRoute[] | undefined> {
  const isIterable = Symbol.asyncIterator in Object(routes) || Symbol.iterator in Object(routes);
  if (!isIterable || typeof routes === 'string') return undefined; // which is an iterable too, of its letters
  const list: PageRoute[] = [];
  for await (const route of routes) list.push(route);
  return list;
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
