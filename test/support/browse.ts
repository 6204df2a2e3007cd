import type { BrowserContextOptions } from '@playwright/test';
import { onTestFinished } from 'vitest';
import { launchChromium } from '../../scripts/measure/chromium';
import { startPreviewServer } from '../../scripts/previewServer';

/** Serves a built site at the root, and opens an empty page for it, for the duration of a test. */
export async function browse(directory: string, options: BrowserContextOptions = {}) {
  const server = await startPreviewServer({ directory });
  onTestFinished(server.close);
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const page = await browser.newPage(options);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return {
    page,
    /** The URL of the home page, with its slash. */
    url: server.url,
    /** What the console has shown so far. */
    errors,
  };
}
