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

/** @see https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy */
type Directive = keyof typeof ownSources;

/** A source expression. */
type Source =
  | `${'https' | 'wss'}://${string}`
  | `${'http' | 'ws'}://${'localhost' | '127.0.0.1'}${string}`
  | 'https:'
  | 'wss:'
  | 'data:'
  | 'blob:'
  | `'${'self' | 'unsafe-inline' | 'unsafe-eval' | 'wasm-unsafe-eval' | 'unsafe-hashes' | 'strict-dynamic' | 'report-sample'}'`
  | `'sha${'256' | '384' | '512'}-${string}'`;

/** Sources that a site allows besides its own, by directive: `{ 'img-src': ['https://tiles.example.com'] }`. */
export type PolicySources = Sources<Source>;

type Sources<T> = { readonly [Name in Directive]?: readonly T[] | undefined };

/**
 * Returns the Content Security Policy of a page. It allows the site's own files and the sources that the site adds. No
 * script may turn text into markup or code, except through a default Trusted Types policy, which the site may
 * create. `frame-ancestors`, `report-uri` and `sandbox` are left out: browsers reject them in a `<meta>`.
 * @param more what the page needs besides, such as the hashes of its inline CSS and scripts.
 * @see https://www.w3.org/TR/CSP3/#meta-element
 */
export function contentSecurityPolicy(policy: PolicySources, more: Sources<string>): string {
  const directives = Object.keys(ownSources) as Directive[];
  const texts = directives.flatMap((name) => {
    const all = [...new Set<string>([...ownSources[name], ...(policy[name] ?? []), ...(more[name] ?? [])])];
    // Browsers ignore 'unsafe-inline' beside a hash.
    const allowed = all.includes(unsafeInline) ? all.filter((source) => !source.startsWith("'sha")) : all;
    if (allowed.length > 0) return [`${name} ${allowed.join(' ')}`];
    return name === 'form-action' ? ["form-action 'none'"] : []; // default-src does not cover it
  });
  const fixed = ["base-uri 'none'", "require-trusted-types-for 'script'", 'trusted-types default'];
  return ["default-src 'none'", ...texts, ...fixed].join('; ');
}

/**
 * Returns the policy for a development server. Besides what the published site allows, it allows the inline styles and
 * scripts that such a server adds, and its socket.
 */
export function developmentPolicy(policy: PolicySources): string {
  const text = contentSecurityPolicy(policy, {
    'script-src': [unsafeInline],
    'style-src': [self, unsafeInline],
    'connect-src': ['ws:', 'wss:'],
    'worker-src': ['blob:'], // for Vite's worker, which waits for the server to restart
  });
  return `${text}; script-src-attr 'none'; style-src-attr 'none'`;
}

/** Returns the source that allows an inline style or script. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
