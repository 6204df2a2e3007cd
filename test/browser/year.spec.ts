import { practice } from '../support/content';
import { expect, openHydrated, test } from './fixtures';

test('the footer shows the current year, years after the build', async ({ page }) => {
  await page.clock.setFixedTime('2041-06-15');
  await openHydrated(page, './');
  await expect(page.getByRole('contentinfo')).toContainText(`© 2041 ${practice.brandName}`);
});
