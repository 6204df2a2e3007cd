import { chromium as playwright } from '@playwright/test';
import { afterEach, expect, test, vi } from 'vitest';
import { browserArguments, chromium, headlessShell } from '../../../../scripts/browser/chromium';
import { ensureProgram } from '../../../../scripts/browser/ensureProgram';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('the sandbox is off for root', () => {
  expect(browserArguments(true)).toContain('--no-sandbox');
});

test('the sandbox stays on for everyone else', () => {
  expect(browserArguments(false)).not.toContain('--no-sandbox');
});

test.each(['--disable-background-networking', '--disable-component-update', '--disable-sync'])(
  'the browser gets %s, so that it sends no request of its own',
  (argument) => {
    expect(browserArguments(false)).toContain(argument);
  },
);

test('the browser of CHROME_PATH is used', async () => {
  vi.stubEnv('CHROME_PATH', process.execPath);
  expect(await ensureProgram(chromium)).toBe(process.execPath);
});

test("Chrome is preferred to Chromium, and Playwright's own Chromium comes last", () => {
  const [first] = chromium.commands;
  expect(first).toBe('google-chrome');
  expect(chromium.path).toBe(playwright.executablePath());
});

test.runIf(process.platform === 'linux')(
  "on Linux Playwright's installer is tried first, then apt-get",
  () => {
    expect(chromium.installers.map(({ name }) => name)).toEqual([
      'npx playwright install chromium',
      'sudo apt-get install chromium',
    ]);
  },
);

test.runIf(process.platform === 'linux')(
  'on Linux the browser that Playwright installed is started once, to see that it can',
  () => {
    const [playwrightInstaller] = chromium.installers;
    expect(playwrightInstaller?.commands.at(-1)).toEqual([playwright.executablePath(), '--version']);
  },
);

test("the headless shell is looked for where Playwright's own is", () => {
  const revision = /chromium-(\d+)/.exec(playwright.executablePath())?.[1];
  expect(headlessShell.path).toContain(`chromium_headless_shell-${revision}`);
  expect(headlessShell.path).toMatch(/chrome-headless-shell-[^\\/]+[\\/]chrome-headless-shell(\.exe)?$/);
});
