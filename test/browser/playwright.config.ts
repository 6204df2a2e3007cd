import { defineConfig } from '@playwright/test';
import { browserArguments, chromium, headlessShell } from '../../scripts/browser/chromium';
import { ensureProgram } from '../../scripts/browser/ensureProgram';
import { freePorts } from '../support/freePort';
import { siteDirectory, sites } from '../support/sites';

// Workers read this file too: they take the browsers and the ports that the first reading found.
process.env.CHROME_PATH = await ensureProgram(chromium);
process.env.HEADLESS_SHELL_PATH = await ensureProgram(headlessShell);
process.env.SITE_PORTS ??= (await freePorts(sites.length)).join();
const ports = process.env.SITE_PORTS.split(',');

/** Asks of every page what depends on where the site lives. */
const ofTheBase = '**/*.base.spec.ts';
/** Takes long, and fails seldom. */
const long = '**/*.long.spec.ts';

/**
 * Every test runs at both sites. `npm test` runs all but the long ones at the root, and at the other site what depends
 * on the base, in the quick shell; the rest is for `npm run test:full`, in the whole browser.
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
  workers: '150%', // of the cores: a test waits for its page half of the time
  // Only what hangs takes as long, not what runs on a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // PLAYWRIGHT_JSON_OUTPUT_FILE names another file.
  reporter: [['list'], ['json', { outputFile: '../../test-results/playwright.json' }]],
  use: {
    colorScheme: 'light',
    // A sixth of the time, and elsewhere a failed test can be run again with `--trace on`.
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
    command: `node --import tsx scripts/preview.ts --out ${siteDirectory(name)} --port ${ports[index]}`,
    cwd: '../..',
    url: `http://127.0.0.1:${ports[index]}${base}`,
    reuseExistingServer: false,
  })),
});
