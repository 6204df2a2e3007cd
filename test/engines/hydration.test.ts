import { expect, test } from 'vitest';
import { describeEngines } from './describeEngines';
import { firefox, olderWebKit, webKit } from './engines';
import { desktop, openHydrated, pages, phone } from './pages';

// Only another engine shows what it parses in another way than Chromium.

await describeEngines([firefox, webKit, olderWebKit], (running) => {
  for (const { width, height } of [phone, desktop]) {
    for (const { path, isNotFound } of pages) {
      test(`/${path} hydrates at ${width} px without a console error`, async () => {
        const { browser, url } = running();
        await browser.resize(width, height);
        await openHydrated(browser, url + path);
        await new Promise((resolve) => setTimeout(resolve, 200)); // for errors that React reports after hydration
        expect(await browser.consoleErrors()).toEqual(isNotFound ? [`404: no page at /${path}`] : []);
      });
    }
  }
});
