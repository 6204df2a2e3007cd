import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { render } from '../entry-server';
import { isIndexed, matchRoute, pagePath } from '../routes';

/**
 * In development, responds with the document that a build would write, and the status that GitHub Pages would send, at
 * every path where GitHub Pages shows a page, such as `/impact/`, `/impact.html` and `/index.html`.
 */
export async function onRenderHtml({ urlPathname }: Pick<PageContextServer, 'urlPathname'>) {
  const path = pagePath(urlPathname);
  return {
    documentHtml: dangerouslySkipEscape(await render(path)),
    pageContext: isIndexed(matchRoute(path)) ? {} : { abortStatusCode: 404 },
  };
}
