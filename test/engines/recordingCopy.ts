import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callExpression } from './Engine';

/**
 * Copies a built site, and lets each script begin by recording console errors: whichever runs first starts the
 * recording. The pages get the hashes of the changed scripts. Nothing else changes.
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

/** Replaces the hashes in the import map of a page, and that of the map in its policy. */
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
 * Records in `window.consoleErrors` what a page's console would show: errors and warnings, uncaught errors and
 * violations of the Content Security Policy. Runs in the page, so it must not use anything outside itself.
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
