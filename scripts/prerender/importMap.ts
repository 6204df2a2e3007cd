import { createHash } from 'node:crypto';
import type { OutputFile } from './outputFile.ts';
import { scriptJson } from './scriptJson.ts';

/**
 * The import map of a site: it has the browser refuse a module whose bytes are not these, however it is imported. A
 * browser that knows no integrity in it passes over that.
 * @param modules every one that a page may import.
 * @param base with both its slashes.
 * @see https://html.spec.whatwg.org/multipage/webappapis.html#import-map-integrity
 */
export function importMap(modules: readonly OutputFile[], base: string): string {
  const inOrder = modules.toSorted((one, other) => (one.path < other.path ? -1 : 1)); // whatever the disk's
  const integrity = inOrder.map(({ path, body }) => {
    const hash = createHash('sha256').update(body).digest('base64');
    return [base + path, `sha256-${hash}`];
  });
  return scriptJson({ integrity: Object.fromEntries(integrity) });
}
