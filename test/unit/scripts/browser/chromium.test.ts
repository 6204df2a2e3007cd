import { chromium as playwright } from '@playwright/test';
import { expect, test } from 'vitest';
import { chromium } from '../../../../scripts/browser/chromium';

test('Chrome in a late folder of PATH comes before Chromium in an early one', () => {
  const paths = chromium.paths('linux', { PATH: '/usr/bin:/opt/bin' });
  expect(paths.indexOf('/opt/bin/google-chrome')).toBeLessThan(paths.indexOf('/usr/bin/chromium'));
});

test("Playwright's own Chromium comes last", () => {
  expect(chromium.paths('linux', { PATH: '/usr/bin' }).at(-1)).toBe(playwright.executablePath());
});

test("on Linux Playwright's installer is tried first, then apt-get", () => {
  const installers = chromium.installers({ platform: 'linux', isRoot: true });
  expect(installers.map(({ name }) => name)).toEqual([
    'npx playwright install chromium',
    'apt-get install chromium',
  ]);
});

test("elsewhere only Playwright's installer is tried", () => {
  const installers = chromium.installers({ platform: 'darwin', isRoot: false });
  expect(installers.map(({ name }) => name)).toEqual(['npx playwright install chromium']);
});

test('on Linux the browser that Playwright installed is started once, to see that it can', () => {
  const [playwrightInstaller] = chromium.installers({ platform: 'linux', isRoot: true });
  expect(playwrightInstaller?.commands.at(-1)).toEqual([playwright.executablePath(), '--version']);
});
