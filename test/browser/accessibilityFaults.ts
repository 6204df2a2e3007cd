import type { Page } from '@playwright/test';
import axe from 'axe-core';

// WCAG 2.2 to level AA, and what axe holds to be good practice beside it.
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page as it stands: each rule with the elements that break it. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // As a script element it would be blocked by the page's own policy.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const options = { runOnly: tags, resultTypes: ['violations' as const] };
  const { violations } = await page.evaluate((all) => axe.run(document, all), options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
