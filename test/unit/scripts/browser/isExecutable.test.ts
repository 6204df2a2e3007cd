import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { isExecutable } from '../../../../scripts/browser/isExecutable';

test('a program is executable', () => {
  expect(isExecutable(process.execPath)).toBe(true);
});

test.skipIf(process.platform === 'win32')('a text file is not executable', () => {
  expect(isExecutable(import.meta.filename)).toBe(false);
});

test('a folder is not executable', () => {
  expect(isExecutable(tmpdir())).toBe(false);
});

test('a path that leads nowhere is not executable', () => {
  expect(isExecutable('/no/such/file')).toBe(false);
});
