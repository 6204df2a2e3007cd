import { setTimeout } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';

/** How long a page may take until it is hydrated, in milliseconds. */
export const hydrationLimit = 30_000;

/** Chrome's words for what a policy refuses. */
const refusal = /Content Security Policy|requires 'Trusted/;
/** Another origin in it, and the directive that lacks it. */
const refusedOrigin = /'(https?:\/\/[^/']+)[^']*' violates the following Content Security Policy directive: "([\w-]+)/;

/** Opens a page, and returns the problems that the browser reports until the page is hydrated and has settled. */
export async function problemsInBrowser(page: Page, url: string): Promise<ReadonlySet<string>> {
  const problems = new Set<string>();
  const printed: string[] = []; // by console.error
  page.on('pageerror', (error) => problems.add(`Uncaught ${error}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && message.args().length > 0) printed.push(text);
    else if (refusal.test(text)) problems.add(`${text} ${remedyFor(text)}`);
  });
  await page.evaluateOnNewDocument(rememberHeading);
  const deadline = performance.now() + hydrationLimit;
  await page.goto(url, { waitUntil: 'domcontentloaded', timeout: hydrationLimit }).catch(() => undefined); // it may loop
  while (problems.size === 0 && !(await page.evaluate(isHydrated).catch(() => false))) {
    if (performance.now() > deadline) return new Set([`React did not hydrate it within ${hydrationLimit / 1000} s`]);
    await setTimeout(50);
  }
  await setTimeout(1000); // for effects, and what they start
  const error = await page.evaluate(untilIdle).catch((cause: Error) => cause); // it may load another document
  if (error?.message.includes('timed out'))
    return new Set([`it gives no answer for ${hydrationLimit / 1000} s: it loops`]);
  const lost = await page.evaluate(lostHeading).catch(() => '');
  if (lost && printed[0] !== undefined && problems.size === 0)
    problems.add(`“${lost}” is gone once React has taken over the page: ${printed[0]}`);
  await page.close();
  return problems;
}

function remedyFor(refused: string): string {
  const [, origin, directive] = refusedOrigin.exec(refused) ?? [];
  return origin && directive
    ? `Allow it with head: { policy: { '${directive}': ['${origin}'] } }`
    : "Allow it with head: { policy: { level: 'relaxed' } }";
}

// The following run in the page, so they use nothing outside themselves.

/** Whether React has taken over an element of the page, or all of it. */
function isHydrated(): boolean {
  const nodes = [document, ...document.querySelectorAll('*')];
  return nodes.some((node) => Object.keys(node).some((key) => key.startsWith('__react')));
}

function untilIdle(): Promise<void> {
  return new Promise((resolve) => requestIdleCallback(() => resolve()));
}

/** Remembers the first heading or text of a page as it was served. */
function rememberHeading(): void {
  addEventListener('DOMContentLoaded', () => {
    const servedHeading = document.querySelector('h1,h2,h3,p,li')?.textContent ?? '';
    Object.assign(globalThis, { servedHeading });
  });
}

/** That text, if the page no longer has it. */
function lostHeading(): string {
  const { servedHeading = '' } = Object(globalThis);
  return document.body.textContent?.includes(servedHeading) ? '' : servedHeading;
}
