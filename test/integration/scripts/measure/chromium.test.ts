import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { writeSite } from '../../../support/writeSite';

// What it installs is used by the browser tests on a machine without a browser.

it('finds the Chromium in CHROME_PATH, or else in PATH', async () => {
  const folder = await writeSite({ chromium: '' });

  expect(await find(folder, { CHROME_PATH: '/own/chromium', PATH: folder })).toBe('/own/chromium');
  expect(await find(folder, { PATH: folder })).toBe(join(folder, 'chromium'));
});

// Playwright tries three times.
it('without browser and network, the error says what to install', async () => {
  const message = await find(await writeSite({}), { PATH: '' });

  expect(message).toMatch(/No Chromium was found.*\n.*none could be installed.*ECONNREFUSED.*apt .*brew .*winget /s);
});

/** Finds a browser in a project folder; returns what is printed: its path, or the error. */
async function find(folder: string, env: Readonly<Record<string, string>>): Promise<string> {
  const module = pathToFileURL(resolve('scripts/measure/chromium.ts'));
  const script = `import { findChromium } from '${module}';
    try { console.log(findChromium()); } catch ({ message }) { console.log(message); }`;
  const offline = { PLAYWRIGHT_BROWSERS_PATH: join(folder, 'none'), PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9' };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    env: { ...offline, ...env },
  });
  return stdout.trim();
}
