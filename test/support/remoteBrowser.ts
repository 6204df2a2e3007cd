import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { UserError } from '../../scripts/prerender/index.ts';

/** Starts a browser that waits for commands on a WebSocket, and gives the URL of that. */
export async function startRemoteBrowser(program: string, args: readonly string[]) {
  const options = ['--headless', '--remote-debugging-port=0', ...args];
  const browser = spawn(program, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  let printed = '';
  for await (const text of browser.stderr.setEncoding('utf8')) {
    printed += text;
    const [, url] = /(?:DevTools|WebDriver BiDi) listening on (ws:\S+)\s/.exec(printed) ?? [];
    if (url) return { url, stop: () => browser.kill() };
  }
  throw new UserError(`${program} did not start\n${printed.trim()}`);
}

/** A connection for the DevTools protocol or for WebDriver BiDi, in which each command has a result. */
export async function connect(url: string) {
  const socket = new WebSocket(url);
  const answers = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = JSON.parse(data);
    if (error) answers.get(id)?.reject(new Error(message ?? error.message));
    else answers.get(id)?.resolve(result);
  });
  await once(socket, 'open');
  return {
    send(method: string, params: object = {}): Promise<unknown> {
      const id = answers.size + 1;
      const answer = Promise.withResolvers<unknown>();
      answers.set(id, answer);
      socket.send(JSON.stringify({ id, method, params }));
      return answer.promise;
    },
    close: () => socket.close(),
  };
}
