import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { render } from '../render';
import { correctedPath } from './correctedPath';

/** Answers a request in development with the document that a build would write. */
export async function onRenderHtml({ urlPathname }: PageContextServer) {
  return dangerouslySkipEscape(await render(correctedPath(urlPathname)));
}
