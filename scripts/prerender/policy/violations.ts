import type { PageError } from '../errors/UserError.ts';
import { readAttributes } from './attributes.ts';
import { allowedSources, type Directive, hash, type Policy, self, unsafeInline } from './policy.ts';

/** The directive for each attribute with a URL, by element. */
const urlAttributes: Readonly<Record<string, Readonly<Record<string, Directive>>>> = {
  script: { src: 'script-src' },
  img: { src: 'img-src', srcset: 'img-src' },
  image: { href: 'img-src', 'xlink:href': 'img-src' },
  source: { src: 'media-src', srcset: 'img-src' },
  video: { src: 'media-src', poster: 'img-src' },
  audio: { src: 'media-src' },
  track: { src: 'media-src' },
  iframe: { src: 'frame-src' },
  frame: { src: 'frame-src' },
  embed: { src: 'object-src' },
  object: { data: 'object-src' },
  form: { action: 'form-action' },
  button: { formaction: 'form-action' },
  input: { formaction: 'form-action', src: 'img-src' },
};

/** The directive for the `href` of a link, by a word in its `rel`, or in its `as` if it is a preload. */
const linkDirectives: Readonly<Record<string, Directive>> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  'apple-touch-icon': 'img-src',
  'mask-icon': 'img-src',
  manifest: 'manifest-src',
  modulepreload: 'script-src',
};
const preloadDirectives: Readonly<Record<string, Directive>> = {
  script: 'script-src',
  style: 'style-src',
  image: 'img-src',
  font: 'font-src',
  fetch: 'connect-src',
  audio: 'media-src',
  video: 'media-src',
  track: 'media-src',
};

const loading = new Set([...Object.keys(urlAttributes), 'link', 'base', 'style']);

const longest = 100;

/** Comments, elements that contain text, and tags. */
const tokens =
  /<!--.*?-->|<(?<element>script|style|title|textarea)\b(?<start>(?:[^"'>]|"[^"]*"|'[^']*')*)>(?<text>.*?)<\/\k<element>\s*>|<(?<name>[a-z][^\s/>]*)(?<rest>(?:[^"'>]+|"[^"]*"|'[^']*')*)/gis;

/** Attributes that any element may have. */
const inlineAttribute = /\s(?:style|on[a-z]+)\s*=|javascript:/i;

/** The types of scripts that are executed, or that need permission as if they were. Others are data. */
const executed = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/**
 * Finds what a policy refuses in a document that `render` made: inline scripts and styles, event handlers, and URLs that
 * it does not allow. What scripts do later cannot be seen here.
 * @param html without what the engine adds.
 * @param allowed inline scripts that the policy of every page allows.
 * @param site the URL of the site's root, if it is known: all below its origin is the site's own.
 * @returns what browsers would refuse, and the inline scripts that a relaxed policy allows, as browsers hash them.
 */
export function checkDocument(
  html: string,
  policy: Policy,
  allowed: ReadonlySet<string> = new Set(),
  site?: string,
): { readonly violations: readonly PageError[]; readonly scripts: readonly string[] } {
  if (policy.level === 'none') return { violations: [], scripts: [] };
  const found = new Map<string, PageError>();
  const scripts: string[] = [];
  const scriptSources = allowedSources(policy, 'script-src');
  const allowsStyles = allowedSources(policy, 'style-src').includes(unsafeInline);
  const allowsHandlers = scriptSources.includes(unsafeInline);
  for (const { 0: token, groups = {} } of html.matchAll(tokens)) {
    const name = (groups.element ?? groups.name ?? '').toLowerCase();
    const start = groups.start ?? groups.rest ?? '';
    if (!loading.has(name) && !inlineAttribute.test(start)) continue;
    const report = (cause: string) => {
      if (!found.has(cause)) found.set(cause, { cause, details: `    ${shorten(groups.name ? `${token}>` : token)}` });
    };
    const values = readAttributes(start);
    const hasStyle = values.has('style');
    if (hasStyle && !allowsStyles) report(causes.styleAttribute);
    const isHandler = [...values].some(([key, value]) => /^on[a-z]/.test(key) || isScriptUrl(key, value));
    if (isHandler && !allowsHandlers) report(causes.handler);
    if (name === 'base') report(causes.base);
    const text = (groups.text ?? '').replace(/\r\n?/g, '\n'); // as parsers of HTML read it
    const allowsElement = allowsStyles || (name === 'style' && allowsHash(policy, 'style-src', text));
    if (name === 'style' && !allowsElement) report(causes.styleElement);
    if (name === 'script' && executed.test(values.get('type') ?? '') && !values.has('src')) {
      if (allowed.has(text) || allowsHash(policy, 'script-src', text)) continue;
      if (policy.level === 'relaxed') scripts.push(text);
      else if (!allowsHandlers) report(causes.script);
    }
    for (const [directive, url] of urlsOf(name, values)) reportUrl(url, directive, policy, site, report);
    if (name === 'style' && allowsElement) reportStyle(text, policy, site, report);
    if (hasStyle && allowsStyles) reportStyle(values.get('style') ?? '', policy, site, report);
  }
  return { violations: [...found.values()], scripts };
}

/** Finds the URLs in a style that a policy refuses. */
export function checkStyle(css: string, policy: Policy, site?: string): readonly PageError[] {
  const found = new Map<string, PageError>();
  if (policy.level !== 'none')
    reportStyle(css, policy, site, (cause, url) => {
      if (!found.has(cause)) found.set(cause, { cause, details: `    in the style: ${shorten(url)}` });
    });
  return [...found.values()];
}

const relax = "allow them with head: { policy: { level: 'relaxed' } }";
const causes = {
  styleAttribute: `the policy refuses style attributes: move them to the style sheet, or ${relax}`,
  styleElement: `the policy refuses style elements that render writes: move them to the style sheet, or ${relax}`,
  script: `the policy refuses inline scripts that render writes: pass them as head.scripts, or ${relax}`,
  handler: `the policy refuses event-handler attributes and javascript: URLs: add listeners in a script, or allow them with head: { policy: { 'script-src': ["'unsafe-inline'"] } }`,
  base: "the policy refuses <base>: write whole paths, or do without a policy with head: { policy: { level: 'none' } }",
};

type Report = (cause: string, url: string) => void;

function reportStyle(css: string, policy: Policy, site: string | undefined, report: Report): void {
  for (const { 0: token, groups = {} } of css.matchAll(styleTokens)) {
    if (/^(?:\/\*|@namespace)/i.test(token)) continue;
    const imported = groups.import;
    const directive = imported ? 'style-src' : token.startsWith('@') ? 'font-src' : 'img-src';
    const urls = imported ? [imported] : [...token.matchAll(styleUrl)].map(([, ...texts]) => texts.join(''));
    for (const url of urls) reportUrl(url, directive, policy, site, report);
  }
}

/** Comments and namespaces, which load nothing; imports; fonts; and other URLs. */
const styleTokens =
  /\/\*.*?\*\/|@namespace[^;]*|@import\s*(?:url\(\s*)?["']?(?<import>[^"')\s;]+)|@font-face\s*\{[^}]*\}|\burl\(\s*(?:"[^"]*"|'[^']*'|[^"')\s]+)\s*\)/gis;
const styleUrl = /\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]+))\s*\)/gi;

function reportUrl(url: string, name: Directive, policy: Policy, site: string | undefined, report: Report): void {
  const missing = missingSource(url, allowedSources(policy, name), site);
  if (missing === undefined) return;
  const what = missing === self ? "the site's own files" : missing;
  const more = name === 'style-src' && missing !== self ? ', and the origin of its fonts as font-src' : '';
  const remedy = missing.startsWith('http:')
    ? 'load it over https'
    : `allow it with head: { policy: { '${name}': [${JSON.stringify(missing)}] } }${more}`;
  report(`the policy refuses ${what} as ${name}: ${remedy}`, url);
}

/** The source that would allow a URL, unless one of the sources does. */
function missingSource(text: string, sources: readonly string[], site = 'https://site.invalid/'): string | undefined {
  const url = URL.parse(text.trim().replaceAll('&amp;', '&'), site);
  if (!url || !/^(?:https?|data|blob):$/.test(url.protocol)) return undefined; // such as about:blank
  const isOwn = url.origin === new URL(site).origin;
  if (isOwn && sources.includes(self)) return undefined;
  if (sources.some((source) => allowsUrl(source, url))) return undefined;
  if (isOwn) return self;
  return url.host === '' ? url.protocol : url.origin;
}

/** @see https://www.w3.org/TR/CSP3/#match-url-to-source-expression */
function allowsUrl(source: string, url: URL): boolean {
  if (source === url.protocol) return true;
  const [, scheme, any, host = '', port = '', path = '/'] =
    /^(https|wss):\/\/(\*\.)?([^/:]+)(?::(\d+))?(\/.*)?$/i.exec(source) ?? [];
  if (`${scheme}:` !== url.protocol || port !== url.port) return false;
  const isHost = any ? url.hostname.endsWith(`.${host.toLowerCase()}`) : url.hostname === host.toLowerCase();
  return isHost && (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path);
}

function allowsHash(policy: Policy, name: Directive, text: string): boolean {
  return allowedSources(policy, name).includes(hash(text));
}

/** The URLs that a tag makes browsers load, or send forms to. */
function urlsOf(name: string, values: ReadonlyMap<string, string>): readonly (readonly [Directive, string])[] {
  if (name === 'link') {
    const rel = (values.get('rel') ?? '').toLowerCase().split(/\s+/);
    const directive = rel.includes('preload')
      ? preloadDirectives[(values.get('as') ?? '').toLowerCase()]
      : rel.map((word) => linkDirectives[word]).find((found) => found !== undefined);
    return directive ? [[directive, values.get('href') ?? '']] : [];
  }
  if (name === 'script' && !executed.test(values.get('type') ?? '')) return [];
  return Object.entries(urlAttributes[name] ?? {}).flatMap(([attribute, directive]) => {
    const value = values.get(attribute);
    if (!value || isScriptUrl('href', value)) return [];
    const urls =
      attribute === 'srcset'
        ? Array.from(value.matchAll(/(\S*[^\s,])(?:\s+[^,]*)?(?:,|$)/g), ([, url = '']) => url)
        : [value];
    return urls.map((url) => [directive, url] as const);
  });
}

function isScriptUrl(key: string, value: string): boolean {
  // React writes such an action, which nothing runs, for forms that it handles.
  return /^(?:xlink:)?href$|^src$/.test(key) && /^\s*javascript:/i.test(value);
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
