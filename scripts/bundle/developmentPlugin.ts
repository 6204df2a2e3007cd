import { renderPage } from 'vike/server';
import type { Plugin } from 'vite';
import { policySources } from '../../src/policy.ts';
import { developmentPolicy } from '../prerender/index.ts';

/**
 * Returns the plugin of the development server. It sends a Content Security Policy with every response, so that
 * browsers block what they will block on the published site; applies edits of a page's structured data without a
 * reload; and shows Vite's error page until the next edit when a page fails, instead of vike's "An error occurred.".
 */
export function developmentPlugin(): Plugin {
  let hasFailed = false;
  return {
    name: 'development',
    apply: 'serve',
    configureServer({ watcher, environments, middlewares }) {
      middlewares.use((_request, response, next) => {
        response.setHeader('content-security-policy', developmentPolicy(policySources));
        next();
      });
      watcher.on('all', () => {
        // The server invalidates the edited module a moment later.
        if (hasFailed) setTimeout(() => environments.client.hot.send({ type: 'full-reload' }), 300);
      });
      // Before vike's own middleware.
      return () =>
        middlewares.use(async ({ originalUrl = '/', headers }, response, next) => {
          const { errorWhileRendering: error, httpResponse } = await renderPage({
            urlOriginal: originalUrl,
            headersOriginal: headers,
          });
          hasFailed = Boolean(error);
          if (error) {
            response.removeHeader('content-security-policy'); // it is meant for pages of the site
            return next(error instanceof Error ? error : new Error(String(error)));
          }
          if (!httpResponse) return next();
          response.statusCode = httpResponse.statusCode;
          for (const [name, value] of httpResponse.headers) response.setHeader(name, value);
          httpResponse.pipe(response);
        });
    },
    transform: {
      // React refreshes only modules that export nothing but components; these export structured data too.
      filter: { id: /\/src\/pages\/[^/]+\/index\.ts$/ },
      handler(code) {
        if (this.environment.name !== 'client') return null;
        return { code: `${code}\nimport.meta.hot?.accept();\n`, map: null };
      },
    },
  };
}
