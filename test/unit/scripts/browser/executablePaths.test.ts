import { expect, test } from 'vitest';
import { executablePaths } from '../../../../scripts/browser/executablePaths';

const pathsOf = executablePaths({
  linux: ['first', 'second'],
  mac: ['/Applications/First.app/first'],
  windows: ['First\\first.exe', 'Second\\second.exe'],
});

test('on Linux the names are looked for in every folder of PATH, the preferred one in all before the next', () => {
  expect(pathsOf('linux', { PATH: '/usr/bin:/opt/bin' })).toEqual([
    '/usr/bin/first',
    '/opt/bin/first',
    '/usr/bin/second',
    '/opt/bin/second',
  ]);
});

test('on Linux without PATH there is nowhere to look', () => {
  expect(pathsOf('linux', {})).toEqual([]);
});

test('on macOS the paths are as they are given', () => {
  expect(pathsOf('darwin', {})).toEqual(['/Applications/First.app/first']);
});

test('on Windows the paths are looked for in the program folders that are set', () => {
  expect(pathsOf('win32', { 'ProgramFiles(x86)': 'D:\\Programs' })).toEqual([
    'D:\\Programs\\First\\first.exe',
    'D:\\Programs\\Second\\second.exe',
  ]);
});

test.each(['darwin', 'win32'] as const)(
  'a program that exists for Linux only is nowhere on %s',
  (platform) => {
    expect(executablePaths({ linux: ['first'] })(platform, { ProgramFiles: 'C:\\Programs' })).toEqual([]);
  },
);
