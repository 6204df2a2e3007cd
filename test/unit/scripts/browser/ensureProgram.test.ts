import { afterEach, expect, test, vi } from 'vitest';
import { ensureProgram } from '../../../../scripts/browser/ensureProgram';

const program = {
  name: 'The Browser',
  variable: 'THE_BROWSER_PATH',
  paths: () => [],
  installers: () => [],
};

afterEach(() => {
  vi.unstubAllEnvs();
});

test('the program of its variable is given as it is', async () => {
  vi.stubEnv(program.variable, process.execPath);
  expect(await ensureProgram(program)).toBe(process.execPath);
});

test('a wrong variable is an error, not a reason to install', async () => {
  vi.stubEnv(program.variable, '/no/such/browser');
  await expect(ensureProgram(program)).rejects.toThrow('THE_BROWSER_PATH is "/no/such/browser"');
});

test('a program that nothing installs is an error', async () => {
  await expect(ensureProgram(program)).rejects.toThrow('nothing here installs it');
});
