import { defineConfig } from '@playwright/test';
import { browserArguments } from '../../scripts/browser/browserArguments';
import { ensureBrowser } from '../../scripts/browser/ensureBrowser';
import { siteDirectory, sites } from '../support/sites';

// Workers read this file too: they take the browser that the first reading found.
process.env.CHROME_PATH = await ensureBrowser();

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../../test-results/playwright.json' }]],
  use: {
    colorScheme: 'light',
    launchOptions: { executablePath: process.env.CHROME_PATH, args: browserArguments() },
    trace: 'retain-on-failure',
  },
  projects: sites.map(({ name, base, port }) => ({
    name,
    use: { baseURL: `http://127.0.0.1:${port}${base}` },
  })),
  webServer: sites.map(({ name, base, port }) => ({
    command: `node --import tsx scripts/preview.ts --out ${siteDirectory(name)} --port ${port}`,
    cwd: '../..',
    url: `http://127.0.0.1:${port}${base}`,
    reuseExistingServer: false,
  })),
});
