import { expect, test } from 'vitest';
import { chromium } from '../../../../scripts/browser/chromium';
import { firefox } from '../../../../scripts/browser/firefox';
import { webKitDriver } from '../../../../scripts/browser/webKitDriver';
import { xvfb } from '../../../../scripts/browser/xvfb';

const ofDebian = [
  { program: firefox, path: '/usr/bin/firefox-esr', debianPackage: 'firefox-esr' },
  { program: webKitDriver, path: '/usr/bin/WebKitWebDriver', debianPackage: 'webkit2gtk-driver' },
  { program: xvfb, path: '/usr/bin/Xvfb', debianPackage: 'xvfb' },
];

for (const { program, path, debianPackage } of ofDebian) {
  test(`${program.name} is looked for where Debian's package ${debianPackage} puts it`, () => {
    expect(program.paths('linux', { PATH: '/usr/bin' })).toContain(path);
  });

  test(`${program.name} is installed from Debian's package ${debianPackage}`, () => {
    const [apt] = program.installers({ platform: 'linux', isRoot: true });
    expect(apt?.commands.at(-1)?.at(-1)).toBe(debianPackage);
  });
}

test('each program has an environment variable of its own', () => {
  const variables = [chromium, firefox, webKitDriver, xvfb].map(({ variable }) => variable);
  expect(new Set(variables).size).toBe(variables.length);
});
