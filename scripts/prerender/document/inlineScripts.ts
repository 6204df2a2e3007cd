import { createHash } from 'node:crypto';
import { UserError } from '../errors/UserError.ts';
import type { OutputFile } from '../files/files.ts';

// Inline scripts of data. Each is the same on every page of a site, so one hash in the Content Security Policy allows it.

/**
 * Lets the browser prefetch the document of a link that the visitor is about to follow, but nothing else: no link
 * elsewhere, and no file, which may be large and only be saved.
 * @param base path of the site, with both slashes.
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export function speculationRules(base: string): string {
  const isFile = [{ href_matches: `${base}*.*` }, { selector_matches: '[download]' }];
  const where = { and: [{ href_matches: `${base}*` }, { not: { or: isFile } }] };
  return scriptJson({ prefetch: [{ where, eagerness: 'moderate' }] });
}

/**
 * An import map with the hash of every module. The browser refuses a module with other bytes, whatever imports it;
 * browsers that do not support integrity in import maps ignore it.
 * @param modules every module that a page may import.
 * @see https://html.spec.whatwg.org/multipage/webappapis.html#import-map-integrity
 */
export function importMap(modules: readonly OutputFile[], base: string): string {
  const hashes = modules.map((file) => [base + file.path, integrity(file)]);
  return scriptJson({ integrity: Object.fromEntries(hashes.sort()) }); // file systems list files in different orders
}

/** @see https://www.w3.org/TR/sri-2/#integrity-metadata */
export function integrity({ body }: OutputFile): string {
  return `sha256-${createHash('sha256').update(body).digest('base64')}`;
}

/** JSON that cannot end its `<script>` element. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** @throws UserError if the text of an inline element would end it. */
export function checkInline(name: string, text: string, ending: RegExp): void {
  const [found] = ending.exec(text) ?? [];
  if (found) throw new UserError(`${name} contains ${found}, which would end it early: rewrite it`);
}
