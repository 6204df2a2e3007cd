import { setTimeout } from 'node:timers/promises';
import puppeteer, { type Browser, type CDPSession } from 'puppeteer-core';
import { browserArguments, ensureBrowser } from '../../browser/chromium.ts';
import { isHydrated } from '../../browser/hydration.ts';
import { median } from '../median.ts';
import type { NextPageResult } from './result.ts';
import { phone, slowdown } from './slowPhone.ts';

/** What one touch measured, in milliseconds since the finger left the screen. */
interface Touch {
  /** When the heading of the next page stood in the document. */
  readonly inDocument: number;
  /** When the first frame with that heading was painted. */
  readonly painted: number;
  /** The longest task from then on, as the browser reports it: 0 if none took 50 ms. */
  readonly longestTask: number;
}

declare global {
  interface Window {
    lastTouch?: Touch;
  }
}

/** Long enough for a menu to open, and for the browser to report all that a touch began. */
const settling = 1_000; // milliseconds
/** Long enough for every page to be fetched ahead, on a network that is not slowed down. */
const fetching = 3_000;
const patience = 60_000;

/**
 * Measures the way from each page to each other by its link in the menu, from the end of the touch to the heading painted.
 * The browser is driven without the Runtime domain of its protocol: enabled, it makes scripts several times slower.
 * @param site the URL of its root.
 * @param paths of its pages.
 */
export async function measureNextPages({
  site,
  paths,
  rounds,
}: {
  readonly site: string;
  readonly paths: readonly string[];
  readonly rounds: number;
}): Promise<readonly NextPageResult[]> {
  const browser = await puppeteer.launch({
    executablePath: await ensureBrowser(),
    args: browserArguments(),
    defaultViewport: null,
  });
  try {
    const results: NextPageResult[] = [];
    for (const from of paths) {
      for (const to of paths.filter((path) => path !== from)) {
        const touches: Touch[] = [];
        for (let round = 0; round < rounds; round++) touches.push(await touchLink(browser, site, from, to));
        const middle = (name: keyof Touch) => median(touches.map((touch) => touch[name]));
        results.push({
          from,
          to,
          inDocument: middle('inDocument'),
          painted: middle('painted'),
          longestTask: middle('longestTask'),
        });
      }
    }
    return results;
  } finally {
    await browser.close();
  }
}

async function touchLink(browser: Browser, site: string, from: string, to: string): Promise<Touch> {
  const context = await browser.createBrowserContext();
  try {
    const target = browser.waitForTarget((one) => one.browserContext() === context && one.type() === 'page');
    const root = await browser.target().createCDPSession();
    const browserContextId = context.id ?? '';
    await root.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const page = await (await target).createCDPSession();
    await openPage(page, site + from);
    await touch(page, `document.querySelector('header button[popovertarget]')`);
    await setTimeout(settling);
    const link = `[...document.querySelectorAll('[popover] a')].find(({ href }) => href.split('#')[0] === '${site + to}')`;
    await touch(page, link);
    await setTimeout(settling);
    const measured = await evaluate<Touch | undefined>(page, 'window.lastTouch');
    if (!measured?.painted)
      throw new Error(`the link from ${site}${from} to ${site}${to} showed no new heading`);
    return measured;
  } finally {
    await context.close();
  }
}

async function openPage(page: CDPSession, url: string): Promise<void> {
  const { viewport, deviceScaleFactor, isMobile } = phone;
  await page.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: isMobile });
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.send('Page.enable');
  // tsx names functions by a helper of its own, which no page has.
  const source = `{ const __name = (named) => named; (${recordTouches})(); }`;
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source });
  await page.send('Page.navigate', { url });
  const start = performance.now();
  do {
    if (performance.now() - start > patience) throw new Error(`${url} is not hydrated`);
    await setTimeout(500);
  } while (!(await evaluate<boolean>(page, `(${isHydrated})()`)));
  await setTimeout(fetching);
}

/** @param element an expression. */
async function touch(page: CDPSession, element: string): Promise<void> {
  const point = await evaluate<{ x: number; y: number }>(
    page,
    `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))((${element}).getBoundingClientRect())`,
  );
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function evaluate<Result>(page: CDPSession, expression: string): Promise<Result> {
  const { result, exceptionDetails } = await page.send('Runtime.evaluate', {
    expression,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/** Measures each touch into `window.lastTouch`. Runs in the page, and so stands alone. */
function recordTouches(): void {
  let end = 0;
  const update = (part: Partial<Touch>) => {
    window.lastTouch = { inDocument: 0, painted: 0, longestTask: 0, ...window.lastTouch, ...part };
  };
  const whenPainted = (run: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = run; // comes once the frame is painted
      port2.postMessage(undefined);
    });
  const start = ({ timeStamp }: Event) => {
    end = timeStamp;
    delete window.lastTouch;
    const heading = document.querySelector('h1');
    const observer = new MutationObserver(() => {
      if (document.querySelector('h1') === heading) return;
      observer.disconnect();
      update({ inDocument: performance.now() - end });
      whenPainted(() => update({ painted: performance.now() - end }));
    });
    observer.observe(document, { childList: true, subtree: true });
  };
  addEventListener('touchend', start, { capture: true, passive: true });
  new PerformanceObserver((list) => {
    const tasks = list.getEntries().filter((task) => task.startTime + task.duration > end);
    const durations = tasks.map(({ duration }) => duration);
    if (end > 0) update({ longestTask: Math.max(window.lastTouch?.longestTask ?? 0, ...durations) });
  }).observe({ type: 'longtask' });
}
