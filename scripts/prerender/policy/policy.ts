import { createHash } from 'node:crypto';

/**
 * How strict a policy is. `strict` allows nothing that has no hash or source; `relaxed` allows also what `render`
 * writes inline, styles that scripts write, and markup from text; with `none`, pages have no policy.
 */
export type PolicyLevel = 'strict' | 'relaxed' | 'none';

export const self = "'self'";
export const unsafeInline = "'unsafe-inline'";

/** What a site may load without naming a source, by directive. A directive without sources is left out. */
const ownSources = {
  'script-src': { strict: [self], relaxed: [self] },
  'style-src': { strict: [], relaxed: [self, unsafeInline] },
  'img-src': { strict: [self], relaxed: [self, 'data:', 'blob:'] },
  'font-src': { strict: [self], relaxed: [self, 'data:'] },
  'connect-src': { strict: [self], relaxed: [self] }, // Lighthouse reads robots.txt from within a page
  'manifest-src': { strict: [self], relaxed: [self] },
  'media-src': { strict: [], relaxed: [self, 'data:', 'blob:'] },
  'frame-src': { strict: [], relaxed: [self] },
  'worker-src': { strict: [], relaxed: [self, 'blob:'] },
  'object-src': { strict: [], relaxed: [] },
  'form-action': { strict: [], relaxed: [self] },
} as const;

/** What may be allowed: https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy */
export type Directive = keyof typeof ownSources;

/**
 * Sources that a site allows besides its own, by directive: `{ 'img-src': ['https://tiles.example.com'] }`. A source is
 * an origin, secure or of `localhost`, with or without a path, or a `*.` at the front of the host; a scheme, such as
 * `https:` or `data:`; or a keyword of the Content Security Policy in its quotes, such as `'unsafe-eval'`.
 */
export type PolicySources = { readonly [Name in Directive]?: readonly string[] };

/** A policy: its level, `strict` by default, and the sources that it allows besides. */
export interface Policy extends PolicySources {
  readonly level?: PolicyLevel;
}

/**
 * The same policy for a development server, which adds style and script elements to the page and connects to it over a
 * socket. Everything else is refused, as on the published site. Empty at the level `none`.
 */
export function developmentPolicy(policy: Policy = {}): string {
  const text = contentSecurityPolicy(policy, {
    'script-src': [unsafeInline],
    'style-src': [self, unsafeInline],
    'connect-src': ['ws:', 'wss:'],
    'worker-src': ['blob:'], // for Vite's worker, which waits for the server to restart
  });
  const handlers = allowedSources(policy, 'script-src').includes(unsafeInline) ? '' : "; script-src-attr 'none'";
  const attributes = allowedSources(policy, 'style-src').includes(unsafeInline) ? '' : "; style-src-attr 'none'";
  return text && `${text}${handlers}${attributes}`;
}

/** All sources that a policy allows without a hash. Its level must not be `none`. */
export function allowedSources({ level = 'strict', ...sources }: Policy, name: Directive): readonly string[] {
  return [...(level === 'none' ? [] : ownSources[name][level]), ...(sources[name] ?? [])];
}

/** A policy that allows what either of two allow, at the level of the second, if it has one. */
export function mergePolicies(one: Policy = {}, other: Policy = {}): Policy {
  const level = other.level ?? one.level;
  const sources = directives.flatMap((name) => {
    const both = [...(one[name] ?? []), ...(other[name] ?? [])];
    return both.length > 0 ? [[name, both]] : [];
  });
  return { ...(level && { level }), ...Object.fromEntries(sources) };
}

export const directives = Object.keys(ownSources) as Directive[];

/** Whether browsers read a text as a source that this engine allows. */
export function isSource(text: unknown): boolean {
  return typeof text === 'string' && pattern.test(text);
}

const pattern =
  /^(?:'(?:self|unsafe-inline|unsafe-eval|wasm-unsafe-eval|unsafe-hashes|strict-dynamic|report-sample|sha(?:256|384|512)-[\w+/-]+={0,2})'|data:|blob:|https:|wss:|(?:(?:https|wss):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+|(?:https?|wss?):\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?(?:\/[\w./~%-]*)?)$/i;

/**
 * The Content Security Policy of a page, empty at the level `none`. It allows the site's own files and the sources that
 * the site adds. At the level `strict` no script may turn text into markup or code, except through the default Trusted
 * Types policy. `frame-ancestors`, `report-uri` and `sandbox` are left out: browsers reject them in a `<meta>`.
 * @param more what the page needs besides, such as the hashes of its inline style and scripts.
 * @see https://www.w3.org/TR/CSP3/#meta-element
 */
export function contentSecurityPolicy(policy: Policy, more: PolicySources): string {
  const { level = 'strict' } = policy;
  if (level === 'none') return '';
  const texts = directives.flatMap((name) => {
    const all = [...new Set([...allowedSources(policy, name), ...(more[name] ?? [])])];
    // Browsers ignore 'unsafe-inline' beside a hash.
    const allowed = all.includes(unsafeInline) ? all.filter((source) => !source.startsWith("'sha")) : all;
    if (allowed.length > 0) return [`${name} ${allowed.join(' ')}`];
    return name === 'form-action' ? ["form-action 'none'"] : []; // default-src does not cover it
  });
  return [
    "default-src 'none'",
    ...texts,
    "base-uri 'none'",
    // A hydrated page creates the default policy itself.
    ...(level === 'strict' ? ["require-trusted-types-for 'script'", 'trusted-types default'] : []),
  ].join('; ');
}

/** The source that allows an inline style or script. */
export function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
