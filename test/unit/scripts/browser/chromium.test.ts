import { chromium as playwright } from '@playwright/test';
import { expect, test } from 'vitest';
import { browserArguments, chromium, headlessShell } from '../../../../scripts/browser/chromium';

test('the sandbox is off for root alone', () => {
  expect(browserArguments(true)).toContain('--no-sandbox');
  expect(browserArguments(false)).not.toContain('--no-sandbox');
});

test.runIf(process.platform === 'linux')(
  'Playwright’s installer is tried first, and starts what it installed once, to see that it can; then apt-get',
  () => {
    expect(chromium.installers.map(({ name }) => name)).toEqual([
      'npx playwright install chromium',
      'sudo apt-get install chromium',
    ]);
    expect(chromium.installers[0]?.commands.at(-1)).toEqual([playwright.executablePath(), '--version']);
  },
);

test("the headless shell is looked for where Playwright's own is", () => {
  const revision = /chromium-(\d+)/.exec(playwright.executablePath())?.[1];
  expect(headlessShell.path).toContain(`chromium_headless_shell-${revision}`);
  expect(headlessShell.path).toMatch(/chrome-headless-shell-[^\\/]+[\\/]chrome-headless-shell(\.exe)?$/);
});
