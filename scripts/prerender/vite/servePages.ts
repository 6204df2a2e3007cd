import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Connect,
  type EnvironmentModuleNode,
  isCSSRequest,
  isRunnableDevEnvironment,
  type ViteDevServer,
} from 'vite';
import { readTemplate } from '../document/readTemplate.ts';
import { toDocument } from '../document/template.ts';
import { explainError } from '../errors/UserError.ts';
import type { PrerenderOptions } from '../options/options.ts';
import { developmentPolicy, mergePolicies } from '../policy/policy.ts';
import { type App, pagesOf } from '../render/app.ts';
import { explainAppError } from '../render/explainAppError.ts';
import { toFragment } from '../render/renderPage.ts';
import { type PageRoute, plainPath, renderedPath } from '../routes/routes.ts';

/** The module of the bundle, and of the development server, that exports an app. */
export const serverEntry = 'virtual:prerender-engine';

type ServedPage = Awaited<ReturnType<typeof toFragment>> & {
  readonly status: number;
  readonly route?: PageRoute | undefined;
};

/**
 * Serves prerendered pages in development, each with its style. Without a page, it is the not-found page. A page that
 * Node cannot render, such as one that uses a package written for bundlers, is rendered by the browser alone.
 * @param options of the site.
 */
export function servePages(
  server: ViteDevServer,
  { head: site, redirects, rootId, fileNames }: Pick<PrerenderOptions, 'head' | 'redirects' | 'rootId' | 'fileNames'>,
): Connect.NextHandleFunction {
  const { config, environments } = server;
  return async (request, response, next) => {
    const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
    const isPage = request.headers.accept?.includes('text/html') && pathname.startsWith(config.base);
    if (request.method !== 'GET' || !isPage || !isRunnableDevEnvironment(environments.ssr)) return next();
    const path = plainPath(`/${pathname.slice(config.base.length)}`);
    const [, target] = Object.entries(redirects ?? {}).find(([from]) => plainPath(from) === path) ?? [];
    if (target !== undefined) {
      const location = target.startsWith('/') ? config.base.slice(0, -1) + target : target;
      response.writeHead(302, { location }).end();
      return;
    }
    const { runner } = environments.ssr;
    const pageAt = async (): Promise<ServedPage> => {
      const app: App = await runner.import(serverEntry);
      const routes = await pagesOf(app.paths);
      const route = routes.find((one) => plainPath(one.path) === path) ?? routes.find((one) => one.path === '*');
      const status = route === undefined || route.path === '*' ? 404 : 200;
      if (!route || route.fallback) return { status, route, html: '' };
      return {
        status,
        route,
        ...(await toFragment(await app.render(renderedPath(route, fileNames), { base: config.base }), route)),
      };
    };
    try {
      const { status, route, ...page } = await pageAt().catch((error): ServedPage => {
        const reason = explainPackage(error) ?? explainAppError(error);
        config.logger.error(`Node cannot render ${pathname}, so the browser renders all of it: ${reason}`);
        return { status: 200, html: '' };
      });
      const source = await readFile(join(config.root, 'index.html'), 'utf8');
      const template = await server.transformIndexHtml(pathname, source);
      response.statusCode = status;
      response.setHeader('content-type', 'text/html');
      response.setHeader('content-security-policy', developmentPolicy(mergePolicies(site?.policy, route?.policy)));
      const head = (page.head ?? '') + (await findStyles(template, server));
      const document = toDocument(
        { ...page, head },
        readTemplate(template, () => false, rootId),
      );
      response.end(document);
    } catch (error) {
      next(error);
    }
  };
}

/** Why a page cannot be rendered, if its error names a package: Node cannot load all that a bundler can. */
function explainPackage(error: unknown): string | undefined {
  const message = explainError(error);
  const [, name] = /.*\/node_modules\/((?:@[^/\s]+\/)?[^/\s]+)/.exec(message) ?? [];
  return name && `${message}\n    Vite loads the package, as in a build, with ssr: { noExternal: ['${name}'] }`;
}

/** How Vite's modules pass a style to its client in the browser. */
const viteStyle = /const __vite__id = (".*")\nconst __vite__css = (".*")\n/;

/**
 * The style elements that the scripts of a page will ask for, or the page is painted without them. Vite's client finds
 * them by their attribute, and keeps them up to date.
 */
async function findStyles(template: string, { config, environments }: ViteDevServer): Promise<string> {
  const { client, ssr } = environments;
  const seen = new Set<EnvironmentModuleNode>();
  const styles: string[] = [];
  const visit = async (url: string): Promise<void> => {
    const result = await client.transformRequest(url).catch(() => null); // the browser reports it
    const module = await client.moduleGraph.getModuleByUrl(url);
    if (!result || !module || seen.has(module)) return;
    seen.add(module);
    const [, ...texts] = (isCSSRequest(url) && viteStyle.exec(result.code)) || [];
    const [id, css] = texts.map((text) => String(JSON.parse(text)));
    if (id && css && !id.startsWith('\0')) styles.push(styleElement(id, css)); // HTML cannot hold a NUL
    for (const imported of module.importedModules) if (!isUnused(imported)) await visit(imported.url);
  };
  /** A module that only other pages load: the server knows its name, but has not loaded it. */
  const isUnused = ({ file }: EnvironmentModuleNode) => {
    const modules = [...((file !== null && ssr.moduleGraph.getModulesByFile(file)) || [])];
    return modules.length > 0 && modules.every(({ transformResult }) => !transformResult);
  };
  for (const [, url = ''] of template.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g))
    if (url.startsWith(config.base)) await visit(`/${url.slice(config.base.length)}`);
  return styles.join('');
}

function styleElement(id: string, css: string): string {
  const name = id.replace(/[&"]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<style type="text/css" data-vite-dev-id="${name}">${css.replace(/<(?=\/style)/gi, '\\3c ')}</style>`;
}
