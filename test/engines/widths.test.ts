import { expect, test } from 'vitest';
import { widths } from '../support/widths';
import { describeEngines } from './describeEngines';
import { firefox } from './engines';
import { pages } from './pages';

// Only another engine shows whether its fonts and scrollbars widen a page.

await describeEngines([firefox], (running) => {
  for (const { path } of pages) {
    test(`/${path} scrolls sideways at no width`, async () => {
      const { browser, url } = running();
      await browser.open(url + path);
      const overflows: Record<number, number> = {};
      for (const width of widths) {
        await browser.resize(width, 900);
        const overflow = await browser.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        if (overflow > 0) overflows[width] = overflow;
      }
      expect(overflows).toEqual({});
    });
  }
});
