import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

const patience = 60_000; // milliseconds

/**
 * Watches the requests of a page from now on. Playwright's own `networkidle` comes once a document; a page that
 * asks for more after a quiet moment would seem to be done.
 * @returns a function that waits until no request has been under way for so many milliseconds.
 */
export function watchNetwork(page: Page): (milliseconds: number) => Promise<void> {
  const underWay = new Set<Request>();
  let lastChange = performance.now();
  page.on('request', (request) => {
    underWay.add(request);
    lastChange = performance.now();
  });
  const end = (request: Request) => {
    underWay.delete(request);
    lastChange = performance.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);

  return async (milliseconds) => {
    const start = performance.now();
    while (underWay.size > 0 || performance.now() - lastChange < milliseconds) {
      if (performance.now() - start > patience) throw new Error(`${page.url()} does not come to rest`);
      await setTimeout(50);
    }
  };
}
