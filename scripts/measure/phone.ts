import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession } from 'puppeteer-core';
import { isHydrated } from '../browser/hydration.ts';

/** A mid-range phone, as Lighthouse uses for mobile pages, and how many times slower it is than this machine. */
const screen = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const slowdown = 4;
const megabit = 1_000_000 / 8; // bytes
/** A slow mobile network. */
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * megabit,
  uploadThroughput: 0.75 * megabit,
};

/** An empty page on a phone with an empty cache. */
export type Phone = Awaited<ReturnType<typeof openPhone>>;

/** Uses a phone, and puts it away. */
export async function withPhone<T>(browser: Browser, use: (phone: Phone) => Promise<T>): Promise<T> {
  const context = await browser.createBrowserContext();
  return openPhone(browser, context)
    .then(use)
    .finally(() => context.close());
}

/** It is driven without the Runtime domain of the browser's protocol, which would make scripts several times slower. */
async function openPhone(browser: Browser, context: BrowserContext) {
  const opened = browser.waitForTarget((target) => target.browserContext() === context && target.type() === 'page');
  const root = await browser.target().createCDPSession();
  await root.send('Target.createTarget', { url: 'about:blank', browserContextId: context.id ?? '' });
  const session: CDPSession = await (await opened).createCDPSession();
  await session.send('Emulation.setDeviceMetricsOverride', screen);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Page.enable');
  const evaluate = async <Result>(expression: string): Promise<Result> => {
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
    if (result.subtype === 'error') throw new Error(result.description);
    return result.value;
  };
  return {
    session,
    evaluate,
    isHydrated: () => evaluate<boolean>(`(${isHydrated})()`),
    /** @param recorder runs in the page before its own scripts. */
    async open(url: string, recorder = () => {}) {
      await session.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${recorder})()` });
      await session.send('Page.navigate', { url });
    },
    /** Taps the middle of an element. @param element a JavaScript expression for it. */
    async touch(element: string) {
      const point = await evaluate<{ x: number; y: number }>(
        `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))((${element}).getBoundingClientRect())`,
      );
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
  };
}

/** Waits for a condition. @throws after a minute. */
export async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  const start = performance.now();
  while (!(await isSo())) {
    if (performance.now() - start > 60_000) throw new Error('the page was not ready within a minute');
    await setTimeout(100);
  }
}
