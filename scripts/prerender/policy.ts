import { createHash } from 'node:crypto';

/** What every site may load, by directive. A directive without sources is left out. */
const ownSources = {
  'script-src': ["'self'"],
  'style-src': [],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"], // Lighthouse reads robots.txt from within a page
  'manifest-src': ["'self'"],
  'media-src': [],
  'frame-src': [],
  'worker-src': [],
  'form-action': [],
} as const;

type Directive = keyof typeof ownSources;

/**
 * Origins that a site allows besides its own, by directive: `{ 'img-src': ['https://tiles.example.com'] }`. Also
 * accepted: a path, a `*.` at the front of the host, `wss://` origins, and the schemes `data:` and `blob:`.
 */
export type PolicySources = { readonly [Name in Directive]?: readonly string[] };

/** The inline style and scripts of a page, which are allowed by their hashes. */
interface Inline {
  readonly style?: string;
  /** Whether the page also loads the site's style sheet. */
  readonly hasStyleFile?: boolean;
  readonly scripts: readonly string[];
}

/**
 * The Content Security Policy of a page. It allows the site's own files, the inline style and scripts, and the sources
 * that the site adds. No script may turn text into markup or code, except through the default Trusted Types policy.
 * `frame-ancestors`, `report-uri` and `sandbox` are left out: browsers reject them in a `<meta>`.
 * @see https://www.w3.org/TR/CSP3/#meta-element
 */
export function contentSecurityPolicy(
  { style, hasStyleFile = false, scripts }: Inline,
  sources: PolicySources = {},
): string {
  return policy(sources, {
    'script-src': scripts.map(hash),
    'style-src': [...(hasStyleFile ? ["'self'"] : []), ...(style === undefined ? [] : [hash(style)])],
  });
}

/**
 * The same policy for a development server, which adds style and script elements to the page and connects to it over a
 * socket. Everything else is refused, as on the published site.
 */
export function developmentPolicy(sources: PolicySources = {}): string {
  const attributes = "script-src-attr 'none'; style-src-attr 'none'";
  const inline = ["'unsafe-inline'"];
  return `${policy(sources, {
    'script-src': inline,
    'style-src': ["'self'", ...inline],
    'connect-src': ['ws:', 'wss:'],
    'worker-src': ['blob:'], // for Vite's worker, which waits for the server to restart
  })}; ${attributes}`;
}

/** The errors in a site's sources, which would break the policy or be ignored by browsers. */
export function checkPolicy(sources: PolicySources): string[] {
  return Object.entries(sources).flatMap(([directive, origins]) => {
    if (!(directive in ownSources))
      return [`policy ${directive}: choose one of ${Object.keys(ownSources).join(', ')}`];
    return origins
      .filter((origin) => !source.test(origin))
      .map(
        (origin) =>
          `policy ${directive}: ${JSON.stringify(origin)} is not an origin: write it as https://maps.example.com`,
      );
  });
}

const source =
  /^(?:data:|blob:|(?:https|wss):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?(?:\/[\w./~%-]*)?)$/i;

function policy(sources: PolicySources, more: PolicySources): string {
  const directives = (Object.keys(ownSources) as Directive[]).flatMap((name) => {
    const allowed = [...ownSources[name], ...(more[name] ?? []), ...(sources[name] ?? [])];
    if (allowed.length > 0) return [`${name} ${allowed.join(' ')}`];
    return name === 'form-action' ? ["form-action 'none'"] : []; // default-src does not cover it
  });
  return [
    "default-src 'none'",
    ...directives,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default', // a hydrated page creates this policy itself
  ].join('; ');
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
