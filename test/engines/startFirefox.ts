import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EngineBrowser } from './engines';

/**
 * Starts Firefox, driven over WebDriver BiDi, with overlay scrollbars, like WebKit's. Playwright sends commands that
 * Firefox ESR does not support.
 * @see https://www.w3.org/TR/webdriver-bidi/
 */
export async function startFirefox(program: string): Promise<EngineBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  await writeFile(join(profile, 'user.js'), 'user_pref("ui.useOverlayScrollbars", 1);\n');
  const options = ['--headless', '--remote-debugging-port=0', '--no-remote', '--profile', profile];
  const firefox = spawn(program, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const send = await connect(`${await socketUrl(firefox.stderr.setEncoding('utf8'))}/session`);
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
      const position = await evaluate((wanted) => {
        const element = document.querySelector(wanted);
        element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
        return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      }, selector);
      const button = { button: 0 };
      const actions = [
        { type: 'pointerMove', ...position },
        { type: 'pointerDown', ...button },
        { type: 'pointerUp', ...button },
      ];
      return send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    async close() {
      firefox.kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

/** Returns the URL of the WebSocket that Firefox prints when it starts. */
async function socketUrl(errors: AsyncIterable<string>): Promise<string> {
  let printed = '';
  for await (const text of errors) {
    printed += text;
    const [, url] = /WebDriver BiDi listening on (ws:\S+)\s/.exec(printed) ?? [];
    if (url) return url;
  }
  throw new Error(`Firefox did not start\n${printed.trim()}`);
}

/** Returns a function that sends a command and returns its result. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  const answers: PromiseWithResolvers<unknown>[] = [];
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = JSON.parse(data);
    if (error) answers[id]?.reject(new Error(message));
    else answers[id]?.resolve(result);
  });
  await once(socket, 'open');
  return (method: string, params: object = {}): Promise<unknown> => {
    const answer = Promise.withResolvers<unknown>();
    socket.send(JSON.stringify({ id: answers.push(answer) - 1, method, params }));
    return answer.promise;
  };
}
