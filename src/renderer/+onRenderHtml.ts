import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { correctedPath } from '../development/correctedPath';
import { render } from '../entry-server';
import { isIndexed, matchRoute } from '../routes';

/** In development, responds with the document that a build would write, and the status that GitHub Pages would send. */
export async function onRenderHtml({ urlPathname }: PageContextServer) {
  const path = correctedPath(urlPathname);
  return {
    documentHtml: dangerouslySkipEscape(await render(path)),
    pageContext: isIndexed(matchRoute(path)) ? {} : { abortStatusCode: 404 },
  };
}
