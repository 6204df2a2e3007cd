import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { launchBrowser } from '../../scripts/browser/chromium';
import { startPreviewServer } from '../../scripts/preview/startPreviewServer';
import { addressFaults } from '../browser/addressFaults';
import { rememberParsed } from '../browser/parsedElements';
import { recordComplaints } from '../browser/recordComplaints';
import { copyProject } from '../support/copyProject';
import { hostileAddresses } from '../support/hostilePath';
import { runNpm } from './runNpm';

const minutes = 60_000;
let project: string;
let browser: Browser;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'addresses-'));
  copyProject(project);
  browser = await launchBrowser();
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
    const page = await browser.newPage();
    onTestFinished(() => page.close());
    const complaints = recordComplaints(page);
    await rememberParsed(page);

    const faults: string[] = [];
    for (const address of hostileAddresses(site.url, 1000, 3)) {
      faults.push(...(await addressFaults(page, complaints, { address, base: site.url })));
    }
    expect([...faults, ...complaints]).toEqual([]);
  },
);
