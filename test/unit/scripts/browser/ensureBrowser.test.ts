import { afterEach, expect, test, vi } from 'vitest';
import { ensureBrowser } from '../../../../scripts/browser/ensureBrowser';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('the browser of CHROME_PATH is given as it is', async () => {
  vi.stubEnv('CHROME_PATH', process.execPath);
  expect(await ensureBrowser()).toBe(process.execPath);
});

test('a wrong CHROME_PATH is an error, not a reason to install', async () => {
  vi.stubEnv('CHROME_PATH', '/no/such/browser');
  await expect(ensureBrowser()).rejects.toThrow('CHROME_PATH is "/no/such/browser"');
});
