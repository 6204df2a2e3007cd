import { createHash } from 'node:crypto';

/**
 * The Content Security Policy of a page: nothing but the site's own files, and the inline style and scripts by their
 * hashes; and no script may write markup or code into the page but by its one policy of trusted types.
 * `frame-ancestors`, `report-uri` and `sandbox` mean nothing in a `<meta>`, and browsers complain of them there.
 * @param inline the text of the inline style and of each inline script, to the byte.
 * @see https://www.w3.org/TR/CSP3/#meta-element
 */
export function contentSecurityPolicy(inline: {
  readonly style: string;
  readonly scripts: readonly string[];
}): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inline.scripts.map(hash).join(' ')}`,
    `style-src ${hash(inline.style)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'", // Lighthouse reads robots.txt from within a page
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default', // a hydrated page makes that one policy itself, or does without
  ].join('; ');
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
