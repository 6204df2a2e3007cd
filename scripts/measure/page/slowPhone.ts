import { setTimeout } from 'node:timers/promises';
import type { Browser, Page, Request } from '@playwright/test';
import { waitForHydration } from '../../browser/hydration.ts';

/** A mid-range phone on a slow mobile network, as Lighthouse uses for mobile pages. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const roundTrip = 150; // milliseconds
const download = 1_600_000; // bits per second
const upload = 750_000;
/** How many times slower than this machine the phone's processor is. */
export const slowdown = 4;

/** The phone of every measurement, in words. */
export const phoneConditions =
  `${phone.viewport.width}×${phone.viewport.height} pixels, device pixel ratio ${phone.deviceScaleFactor}, ` +
  `processor ${slowdown} times slower, empty cache`;
/** The network of a visit, in words. */
export const pageNetwork = `${roundTrip} ms round trip, ${download / 1_000_000} Mbit/s down and ${upload / 1_000_000} up`;

/** How long the network must be idle before a visit ends, in milliseconds. */
const idle = 2_000;
const timeout = 60_000;

/**
 * Opens a URL on the slow phone with an empty cache, and waits until the page has hydrated and prefetched the others. A
 * baseline has no scripts, so it only waits for its files. Closing the page's context ends the visit.
 *
 * @param prepare runs before the page loads
 */
export async function openOnSlowPhone(
  browser: Browser,
  url: string,
  kind: 'page' | 'baseline',
  prepare: (page: Page) => Promise<void>,
): Promise<Page> {
  const page = await openSlowPhone(browser);
  const untilIdle = watchNetwork(page);
  await prepare(page);
  await page.goto(url);
  await untilIdle();
  if (kind === 'page') {
    await waitForHydration(page);
    await untilIdle();
  }
  return page;
}

async function openSlowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTrip,
    downloadThroughput: download / 8, // bytes per second
    uploadThroughput: upload / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/**
 * Watches the requests of a page from now on, and returns a function that waits until the network is idle. Playwright's
 * own `networkidle` fires only once for a document, even if the page makes more requests after a quiet moment.
 */
function watchNetwork(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let lastChange = performance.now();
  page.on('request', (request) => {
    pending.add(request);
    lastChange = performance.now();
  });
  const end = (request: Request) => {
    pending.delete(request);
    lastChange = performance.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);

  return async () => {
    const start = performance.now();
    while (pending.size > 0 || performance.now() - lastChange < idle) {
      if (performance.now() - start > timeout) throw new Error(`${page.url()} never stops making requests`);
      await setTimeout(50);
    }
  };
}
