import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { vi } from 'vitest';
import { freePort } from '../support/freePort';
import { createWebDriverSession, type WebDriverSession } from './createWebDriverSession';
import { callExpression, type EngineBrowser } from './Engine';
import { waiting } from './pages';

/** An element's name on the wire: https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** The paths of the programs that drive WebKit. */
export interface WebKitPaths {
  readonly driver: string;
  readonly xvfb: string;
}

/**
 * Starts WebKit. Its driver does not report the console, so the pages of a recording copy record it.
 * @param without features of the engine to turn off, by their names in `MiniBrowser --features=help`.
 */
export async function startWebKit(paths: WebKitPaths, without: readonly string[]): Promise<EngineBrowser> {
  const driver = await startWebKitDriver(paths);
  try {
    const session = await createWebDriverSession(driver.address, {
      'webkitgtk:browserOptions': {
        args: [
          '--automation',
          '--javascript-can-open-windows-automatically=true',
          ...without.map((feature) => `--features=!${feature}`),
        ],
      },
    });
    await moveToBareWindow(session);
    return browserOf(session, () => driver.stop());
  } catch (error) {
    await driver.stop();
    throw error;
  }
}

/** Opens a window that can be as narrow as a phone. The first one cannot, because of its toolbar. */
async function moveToBareWindow({ command }: WebDriverSession): Promise<void> {
  const first = await command<string>('GET', '/window');
  await command('POST', '/execute/sync', { script: "window.open('about:blank', '', 'popup')", args: [] });
  const handle = await vi.waitUntil(async () => {
    const handles = await command<readonly string[]>('GET', '/window/handles');
    return handles.find((name) => name !== first);
  }, waiting);
  await command('POST', '/window', { handle });
}

function browserOf({ command }: WebDriverSession, stopDriver: () => Promise<void>): EngineBrowser {
  const evaluate: EngineBrowser['evaluate'] = (run, ...args) =>
    command('POST', '/execute/sync', { script: `return ${callExpression(run, args)}`, args: [] });
  return {
    async resize(width, height) {
      await command('POST', '/window/rect', { width, height });
    },
    async open(url) {
      await command('POST', '/url', { url });
    },
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
    async back() {
      await command('POST', '/back', {});
    },
    async screenshot() {
      return Buffer.from(await command<string>('GET', '/screenshot'), 'base64');
    },
    consoleErrors: () => evaluate(() => window.consoleErrors?.splice(0) ?? []),
    async close() {
      await command('DELETE', '');
      await stopDriver();
    },
  };
}

/** A running WebKit driver without a session. */
interface WebKitDriver {
  /** Where it listens, such as `http://127.0.0.1:4444`. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts WebKit's driver, with a virtual display for its browser. */
async function startWebKitDriver({ driver, xvfb }: WebKitPaths): Promise<WebKitDriver> {
  const screen = await startScreen(xvfb);
  const port = await freePort();
  const service = await startProcess(driver, [`--port=${port}`], { DISPLAY: screen.display });
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${address}/status`), waiting);
  return {
    address,
    async stop() {
      await service.stop();
      await screen.stop();
    },
  };
}

/** A virtual display. */
interface Screen extends Pick<RunningProcess, 'stop'> {
  /** Its name, for the environment variable `DISPLAY`. */
  readonly display: string;
}

/**
 * Starts a virtual display, larger than any tested window.
 * @param xvfb the path of Xvfb.
 */
async function startScreen(xvfb: string): Promise<Screen> {
  const { output, stop } = await startProcess(xvfb, ['-displayfd', '1', '-screen', '0', '1920x1200x24']);
  for await (const number of createInterface({ input: output })) return { display: `:${number}`, stop };
  throw new Error(`${xvfb} ended before it had opened a screen`);
}

/** A program that runs beside the tests. */
interface RunningProcess {
  /** What it writes to its standard output. */
  readonly output: Readable;
  stop(): Promise<void>;
}

/**
 * Starts a program that runs until it is stopped.
 * @param env additional environment variables.
 * @throws Error if it cannot be started.
 */
async function startProcess(
  path: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<RunningProcess> {
  const child = spawn(path, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'ignore'] });
  await once(child, 'spawn');
  return {
    output: child.stdout,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}
