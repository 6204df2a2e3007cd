import { expect, test } from 'vitest';
import { browserPaths } from '../../../../scripts/browser/browserPaths';

test('on Linux the browsers are looked for in every folder of PATH', () => {
  const paths = browserPaths('linux', { PATH: '/usr/bin:/opt/bin' });
  expect(paths).toEqual(expect.arrayContaining(['/usr/bin/chromium', '/opt/bin/chromium']));
});

test('on Linux Chrome in a late folder of PATH comes before Chromium in an early one', () => {
  const paths = browserPaths('linux', { PATH: '/usr/bin:/opt/bin' });
  expect(paths.indexOf('/opt/bin/google-chrome')).toBeLessThan(paths.indexOf('/usr/bin/chromium'));
});

test('on Linux without PATH there is nowhere to look', () => {
  expect(browserPaths('linux', {})).toEqual([]);
});

test('on macOS the browsers are looked for in /Applications', () => {
  expect(browserPaths('darwin', {})).toContain(
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  );
});

test('on Windows the browsers are looked for in the program folders that are set', () => {
  expect(browserPaths('win32', { 'ProgramFiles(x86)': 'D:\\Programs' })).toEqual([
    'D:\\Programs\\Google\\Chrome\\Application\\chrome.exe',
    'D:\\Programs\\Chromium\\Application\\chrome.exe',
    'D:\\Programs\\Microsoft\\Edge\\Application\\msedge.exe',
  ]);
});
