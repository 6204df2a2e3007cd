import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../scripts/browser/launchBrowser';
import { startPreviewServer } from '../../scripts/preview/startPreviewServer';
import { addressFaults } from '../browser/addressFaults';
import { rememberParsed } from '../browser/parsedElements';
import { recordComplaints } from '../browser/recordComplaints';
import { copyProject } from '../copyProject';
import { hostilePath } from '../hostilePath';
import { runNpm } from './runNpm';

const minutes = 60_000;
const base = '/some-repo/';
let project: string;
let browser: Browser;
let site: Awaited<ReturnType<typeof startPreviewServer>>;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'addresses-'));
  copyProject(project);
  await runNpm(project, 'build', ['--quiet', '--base', base]);
  site = await startPreviewServer({ directory: join(project, 'dist'), base });
  browser = await launchBrowser();
}, 5 * minutes);

afterAll(async () => {
  await browser?.close();
  await site?.close();
  await rm(project, { recursive: true, force: true });
});

it('a thousand hostile addresses are hydrated as the server answered them', {
  timeout: 20 * minutes,
}, async () => {
  const addresses = fc
    .sample(hostilePath, { numRuns: 3000, seed: 3 })
    .map((path) => new URL(site.url + path).href)
    .filter((address) => address.startsWith(site.url)) // steps up may lead out of the site
    .slice(0, 1000);
  expect(addresses).toHaveLength(1000);

  const page = await browser.newPage();
  const complaints = recordComplaints(page);
  await rememberParsed(page);
  const faults: string[] = [];
  for (const address of addresses) {
    faults.push(...(await addressFaults(page, complaints, { address, base: site.url })));
  }
  expect([...faults, ...complaints]).toEqual([]);
});
