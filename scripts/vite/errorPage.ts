import type { ServerResponse } from 'node:http';
import { renderPage } from 'vike/server';
import type { Plugin, ViteDevServer } from 'vite';
import { type DescribedError, describeError } from './describeError.ts';
import { missingExportsError } from './missingExports.ts';

const retry = 'error-page:retry';

/**
 * Shows an error page when a page fails on the development server, with message, file and line. The error page reloads
 * itself once an edit changes the response.
 */
export function errorPage(): Plugin {
  return {
    name: 'error-page',
    apply: 'serve',
    configureServer(server) {
      server.watcher.on('all', () => server.environments.client.hot.send(retry));
      // Before vike's own middleware, which would only say "An error occurred."
      return () =>
        server.middlewares.use(async ({ originalUrl = '/', headers }, response, next) => {
          const { errorWhileRendering, httpResponse } = await renderPage({
            urlOriginal: originalUrl,
            headersOriginal: headers,
          });
          // The name that is missing, and not what it led to.
          const error = (await missingExportsError(server)) ?? errorWhileRendering;
          if (error) return sendErrorPage(response, server, error);
          if (!httpResponse) return next();
          response.statusCode = httpResponse.statusCode;
          for (const [name, value] of httpResponse.headers) response.setHeader(name, value);
          httpResponse.pipe(response);
        });
    },
  };
}

async function sendErrorPage(response: ServerResponse, server: ViteDevServer, error: unknown) {
  response.removeHeader('content-security-policy'); // it is meant for pages of the site
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(errorDocument(await describeError(error, server.config.root), server.config.base));
}

/** A page with Vite's error overlay, above the same text for browsers without JavaScript. */
function errorDocument(error: DescribedError, base: string): string {
  const json = JSON.stringify(error).replaceAll('<', '\\u003c');
  const text = [error.message, error.stack].join('\n\n').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Error</title>
<pre>${text}</pre>
<script type="module">
import { createHotContext, ErrorOverlay } from '${base}@vite/client';

document.body.append(new ErrorOverlay(${json}));

const answer = async () => (await fetch(location.href, { headers: { accept: 'text/html' } })).text();
const seen = document.querySelector('pre').textContent;
createHotContext('/error-page').on('${retry}', async () => {
  // The server takes a moment to pick up an edit, longer on a busy machine.
  for (const delay of [100, 500, 1000, 2000, 4000]) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    const pre = new DOMParser().parseFromString(await answer(), 'text/html').querySelector('body > pre:first-child');
    if (pre?.textContent !== seen) location.reload();
  }
});
</script>
</html>`;
}
