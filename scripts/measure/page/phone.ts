import { setTimeout } from 'node:timers/promises';
import puppeteer, { type Browser, type CDPSession } from 'puppeteer-core';
import { browserArguments, chromium } from '../../browser/chromium.ts';
import { ensureProgram } from '../../browser/ensureProgram.ts';
import { isHydrated } from '../../browser/hydration.ts';

/** A mid-range phone, as Lighthouse uses for mobile pages. */
const screen = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
/** How many times slower than this machine the phone's processor is. */
const slowdown = 4;
const megabit = 1_000_000 / 8; // bytes

/** The networks of the measurements: of the pages a slow mobile one, of the touches the machine's own. */
const networks = {
  slow: { latency: 150, downloadThroughput: 1.6 * megabit, uploadThroughput: 0.75 * megabit },
  fast: { latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
};

/** A phone with an empty cache, of which one page is open. */
export interface Phone {
  /**
   * Loads a page. @param recorder runs in the page before its own scripts, so it must not use anything outside itself.
   */
  readonly open: (url: string, recorder: () => void) => Promise<void>;
  /** Taps the middle of an element. @param element a JavaScript expression for it. */
  readonly touch: (element: string) => Promise<void>;
  readonly evaluate: <Result>(expression: string) => Promise<Result>;
  readonly isHydrated: () => Promise<boolean>;
  /** Waits for hydration. @throws after a minute. */
  readonly waitForHydration: () => Promise<void>;
  /** Waits until the page has made no request for two seconds. @throws after a minute. */
  readonly waitForIdleNetwork: () => Promise<void>;
}

/** Runs a callback with a fresh phone. */
export type WithPhone = <Result>(
  network: keyof typeof networks,
  run: (phone: Phone) => Promise<Result>,
) => Promise<Result>;

/**
 * Starts a browser for measuring. It is driven without the Runtime domain of its protocol, which would make scripts
 * several times slower.
 */
export async function launchPhones() {
  const browser = await puppeteer.launch({
    executablePath: await ensureProgram(chromium),
    args: browserArguments(),
    defaultViewport: null,
  });
  const withPhone: WithPhone = async (network, run) => {
    const context = await browser.createBrowserContext();
    try {
      return await run(await drive(await openTab(browser, context.id ?? ''), network));
    } finally {
      await context.close();
    }
  };
  return {
    withPhone,
    version: (await browser.version()).replace(/^.*\//, ''),
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

async function openTab(browser: Browser, browserContextId: string): Promise<CDPSession> {
  const opened = browser.waitForTarget(
    (target) => target.browserContext().id === browserContextId && target.type() === 'page',
  );
  const root = await browser.target().createCDPSession();
  await root.send('Target.createTarget', { url: 'about:blank', browserContextId });
  return (await opened).createCDPSession();
}

async function drive(session: CDPSession, network: keyof typeof networks): Promise<Phone> {
  await session.send('Emulation.setDeviceMetricsOverride', screen);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...networks[network] });
  await session.send('Page.enable');
  const idleTime = watchNetwork(session);
  const evaluate = async <Result>(expression: string): Promise<Result> => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  const isHydratedNow = () => evaluate<boolean>(`(${isHydrated})()`);
  return {
    open: async (url, recorder) => {
      await session.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${recorder})()` });
      await session.send('Page.navigate', { url });
    },
    touch: async (element) => {
      const point = await evaluate<{ x: number; y: number }>(
        `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))((${element}).getBoundingClientRect())`,
      );
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    evaluate,
    isHydrated: isHydratedNow,
    waitForHydration: () => waitUntil(isHydratedNow, 500, 'the page was not hydrated within a minute'),
    waitForIdleNetwork: () =>
      waitUntil(async () => idleTime() > 2_000, 50, 'the page still makes requests after a minute'),
  };
}

/** Returns how long a page has had no open request, in milliseconds. */
function watchNetwork(session: CDPSession): () => number {
  const pending = new Set<string>();
  let lastChange = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId }) => {
    pending.add(requestId);
    lastChange = performance.now();
  });
  const end = ({ requestId }: { requestId: string }) => {
    pending.delete(requestId);
    lastChange = performance.now();
  };
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);
  return () => (pending.size > 0 ? 0 : performance.now() - lastChange);
}

async function waitUntil(isSo: () => Promise<boolean>, interval: number, otherwise: string): Promise<void> {
  const start = performance.now();
  while (!(await isSo())) {
    if (performance.now() - start > 60_000) throw new Error(otherwise);
    await setTimeout(interval);
  }
}
