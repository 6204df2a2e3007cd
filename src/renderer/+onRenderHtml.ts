import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { checkContent } from '../content/checkContent';
import { correctedPath } from '../navigation/correctedPath';
import { render } from '../render';

/**
 * Renders a request in development as the build would.
 * @throws the faults of the content, for the browser's overlay and the terminal.
 */
export async function onRenderHtml({ urlPathname }: PageContextServer) {
  const faults = checkContent();
  if (faults.length > 0) throw new Error(`The content has faults:\n\n${faults.join('\n')}`);
  return dangerouslySkipEscape(await render(correctedPath(urlPathname, '/')));
}
