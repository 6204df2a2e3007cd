import { setTimeout } from 'node:timers/promises';
import puppeteer, { type Browser, type CDPSession } from 'puppeteer-core';
import { browserArguments, chromium } from '../../browser/chromium.ts';
import { ensureProgram } from '../../browser/ensureProgram.ts';
import { isHydrated } from '../../browser/hydration.ts';
import { phone, slowdown } from './slowPhone.ts';

/** The network of a touched phone, in words. */
export const touchNetwork = 'not throttled';

/** A phone with a throttled CPU and a fast network, driven by touch. */
export interface TouchedPhone {
  /**
   * Loads a page. @param recorder runs in the page before its own scripts, so it must not use anything outside itself.
   */
  readonly open: (url: string, recorder: () => void) => Promise<void>;
  /** Taps the middle of an element. @param element a JavaScript expression for it. */
  readonly touch: (element: string) => Promise<void>;
  /** Evaluates a JavaScript expression in the page. */
  readonly evaluate: <Result>(expression: string) => Promise<Result>;
  /** Whether React has hydrated the page. */
  readonly isHydrated: () => Promise<boolean>;
  /** Waits for hydration. @throws after a minute. */
  readonly waitForHydration: () => Promise<void>;
}

/** Runs a callback with a fresh phone (empty cache). */
export type WithPhone = <Result>(run: (phone: TouchedPhone) => Promise<Result>) => Promise<Result>;

const hydrationTimeout = 60_000; // milliseconds

/**
 * Starts a browser for measuring touches. It is driven without the Runtime domain of its protocol, which would make
 * scripts several times slower.
 */
export async function launchPhones(): Promise<AsyncDisposable & { readonly withPhone: WithPhone }> {
  const browser = await puppeteer.launch({
    executablePath: await ensureProgram(chromium),
    args: browserArguments(),
    defaultViewport: null,
  });
  return {
    withPhone: async (run) => {
      const context = await browser.createBrowserContext();
      try {
        return await run(drive(await openTab(browser, context.id ?? '')));
      } finally {
        await context.close();
      }
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

async function openTab(browser: Browser, browserContextId: string): Promise<CDPSession> {
  const opened = browser.waitForTarget(
    (target) => target.browserContext().id === browserContextId && target.type() === 'page',
  );
  const root = await browser.target().createCDPSession();
  await root.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const session = await (await opened).createCDPSession();
  const { viewport, deviceScaleFactor, isMobile } = phone;
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...viewport,
    deviceScaleFactor,
    mobile: isMobile,
  });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Page.enable');
  return session;
}

function drive(session: CDPSession): TouchedPhone {
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
    waitForHydration: async () => {
      const start = performance.now();
      while (!(await isHydratedNow())) {
        if (performance.now() - start > hydrationTimeout)
          throw new Error('the page was not hydrated within a minute');
        await setTimeout(500);
      }
    },
  };
}
