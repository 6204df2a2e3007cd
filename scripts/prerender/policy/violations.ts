import { readToken } from './markup.ts';
import {
  allowedSources,
  type Directive,
  directives,
  hash,
  isSource,
  type Policy,
  self,
  unsafeInline,
} from './policy.ts';

/** What loads, by directive: an element with its attribute; or a link with a word in its `rel`, or a preload's `as`. */
const loaders: Readonly<Record<Exclude<Directive, 'worker-src'>, readonly string[]>> = {
  'script-src': ['script src', 'link modulepreload', 'link script'],
  'style-src': ['link stylesheet', 'link style'],
  'img-src': [
    ...['img src', 'img srcset', 'image href', 'image xlink:href', 'source srcset', 'video poster', 'input src'],
    ...['link icon', 'link apple-touch-icon', 'link mask-icon', 'link image'],
  ],
  'font-src': ['link font'],
  'connect-src': ['link fetch'],
  'manifest-src': ['link manifest'],
  'media-src': ['source src', 'video src', 'audio src', 'track src', 'link audio', 'link video', 'link track'],
  'frame-src': ['iframe src', 'frame src'],
  'object-src': ['embed src', 'object data'],
  'form-action': ['form action', 'button formaction', 'input formaction'],
};
const loadedBy = new Map<string, Directive>(
  directives.flatMap((name) => (name === 'worker-src' ? [] : loaders[name].map((loader) => [loader, name] as const))),
);

/** A URL that a browser loads, or sends a form to, and the directive that allows it. */
type Load = readonly [Directive, string];

/** The start of an element that loads something, or is inline. */
const loading = new RegExp(
  `^<(?:${[...Array.from(loadedBy.keys(), (loader) => loader.split(' ')[0]), 'base', 'style'].join('|')})(?:[\\s/>]|$)`,
  'i',
);

const longest = 100;

/** Attributes that any element may have. */
const inlineAttribute = /\s(?:style|on[a-z]+)\s*=|javascript:/i;

/** The types of scripts that are executed, or that need permission as if they were. */
const executed = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/**
 * Finds what a policy refuses in a document that `render` made: inline scripts and styles, event handlers, and URLs that
 * it does not allow. What scripts do later cannot be seen here.
 * @param tokens of the document, without what the engine adds.
 * @param site the URL of the site's root, if it is known: all below its origin is the site's own.
 * @returns what browsers would refuse, and the inline scripts that a relaxed policy allows, as browsers hash them.
 */
export function checkDocument(
  tokens: Iterable<string>,
  policy: Policy,
  site?: string,
): { readonly violations: readonly string[]; readonly scripts: readonly string[] } {
  if (policy.level === 'none') return { violations: [], scripts: [] };
  const found = new Map<string, string>();
  const scripts: string[] = [];
  const [scriptSources, styleSources] = [allowedSources(policy, 'script-src'), allowedSources(policy, 'style-src')];
  const allowsHandlers = scriptSources.includes(unsafeInline);
  const allowsStyles = styleSources.includes(unsafeInline);
  for (const token of tokens) {
    if (!loading.test(token) && !inlineAttribute.test(token)) continue;
    const { name, attributes: values, text, hasText } = readToken(token);
    const refused: string[] = [];
    const loads = loadsOf(name, values);
    const style = values.get('style');
    if (style !== undefined && !allowsStyles) refused.push(causes.styleAttribute);
    if (style !== undefined) loads.push(...loadsIn(style.replaceAll('&quot;', '"')));
    if (!allowsHandlers && [...values].some(isHandler)) refused.push(causes.handler);
    if (name === 'base') refused.push(causes.base);
    if (name === 'style') {
      if (!allowsStyles && !styleSources.includes(hash(text))) refused.push(causes.styleElement);
      loads.push(...loadsIn(text));
    }
    if (name === 'script' && isExecuted(values) && !values.has('src') && !scriptSources.includes(hash(text))) {
      if (policy.level === 'relaxed') scripts.push(text);
      else if (!allowsHandlers) refused.push(causes.script);
    }
    for (const load of loads) refused.push(...causesOf(load, policy, site));
    for (const cause of refused) if (!found.has(cause)) found.set(cause, hasText ? token : `${token}>`);
  }
  return { violations: printed(found), scripts };
}

/** Finds the URLs in a style that a policy refuses. */
export function checkStyle(css: string, policy: Policy, site?: string): readonly string[] {
  if (policy.level === 'none') return [];
  const found = new Map<string, string>();
  for (const load of loadsIn(css))
    for (const cause of causesOf(load, policy, site))
      if (!found.has(cause)) found.set(cause, `in the style: ${load[1]}`);
  return printed(found);
}

/** What is refused, each with the first text in which it is. */
function printed(found: ReadonlyMap<string, string>): readonly string[] {
  return Array.from(found, ([cause, text]) => {
    const line = text.replace(/\s+/g, ' ');
    return `${cause}\n    ${line.length > longest ? `${line.slice(0, longest)}…` : line}`;
  });
}

const relax = "allow them with head: { policy: { level: 'relaxed' } }";
const causes = {
  styleAttribute: `the policy refuses style attributes: move them to the style sheet, or ${relax}`,
  styleElement: `the policy refuses style elements that render writes: move them to the style sheet, or ${relax}`,
  script: `the policy refuses inline scripts that render writes: pass them as head.scripts, or ${relax}`,
  handler: `the policy refuses event-handler attributes and javascript: URLs: add listeners in a script, or allow them with head: { policy: { 'script-src': ["'unsafe-inline'"] } }`,
  base: "the policy refuses <base>: write whole paths, or do without a policy with head: { policy: { level: 'none' } }",
};

/** Comments and namespaces, which load nothing; imports; fonts; and other URLs. */
const styleTokens =
  /\/\*.*?\*\/|@namespace[^;]*|@import\s*(?:url\(\s*)?["']?(?<import>[^"')\s;]+)|@font-face\s*\{[^}]*\}|\burl\(\s*(?:"[^"]*"|'[^']*'|[^"')\s]+)\s*\)/gis;
const styleUrl = /\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]+))\s*\)/gi;

/** What a style loads. */
function loadsIn(css: string): Load[] {
  return Array.from(css.matchAll(styleTokens)).flatMap(({ 0: token, groups = {} }): Load[] => {
    if (/^(?:\/\*|@namespace)/i.test(token)) return [];
    if (groups.import) return [['style-src', groups.import]];
    const directive = token.startsWith('@') ? 'font-src' : 'img-src';
    return Array.from(token.matchAll(styleUrl), ([, ...texts]) => [directive, texts.join('')]);
  });
}

/** Why a policy refuses a URL, and the source that would allow it; empty if it does not. */
function causesOf([name, text]: Load, policy: Policy, site = 'https://site.invalid/'): readonly string[] {
  const url = URL.parse(text, site);
  if (url?.protocol === 'file:')
    return [`${text} is a file of the machine that builds: import it, as in import picture from './picture.png'`];
  if (!url || !/^(?:https?|data|blob):/.test(url.protocol)) return []; // such as about:blank
  const sources = allowedSources(policy, name);
  const isOwn = url.origin === new URL(site).origin;
  if ((isOwn && sources.includes(self)) || sources.some((source) => allowsUrl(source, url))) return [];
  const missing = isOwn ? self : url.host === '' ? url.protocol : url.origin;
  const more = name === 'style-src' && !isOwn ? ', and the origin of its fonts as font-src' : '';
  const remedy =
    missing !== self && !isSource(missing)
      ? 'load it over https'
      : `allow it with head: { policy: { '${name}': [${JSON.stringify(missing)}] } }${more}`;
  return [`the policy refuses ${isOwn ? "the site's own files" : missing} as ${name}: ${remedy}`];
}

/** @see https://www.w3.org/TR/CSP3/#match-url-to-source-expression */
function allowsUrl(source: string, url: URL): boolean {
  if (source === url.protocol) return true;
  const allowed = URL.parse(source); // null for keywords
  if (allowed?.protocol !== url.protocol || allowed.port !== url.port) return false;
  const { hostname: host, pathname: path } = allowed;
  const isHost = host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host;
  return isHost && (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path);
}

/** What a tag makes browsers load, or send forms to. */
function loadsOf(name: string, values: ReadonlyMap<string, string>): Load[] {
  if (name === 'link') {
    const wordsOf = (key: string) => values.get(key)?.toLowerCase().split(/\s+/) ?? [];
    const words = wordsOf('rel').includes('preload') ? wordsOf('as') : wordsOf('rel');
    const directive = words.map((word) => loadedBy.get(`link ${word}`)).find((found) => found !== undefined);
    const href = values.get('href');
    return directive && href ? [[directive, href]] : [];
  }
  if (name === 'script' && !isExecuted(values)) return [];
  return [...values].flatMap(([attribute, value]): Load[] => {
    const directive = loadedBy.get(`${name} ${attribute}`);
    if (!directive || value === '' || scriptUrl.test(value)) return [];
    if (attribute !== 'srcset') return [[directive, value]];
    return Array.from(value.matchAll(/(\S*[^\s,])(?:\s[^,]*)?(?:,|$)/g), ([, url = '']) => [directive, url]);
  });
}

/** Whether browsers execute a script with these attributes, or read it as a rule; others are data. */
export function isExecuted(values: ReadonlyMap<string, string>): boolean {
  return executed.test(values.get('type') ?? '');
}

const scriptUrl = /^\s*javascript:/i;

function isHandler([key, value]: readonly [string, string]): boolean {
  // In `action`, React writes such a URL, which nothing runs, for forms that it handles.
  return /^on[a-z]/.test(key) || (['href', 'xlink:href', 'src'].includes(key) && scriptUrl.test(value));
}
