import { it, onTestFinished } from 'vitest';
import { launchChromium } from '../../scripts/measure/chromium';
import { impact } from '../support/content';
import { startDevelopment } from './startDevelopment';

// Only a server that starts on content with an error shows that it starts nevertheless.

it('errors of the content at the start are shown in place of every page, until they are fixed', {
  timeout: 180_000,
}, async () => {
  const file = 'src/content/practice.yaml';
  const server = await startDevelopment({ [file]: (text) => text.replace(/^email:/m, 'emial:') });
  onTestFinished(server.stop);
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`${server.url}impact`);
  await page.locator('vite-error-overlay pre').filter({ hasText: 'emial' }).first().waitFor();

  await server.edit(file, (text) => text.replace(/^emial:/m, 'email:'));
  await page.getByRole('heading', { level: 1, name: impact.heading }).waitFor();
});
