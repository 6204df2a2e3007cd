import type { ServerResponse } from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import { developmentPolicy, type PolicySources } from 'prerender-engine';
import { renderPage } from 'vike/server';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';

const retry = 'error-page:retry';

/**
 * The development server's own behaviour: it sends a Content Security Policy with every response, so that browsers
 * refuse what they will refuse on the published site, and applies edits of a page's words in place.
 * @param sources that the policy allows besides the site's own.
 */
export function development(sources: PolicySources): Plugin {
  return {
    name: 'development',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((_request, response, next) => {
        response.setHeader('content-security-policy', developmentPolicy(sources));
        next();
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

/**
 * Shows Vite's error overlay when a page fails on the development server, in place of vike's "An error occurred." The
 * page reloads itself after an edit.
 */
export function errorPage(): Plugin {
  return {
    name: 'error-page',
    apply: 'serve',
    configureServer(server) {
      server.watcher.on('all', () => server.environments.client.hot.send(retry));
      // Before vike's own middleware.
      return () =>
        server.middlewares.use(async ({ originalUrl = '/', headers }, response, next) => {
          const { errorWhileRendering, httpResponse } = await renderPage({
            urlOriginal: originalUrl,
            headersOriginal: headers,
          });
          if (errorWhileRendering) return sendErrorPage(response, server, errorWhileRendering);
          if (!httpResponse) return next();
          response.statusCode = httpResponse.statusCode;
          for (const [name, value] of httpResponse.headers) response.setHeader(name, value);
          httpResponse.pipe(response);
        });
    },
  };
}

function sendErrorPage(response: ServerResponse, { config }: ViteDevServer, thrown: unknown) {
  // vike wraps errors, to name the hook that threw.
  const wrapped = thrown instanceof Error && 'getOriginalError' in thrown && thrown.getOriginalError;
  const error: Partial<ErrorPayload['err']> = typeof wrapped === 'function' ? wrapped() : thrown;
  const [message, stack] = [error.message ?? String(error), error.stack ?? ''].map(stripVTControlCharacters);
  const json = JSON.stringify({ ...error, message, stack }).replaceAll('<', '\\u003c');
  response.removeHeader('content-security-policy'); // it is meant for pages of the site
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Error</title>
<script type="module">
import { createHotContext, ErrorOverlay } from '${config.base}@vite/client';

document.body.append(new ErrorOverlay(${json}));
// The server takes a moment to pick up an edit.
createHotContext('/error-page').on('${retry}', () => setTimeout(() => location.reload(), 300));
</script>
</html>`);
}
