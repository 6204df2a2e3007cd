import { expect, test } from 'vitest';
import { findBrowser } from '../../../../scripts/browser/findBrowser';

const playwrightPath = '/playwright/chrome';

function linuxWith(executables: string[], env: NodeJS.ProcessEnv = {}) {
  return {
    env: { PATH: '/usr/bin', ...env },
    platform: 'linux' as const,
    isExecutable: (path: string) => executables.includes(path),
    playwrightPath,
  };
}

test('CHROME_PATH comes before an installed browser', () => {
  const machine = linuxWith(['/usr/bin/google-chrome', '/mine'], { CHROME_PATH: '/mine' });
  expect(findBrowser(machine)).toBe('/mine');
});

test('a CHROME_PATH that is no executable is an error, even beside an installed browser', () => {
  const machine = linuxWith(['/usr/bin/google-chrome'], { CHROME_PATH: '/gone' });
  expect(() => findBrowser(machine)).toThrow('CHROME_PATH is "/gone", which is not an executable file');
});

test('an empty CHROME_PATH counts as unset', () => {
  const machine = linuxWith(['/usr/bin/google-chrome'], { CHROME_PATH: '' });
  expect(findBrowser(machine)).toBe('/usr/bin/google-chrome');
});

test("an installed browser comes before Playwright's own", () => {
  expect(findBrowser(linuxWith([playwrightPath, '/usr/bin/chromium']))).toBe('/usr/bin/chromium');
});

test("Playwright's own browser is found where none is installed", () => {
  expect(findBrowser(linuxWith([playwrightPath]))).toBe(playwrightPath);
});

test('nothing is found where there is no browser', () => {
  expect(findBrowser(linuxWith([]))).toBeUndefined();
});
