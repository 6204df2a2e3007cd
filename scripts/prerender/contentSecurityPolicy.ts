import { createHash } from 'node:crypto';

/**
 * The Content Security Policy of a page: nothing but the site's own files, and the inline style by its hash.
 * `frame-ancestors`, `report-uri` and `sandbox` mean nothing in a `<meta>`, and browsers complain of them there.
 * @param style the text of the inline style, to the byte.
 * @see https://www.w3.org/TR/CSP3/#meta-element
 */
export function contentSecurityPolicy(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${hash}'`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
