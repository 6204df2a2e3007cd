import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Connect, isRunnableDevEnvironment, type RunnableDevEnvironment, type ViteDevServer } from 'vite';
import { readTemplate } from '../document/readTemplate.ts';
import { toDocument } from '../document/template.ts';
import { explainError } from '../errors/UserError.ts';
import type { PrerenderOptions } from '../options/options.ts';
import { developmentPolicy, mergePolicies } from '../policy/policy.ts';
import { type App, pagesOf } from '../render/app.ts';
import { explainAppError } from '../render/explainAppError.ts';
import { toFragment } from '../render/renderPage.ts';
import { type FileNames, type PageRoute, plainPath, renderedPath } from '../routes/routes.ts';
import { serverEntry } from './appEntry.ts';
import { findStyles } from './developmentStyles.ts';

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
      return void response.writeHead(302, { location }).end();
    }
    try {
      const { status, route, ...page } = await pageAt(path, environments.ssr, config.base, fileNames).catch(
        (error): ServedPage => {
          const reason = explainPackage(error) ?? explainAppError(error);
          config.logger.error(`Node cannot render ${pathname}, so the browser renders all of it: ${reason}`);
          return { status: 200, html: '' };
        },
      );
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

/** The page that hosts show at a path, or else the not-found page. */
async function pageAt(
  path: string,
  { runner }: RunnableDevEnvironment,
  base: string,
  fileNames?: FileNames,
): Promise<ServedPage> {
  const app: App = await runner.import(serverEntry);
  const routes = await pagesOf(app.paths);
  const route = routes.find((one) => plainPath(one.path) === path) ?? routes.find((one) => one.path === '*');
  const status = route === undefined || route.path === '*' ? 404 : 200;
  if (!route || route.fallback) return { status, route, html: '' };
  const rendered = await app.render(renderedPath(route, fileNames), { base });
  return { status, route, ...(await toFragment(rendered, route)) };
}

/** Why a page cannot be rendered, if its error names a package: Node cannot load all that a bundler can. */
function explainPackage(error: unknown): string | undefined {
  const message = explainError(error);
  const [, name] = /.*\/node_modules\/((?:@[^/\s]+\/)?[^/\s]+)/.exec(message) ?? [];
  return name && `${message}\n    Vite loads the package, as in a build, with ssr: { noExternal: ['${name}'] }`;
}
