import { chromium as playwright } from '@playwright/test';
import { expect, test } from 'vitest';
import { browserArguments, headlessShell } from '../../../../scripts/browser/chromium';

test('the sandbox is off for root alone', () => {
  expect(browserArguments(true)).toContain('--no-sandbox');
  expect(browserArguments(false)).not.toContain('--no-sandbox');
});

test("the headless shell is looked for where Playwright's own is", () => {
  const revision = /chromium-(\d+)/.exec(playwright.executablePath())?.[1];
  expect(headlessShell.path).toContain(`chromium_headless_shell-${revision}`);
  expect(headlessShell.path).toMatch(/chrome-headless-shell-[^\\/]+[\\/]chrome-headless-shell(\.exe)?$/);
});
