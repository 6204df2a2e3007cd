import type { Page } from '@playwright/test';
import axe from 'axe-core';

// WCAG 2.2 to level AA, and what axe holds to be good practice beside it.
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page as it stands: each rule with the elements that break it. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source); // as a script element it would be blocked by the page's own policy
  const { violations } = await page.evaluate((runOnly) => axe.run(document, { runOnly }), tags);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
