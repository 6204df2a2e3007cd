import { defineConfig } from '@playwright/test';
import { browserArguments } from '../../scripts/browser/browserArguments';
import { ensureBrowser } from '../../scripts/browser/ensureBrowser';
import { contentFolder } from '../support/copyProject';
import { freePorts } from '../support/freePort';
import { siteDirectory, sites } from '../support/sites';
import { newerSources } from '../support/staleSites';

// Workers read this file too: they take the browser and the ports that the first reading found.
process.env.CHROME_PATH = await ensureBrowser();
process.env.SITE_PORTS ??= (await freePorts(sites.length)).join();
const ports = process.env.SITE_PORTS.split(',');

if (process.env.TEST_WORKER_INDEX === undefined) {
  for (const { name } of sites) {
    const [newer] = newerSources(siteDirectory(name), [
      'src',
      'scripts',
      'public',
      'vite.config.ts',
      contentFolder,
    ]);
    if (newer) console.warn(`${siteDirectory(name)} is older than ${newer}: run "npm run test:sites" first.`);
  }
}

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
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
