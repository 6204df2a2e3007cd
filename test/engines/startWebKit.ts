import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';
import { freePort } from '../support/freePort';
import type { EngineBrowser } from './engines';

const waiting = { timeout: 30_000 };

/** The key of an element's id in JSON: https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * Starts WebKit on a virtual display, driven over WebDriver, because its driver does not support BiDi.
 * @param without the features to turn off, by their names in `MiniBrowser --features=help`.
 */
export async function startWebKit(
  paths: { readonly driver: string; readonly xvfb: string },
  without: readonly string[],
): Promise<EngineBrowser> {
  // Larger than any tested window.
  const screen = spawn(paths.xvfb, ['-displayfd', '1', '-screen', '0', '1920x1200x24']);
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const driver = spawn(paths.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
    stdio: 'ignore',
  });
  const stop = async () => {
    for (const program of [driver, screen]) {
      program.kill();
      await once(program, 'exit');
    }
  };
  let address = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${address}/status`), waiting);

  /** Sends a command, and returns the value of the response: https://www.w3.org/TR/webdriver2/ */
  async function command<Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
    const response = await fetch(address + path, {
      method,
      signal: AbortSignal.timeout(60_000), // a driver whose browser could not start never responds
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { readonly value: Value };
    if (!response.ok) throw new Error(`WebDriver, ${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  const args = [
    ...['--automation', '--javascript-can-open-windows-automatically=true'],
    ...without.map((feature) => `--features=!${feature}`),
  ];
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args } } };
  try {
    const { sessionId } = await command<{ sessionId: string }>('POST', '/session', { capabilities });
    address += `/session/${sessionId}`;
    // The first window cannot be as narrow as a phone, because of its toolbar.
    const first = await command<string>('GET', '/window');
    await command('POST', '/execute/sync', { script: "window.open('about:blank', '', 'popup')", args: [] });
    const handle = await vi.waitUntil(async () => {
      const handles = await command<readonly string[]>('GET', '/window/handles');
      return handles.find((name) => name !== first);
    }, waiting);
    await command('POST', '/window', { handle });
  } catch (error) {
    await stop();
    throw error;
  }

  const evaluate: EngineBrowser['evaluate'] = (run, ...args) =>
    command('POST', '/execute/sync', { script: `return (${run})(...arguments)`, args });
  return {
    resize: (width, height) => command('POST', '/window/rect', { width, height }),
    open: (url) => command('POST', '/url', { url }),
    evaluate,
    async click(selector) {
      // The driver scrolls to it smoothly, as the page does, but clicks before it arrives.
      await evaluate((wanted) => {
        document.querySelector(wanted)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      }, selector);
      const found = { using: 'css selector', value: selector };
      const element = await command<{ readonly [elementKey]: string }>('POST', '/element', found);
      await command('POST', `/element/${element[elementKey]}/click`, {});
    },
    back: () => command('POST', '/back', {}),
    async close() {
      await command('DELETE', '');
      await stop();
    },
  };
}
