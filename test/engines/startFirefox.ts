import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, startRemoteBrowser } from '../support/remoteBrowser';
import type { EngineBrowser } from './engines';

/**
 * Starts Firefox over WebDriver BiDi, with scrollbars that take no room from the page, as WebKit's. Playwright sends
 * commands that Firefox ESR does not know.
 * @see https://www.w3.org/TR/webdriver-bidi/
 */
export async function startFirefox(program: string): Promise<EngineBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  await writeFile(join(profile, 'user.js'), 'user_pref("ui.useOverlayScrollbars", 1);\n');
  const { url, stop } = await startRemoteBrowser(program, ['--no-remote', '--profile', profile]);
  const { send } = await connect(`${url}/session`);
  await send('session.new', { capabilities: {} });
  const { contexts } = Object(await send('browsingContext.getTree'));
  const { context } = contexts[0];

  const evaluate: EngineBrowser['evaluate'] = async (run, ...args) => {
    const functionDeclaration = `() => JSON.stringify((${run})(...${JSON.stringify(args)}) ?? null)`;
    const parameters = { functionDeclaration, target: { context }, awaitPromise: true };
    const { result, exceptionDetails } = Object(await send('script.callFunction', parameters));
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return JSON.parse(result.value);
  };
  return {
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    open: (page) => send('browsingContext.navigate', { context, url: page, wait: 'complete' }),
    evaluate,
    async click(selector) {
      const place = await evaluate((wanted) => {
        const element = document.querySelector(wanted);
        element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
        return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      }, selector);
      const button = { button: 0 };
      const actions = [
        { type: 'pointerMove', ...place },
        { type: 'pointerDown', ...button },
        { type: 'pointerUp', ...button },
      ];
      return send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    async close() {
      stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}
