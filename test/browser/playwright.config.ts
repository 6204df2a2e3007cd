import { defineConfig } from '@playwright/test';
import { browserArguments, findChromium } from '../../scripts/measure/chromium';
import { freePort } from '../support/freePort';
import { siteDirectory, sites } from '../support/sites';

// Workers load this file too, and use the ports that the first load found.
process.env.SITE_PORTS ??= (await Promise.all(sites.map(freePort))).join();
const ports = process.env.SITE_PORTS.split(',');

const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: '150%', // of the cores, because a test waits for its page half of the time
  // Only a test that hangs takes this long, even on a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../../test-results/playwright.json' }]],
  use: {
    colorScheme: 'light',
    // A trace costs a sixth of the time. GitHub keeps it; elsewhere, run a failed test again with `--trace on`.
    trace: process.env.GITHUB_ACTIONS ? 'retain-on-failure' : 'off',
  },
  projects: sites.map(({ name, base }, index) => ({
    // Below a base path, only the tests that it can break.
    ...(base !== '/' && { grep: /@base/ }),
    name,
    outputDir: `../../test-results/browser/${name}`,
    use: {
      baseURL: `http://127.0.0.1:${ports[index]}${base}`,
      // With classic scrollbars, as on Windows and Linux, which take their width from the page.
      launchOptions: { executablePath, args: browserArguments, ignoreDefaultArgs: ['--hide-scrollbars'] },
    },
  })),
  webServer: sites.map(({ name, base }, index) => ({
    command: `"${process.execPath}" scripts/preview.ts --out ${siteDirectory(name)} --port ${ports[index]}`,
    cwd: '../..',
    url: `http://127.0.0.1:${ports[index]}${base}`,
    reuseExistingServer: false,
  })),
});
