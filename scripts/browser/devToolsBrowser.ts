import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { temporaryFolder } from '../command/files.ts';
import { UserError } from '../prerender/index.ts';
import { browserArguments, chromium } from './chromium.ts';
import { ensureProgram } from './ensureProgram.ts';

/** A tab that obeys commands of the DevTools protocol: https://chromedevtools.github.io/devtools-protocol/ */
export interface Tab {
  readonly send: (method: string, parameters?: object) => Promise<unknown>;
  /** The value of an expression in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/**
 * Starts Chromium for measurements, over its DevTools protocol alone. Playwright and Puppeteer attach a debugger to each
 * page, with which the browser parses scripts twice.
 * @throws UserError if it does not start.
 */
export async function startDevToolsBrowser(): Promise<{ openTab: () => Promise<Tab>; close: () => void }> {
  const profile = temporaryFolder('node_modules/.cache/browser-');
  const own = ['--headless', '--no-first-run', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const stdio = ['ignore', 'ignore', 'pipe'] as const;
  const browser = spawn(await ensureProgram(chromium), [...browserArguments, ...own], { stdio: [...stdio] });
  let printed = '';
  for await (const text of browser.stderr.setEncoding('utf8')) {
    printed += text;
    const [, host] = /DevTools listening on ws:\/\/([^/]+)/.exec(printed) ?? [];
    if (host) return { openTab: () => openTab(host), close: () => browser.kill() };
  }
  throw new UserError(`Chromium did not start\n${printed.trim()}`);
}

async function openTab(host: string): Promise<Tab> {
  const created = await fetch(`http://${host}/json/new`, { method: 'PUT' });
  const socket = new WebSocket((await created.json()).webSocketDebuggerUrl);
  const answers = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(data);
    if (error) answers.get(id)?.reject(new Error(error.message));
    else answers.get(id)?.resolve(result);
  });
  await once(socket, 'open');
  let lastId = 0;
  const send = (method: string, params = {}) => {
    lastId += 1;
    const answer = Promise.withResolvers<unknown>();
    answers.set(lastId, answer);
    socket.send(JSON.stringify({ id: lastId, method, params }));
    return answer.promise;
  };
  return {
    send,
    evaluate: async (expression) =>
      Object(await send('Runtime.evaluate', { expression, returnByValue: true })).result?.value,
    async close() {
      await send('Page.close');
      socket.close();
    },
  };
}
