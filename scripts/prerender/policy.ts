import { createHash } from 'node:crypto';

const self = "'self'";
const unsafeInline = "'unsafe-inline'";

/** What a site may load without naming a source, by directive. A directive without sources is left out. */
const ownSources = {
  'script-src': [self],
  'style-src': [],
  'img-src': [self],
  'font-src': [self],
  'connect-src': [self], // Lighthouse reads robots.txt from within a page
  'manifest-src': [self],
  'media-src': [],
  'frame-src': [],
  'worker-src': [],
  'object-src': [],
  'form-action': [],
} as const;

/** What may be allowed: https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy */
export type Directive = keyof typeof ownSources;

export const directives = Object.keys(ownSources) as Directive[];

/**
 * Sources that a site allows besides its own, by directive: `{ 'img-src': ['https://tiles.example.com'] }`. A source is
 * an origin, secure or of `localhost`, with or without a path, or a `*.` at the front of the host; a scheme, such as
 * `https:` or `data:`; or a keyword of the Content Security Policy in its quotes, such as `'unsafe-eval'`.
 */
export type PolicySources = { readonly [Name in Directive]?: readonly string[] | undefined };

/** What a text must look like to be a source. */
export const sourcePattern =
  /^(?:'(?:self|unsafe-inline|unsafe-eval|wasm-unsafe-eval|unsafe-hashes|strict-dynamic|report-sample|sha(?:256|384|512)-[\w+/-]+={0,2})'|data:|blob:|https:|wss:|(?:(?:https|wss):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+|(?:https?|wss?):\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?(?:\/[\w./~%-]*)?)$/i;

/**
 * The Content Security Policy of a page. It allows the site's own files and the sources that the site adds. No script
 * may turn text into markup or code, except through the default Trusted Types policy, which a hydrated page creates
 * itself. `frame-ancestors`, `report-uri` and `sandbox` are left out: browsers reject them in a `<meta>`.
 * @param more what the page needs besides, such as the hashes of its inline style and scripts.
 * @see https://www.w3.org/TR/CSP3/#meta-element
 */
export function contentSecurityPolicy(policy: PolicySources, more: PolicySources): string {
  const texts = directives.flatMap((name) => {
    const all = [...new Set([...ownSources[name], ...(policy[name] ?? []), ...(more[name] ?? [])])];
    // Browsers ignore 'unsafe-inline' beside a hash.
    const allowed = all.includes(unsafeInline) ? all.filter((source) => !source.startsWith("'sha")) : all;
    if (allowed.length > 0) return [`${name} ${allowed.join(' ')}`];
    return name === 'form-action' ? ["form-action 'none'"] : []; // default-src does not cover it
  });
  const fixed = ["base-uri 'none'", "require-trusted-types-for 'script'", 'trusted-types default'];
  return ["default-src 'none'", ...texts, ...fixed].join('; ');
}

/**
 * The same policy for a development server, which adds style and script elements to the page and connects to it over a
 * socket. Everything else is refused, as on the published site.
 */
export function developmentPolicy(policy: PolicySources): string {
  const text = contentSecurityPolicy(policy, {
    'script-src': [unsafeInline],
    'style-src': [self, unsafeInline],
    'connect-src': ['ws:', 'wss:'],
    'worker-src': ['blob:'], // for Vite's worker, which waits for the server to restart
  });
  const handlers = policy['script-src']?.includes(unsafeInline) ? '' : "; script-src-attr 'none'";
  const attributes = policy['style-src']?.includes(unsafeInline) ? '' : "; style-src-attr 'none'";
  return text + handlers + attributes;
}

/** The source that allows an inline style or script. */
export function hashSource(text: string | Uint8Array): string {
  return `'${integrity(text)}'`;
}

/** @see https://www.w3.org/TR/sri-2/#integrity-metadata */
export function integrity(body: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(body).digest('base64')}`;
}
