import type { Browser } from '@playwright/test';
import { openPage } from './openPage.ts';
import { readEntries } from './recordPerformance.ts';
import { summariseVisit, type Visit } from './summariseVisit.ts';

/** Visits an address once, and measures the visit from its start until all is done. */
export async function visitPage(browser: Browser, url: string, kind: 'page' | 'floor'): Promise<Visit> {
  const page = await openPage(browser, url, kind);
  try {
    return summariseVisit(await readEntries(page));
  } finally {
    await page.context().close();
  }
}
