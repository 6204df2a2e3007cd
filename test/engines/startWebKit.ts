import { vi } from 'vitest';
import { callExpression } from './callExpression';
import { createWebDriverSession, type WebDriverSession } from './createWebDriverSession';
import type { EngineBrowser } from './Engine';
import { patience } from './patience';
import { startWebKitDriver, type WebKitPaths } from './startWebKitDriver';

/** An element's name on the wire: https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * Starts WebKit. Its driver tells nothing of the console: complaints are what the pages of a recording copy kept.
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

/** Opens a window that can be as narrow as a phone: the first one has a toolbar, which cannot. */
async function moveToBareWindow({ command }: WebDriverSession): Promise<void> {
  const first = await command<string>('GET', '/window');
  await command('POST', '/execute/sync', { script: "window.open('about:blank', '', 'popup')", args: [] });
  const handle = await vi.waitUntil(async () => {
    const handles = await command<readonly string[]>('GET', '/window/handles');
    return handles.find((name) => name !== first);
  }, patience);
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
      // The driver scrolls to it as the page does, smoothly, and clicks before it has arrived.
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
    complaints: () => evaluate(() => window.complaints?.splice(0) ?? []),
    async close() {
      await command('DELETE', '');
      await stopDriver();
    },
  };
}
