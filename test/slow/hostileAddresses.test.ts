import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { headlessShell, launchBrowser } from '../../scripts/browser/chromium';
import { startPreviewServer } from '../../scripts/preview/startPreviewServer';
import { navigationErrors } from '../browser/navigationErrors';
import { rememberParsed } from '../browser/parsedElements';
import { recordConsole } from '../browser/recordConsole';
import { copyProject } from '../support/copyProject';
import { hostileAddresses } from '../support/hostilePath';
import { runNpm } from './runNpm';

const minutes = 60_000;
let project: string;
let browser: Browser;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'addresses-'));
  copyProject(project);
  browser = await launchBrowser(headlessShell);
});

afterAll(async () => {
  await browser?.close();
  await rm(project, { recursive: true, force: true });
});

it.each(['/', '/some-repo/'])(
  'a thousand hostile addresses below %s are hydrated as the server answered them',
  {
    timeout: 25 * minutes,
  },
  async (base) => {
    await runNpm(project, 'build', ['--quiet', '--base', base]);
    const site = await startPreviewServer({ directory: join(project, 'dist'), base });
    onTestFinished(() => site.close());
    const addresses = hostileAddresses(site.url, 1000, 3);
    const half = addresses.length / 2;
    const errors = await Promise.all([
      openInTurn(addresses.slice(0, half), site.url),
      openInTurn(addresses.slice(half), site.url),
    ]);
    expect(errors.flat()).toEqual([]);
  },
);

/** Opens the URLs in a page, one after the other, and returns what went wrong. */
async function openInTurn(addresses: readonly string[], base: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  const consoleErrors = recordConsole(page);
  await rememberParsed(page);
  const errors: string[] = [];
  for (const address of addresses)
    errors.push(...(await navigationErrors(page, consoleErrors, { address, base })));
  await page.close();
  return [...errors, ...consoleErrors];
}
