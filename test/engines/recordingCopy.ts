import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callExpression } from './Engine';

/**
 * Copies a built site, with each of its scripts recording console errors before it does anything else: whichever
 * runs first starts the recording. In the pages, the hashes of the scripts are those of the copy; every other byte
 * stays as it is.
 */
export async function recordingCopy(directory: string, copy: string): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  await cp(directory, copy, { recursive: true });
  const names = await readdir(copy, { recursive: true });
  const hashes = new Map<string, string>();
  for (const name of names.filter((file) => file.endsWith('.js'))) {
    await rewrite(join(copy, name), (script) => {
      const recording = `${callExpression(recordConsole, [])};${script}`;
      hashes.set(hashOf(script), hashOf(recording));
      return recording;
    });
  }
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    await rewrite(join(copy, name), (page) => withHashes(page, hashes));
  }
}

/** A page whose import map names other hashes, and whose policy allows that map. */
function withHashes(page: string, hashes: ReadonlyMap<string, string>): string {
  const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(page) ?? [];
  const copied = [...hashes].reduce((text, [previous, hash]) => text.replace(previous, hash), map);
  return page.replace(map, copied).replace(hashOf(map), hashOf(copied));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

declare global {
  interface Window {
    consoleErrors?: string[];
  }
}

/**
 * Keeps in `window.consoleErrors` what a page's console would show: errors and warnings, uncaught errors and
 * breaches of the content security policy. Runs in the page, and reaches nothing outside itself.
 */
function recordConsole(): void {
  if (window.consoleErrors) return;
  const consoleErrors: string[] = [];
  window.consoleErrors = consoleErrors;
  for (const level of ['error', 'warn'] as const) {
    const show = console[level];
    console[level] = (...words: unknown[]) => {
      consoleErrors.push(words.join(' '));
      show.apply(console, words);
    };
  }
  window.addEventListener('error', ({ message }) => consoleErrors.push(`uncaught: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => consoleErrors.push(`uncaught: ${reason}`));
  window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    consoleErrors.push(`blocked by ${violatedDirective}: ${blockedURI}`),
  );
}
