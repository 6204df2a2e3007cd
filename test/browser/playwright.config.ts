import { defineConfig } from '@playwright/test';
import { browserArguments, chromium, headlessShell } from '../../scripts/browser/chromium';
import { ensureProgram } from '../../scripts/browser/ensureProgram';
import { freePorts } from '../support/freePort';
import { siteDirectory, sites } from '../support/sites';

// Workers load this file too, and use the browsers and ports that the first load found.
process.env.CHROME_PATH = await ensureProgram(chromium);
process.env.HEADLESS_SHELL_PATH = await ensureProgram(headlessShell);
process.env.SITE_PORTS ??= (await freePorts(sites.length)).join();
const ports = process.env.SITE_PORTS.split(',');

/** Tests that depend on the base path. */
const ofTheBase = '**/*.base.spec.ts';
/** Tests that take long and rarely fail. */
const long = '**/*.long.spec.ts';

/**
 * Every test runs for both sites. `npm test` runs all but the long ones for the root, and for the other site those that
 * depend on the base, in the quick headless shell. `npm run test:full` runs the rest in the whole browser.
 */
const selections = [
  {
    root: { testIgnore: long },
    'some-repo': { testMatch: ofTheBase },
    suffix: '',
    executablePath: process.env.HEADLESS_SHELL_PATH,
  },
  {
    root: { testMatch: long },
    'some-repo': { testIgnore: ofTheBase },
    suffix: '-rest',
    executablePath: process.env.CHROME_PATH,
  },
] as const;

export default defineConfig({
  testDir: '.',
  globalSetup: './warnOfStaleSites.ts',
  fullyParallel: true,
  workers: '150%', // of the cores, because a test waits for its page half of the time
  // Only a test that hangs takes this long, even on a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // PLAYWRIGHT_JSON_OUTPUT_FILE names another file.
  reporter: [['list'], ['json', { outputFile: '../../test-results/playwright.json' }]],
  use: {
    colorScheme: 'light',
    // A trace costs a sixth of the time; run a failed test again with `--trace on`.
    trace: process.env.CI ? 'retain-on-failure' : 'off',
  },
  projects: selections.flatMap(({ suffix, executablePath, ...selection }) =>
    sites.map(({ name, base }, index) => ({
      ...selection[name],
      name: name + suffix,
      outputDir: `../../test-results/browser/${name}${suffix}`,
      use: {
        baseURL: `http://127.0.0.1:${ports[index]}${base}`,
        launchOptions: { executablePath, args: browserArguments() },
      },
    })),
  ),
  webServer: sites.map(({ name, base }, index) => ({
    command: `"${process.execPath}" scripts/preview.ts --out ${siteDirectory(name)} --port ${ports[index]}`,
    cwd: '../..',
    url: `http://127.0.0.1:${ports[index]}${base}`,
    reuseExistingServer: false,
  })),
});
