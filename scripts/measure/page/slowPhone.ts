import type { Browser, Page } from '@playwright/test';

/** A phone of the middle class on a slow mobile network: what Lighthouse, too, measures mobile pages with. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const roundTrip = 150; // milliseconds
const download = 1_600_000; // bits per second
const upload = 750_000;
export const slowdown = 4;

/** The conditions of every visit, in words. */
export const conditions =
  `${phone.viewport.width}x${phone.viewport.height} at ${phone.deviceScaleFactor}, ${roundTrip} ms round trip, ` +
  `${download / 1_000_000} Mbit/s down and ${upload / 1_000_000} up, processor ${slowdown} times slower, empty cache`;

/** Opens an empty page on a slow phone that has never been to any site. Closing its context forgets it. */
export async function openSlowPhone(browser: Browser): Promise<Page> {
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
