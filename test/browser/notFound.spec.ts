import { notFound } from '../support/content';
import { expect, hydrated, status404, test } from './fixtures';

test('a path of any depth shows the not-found page, logs the path and links home', { tag: '@base' }, async ({
  page,
  consoleErrors,
  baseURL,
}) => {
  const response = await page.goto('./a/b/c/d');
  await hydrated(page);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
  await expect.poll(() => consoleErrors.length).toBe(2);
  expect(consoleErrors.splice(0)).toEqual([status404, '404: no page at /a/b/c/d']);
  const home = page.getByRole('link', { name: notFound.returnLabel });
  await expect(home).toHaveAttribute('href', new URL(baseURL ?? '').pathname);
});
