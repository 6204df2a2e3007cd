import { chromium as playwright } from '@playwright/test';
import { expect, test } from 'vitest';
import { headlessShell } from '../../../../scripts/browser/chromium';

test("the headless shell is looked for where Playwright's own is", () => {
  const revision = /chromium-(\d+)/.exec(playwright.executablePath())?.[1];
  expect(headlessShell.path).toContain(`chromium_headless_shell-${revision}`);
  expect(headlessShell.path).toMatch(/chrome-headless-shell-[^\\/]+[\\/]chrome-headless-shell(\.exe)?$/);
});
