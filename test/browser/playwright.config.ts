import { defineConfig } from '@playwright/test';
import { browserArguments, ensureBrowser } from '../../scripts/browser/chromium';
import { freePorts } from '../support/freePort';
import { siteDirectory, sites } from '../support/sites';

// Workers read this file too: they take the browser and the ports that the first reading found.
process.env.CHROME_PATH = await ensureBrowser();
process.env.SITE_PORTS ??= (await freePorts(sites.length)).join();
const ports = process.env.SITE_PORTS.split(',');

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  globalSetup: './warnOfStaleSites.ts',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../../test-results/playwright.json' }]],
  use: {
    colorScheme: 'light',
    launchOptions: { executablePath: process.env.CHROME_PATH, args: browserArguments() },
    trace: 'retain-on-failure',
  },
  projects: sites.map(({ name, base }, index) => ({
    name,
    use: { baseURL: `http://127.0.0.1:${ports[index]}${base}` },
  })),
  webServer: sites.map(({ name, base }, index) => ({
    command: `node --import tsx scripts/preview.ts --out ${siteDirectory(name)} --port ${ports[index]}`,
    cwd: '../..',
    url: `http://127.0.0.1:${ports[index]}${base}`,
    reuseExistingServer: false,
  })),
});
