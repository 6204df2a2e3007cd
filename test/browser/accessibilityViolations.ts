import type { Page } from '@playwright/test';
import axe from 'axe-core';

// WCAG 2.2 to level AA, and axe's best practices.
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that the page violates according to axe, each with the violating element. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  // Evaluated, because the page's own policy would block a script element.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const options = { runOnly: tags, resultTypes: ['violations' as const] };
  const { violations } = await page.evaluate((all) => axe.run(document, all), options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
