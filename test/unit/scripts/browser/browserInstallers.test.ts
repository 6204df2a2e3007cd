import { expect, test } from 'vitest';
import { browserInstallers } from '../../../../scripts/browser/browserInstallers';

const playwrightPath = '/playwright/chrome';

function aptCommands(isRoot: boolean) {
  return browserInstallers({ platform: 'linux', isRoot, playwrightPath }).at(1)?.commands;
}

test("on Linux Playwright's installer is tried first, then apt-get", () => {
  const installers = browserInstallers({ platform: 'linux', isRoot: true, playwrightPath });
  expect(installers.map(({ name }) => name)).toEqual([
    'npx playwright install chromium',
    'apt-get install chromium',
  ]);
});

test("elsewhere only Playwright's installer is tried", () => {
  const installers = browserInstallers({ platform: 'darwin', isRoot: false, playwrightPath });
  expect(installers.map(({ name }) => name)).toEqual(['npx playwright install chromium']);
});

test('on Linux the browser that Playwright installed is started once, to see that it can', () => {
  const installers = browserInstallers({ platform: 'linux', isRoot: true, playwrightPath });
  expect(installers.at(0)?.commands.at(-1)).toEqual([playwrightPath, '--version']);
});

test('root updates the package lists and then installs Chromium', () => {
  expect(aptCommands(true)).toEqual([
    ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', 'update'],
    ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', 'chromium'],
  ]);
});

test('everyone else runs apt-get through a sudo that asks no password', () => {
  expect(aptCommands(false)?.map((command) => command.slice(0, 2))).toEqual([
    ['sudo', '-n'],
    ['sudo', '-n'],
  ]);
});
