import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PreviewServer, startPreviewServer } from '../../scripts/previewServer';
import { siteDirectory, sites } from '../support/sites';

declare global {
  interface Window {
    consoleErrors: string[];
  }
}

/**
 * Serves the site built for a base path. The first script of each page records console errors, because WebKit's driver
 * does not report them.
 * @param without interfaces, and members of interfaces, that the script removes before other scripts run.
 */
export async function serveSite(without: readonly (readonly [string, string?])[] = []): Promise<PreviewServer> {
  const [, { name }] = sites;
  const directory = await mkdtemp(join(tmpdir(), 'engines-'));
  await cp(siteDirectory(name), directory, { recursive: true });
  const script = `(${recordConsole})();(${remove})(${JSON.stringify(without)})`;
  const hash = createHash('sha256').update(script).digest('base64');
  for (const file of await readdir(directory, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    const html = await readFile(join(directory, file), 'utf8');
    const allowed = html.replace("script-src 'self'", `$& 'sha256-${hash}'`);
    const viewport = '<meta name="viewport"'; // right after the policy
    await writeFile(
      join(directory, file),
      allowed.replace(viewport, () => `<script>${script}</script>${viewport}`),
    );
  }
  const server = await startPreviewServer({ directory });
  await rm(directory, { recursive: true }); // the server has read it
  return server;
}

/**
 * Records in `window.consoleErrors` what a page's console would show: errors and warnings, uncaught errors and
 * violations of the Content Security Policy. Runs in the page, so it must not use anything outside itself.
 */
function recordConsole(): void {
  const consoleErrors: string[] = [];
  window.consoleErrors = consoleErrors;
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...words: unknown[]) => consoleErrors.push(words.join(' '));
  }
  window.addEventListener('error', ({ message }) => consoleErrors.push(`uncaught: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => consoleErrors.push(`uncaught: ${reason}`));
  window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    consoleErrors.push(`blocked by ${violatedDirective}: ${blockedURI}`),
  );
}

/** Removes interfaces, and members of interfaces. Runs in the page, so it must not use anything outside itself. */
function remove(without: readonly (readonly [string, string?])[]): void {
  for (const [name, member] of without) {
    const found: { prototype?: object } | undefined = Reflect.get(globalThis, name);
    if (member === undefined) Reflect.deleteProperty(globalThis, name);
    else
      for (const owner of [found, found?.prototype, name === 'Window' ? globalThis : undefined])
        if (owner) Reflect.deleteProperty(owner, member);
  }
}
