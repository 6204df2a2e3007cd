import { vi } from 'vitest';
import { isHydrated } from '../../scripts/browser/hydration';
import { routes } from '../../src/routes';
import type { EngineBrowser } from './Engine';

/** Every page of the site: its path below the base, and whether it is the one for unknown paths. */
export const pages = routes.map(({ path }) => ({
  path: path === '*' ? 'no/such/page' : path.slice(1),
  isNotFound: path === '*',
}));

/** A phone and a desktop, in CSS pixels. */
export const phone = { width: 375, height: 812 };
export const desktop = { width: 1280, height: 800 };

/** How long a test waits for a browser on a busy machine, in milliseconds. */
export const waiting = { timeout: 30_000 };

/** Opens a page, and waits for hydration. */
export async function openHydrated(browser: EngineBrowser, url: string): Promise<void> {
  await browser.open(url);
  await vi.waitUntil(() => browser.evaluate(isHydrated), waiting);
}
