import { isExecuted, type Load, loadingElements, loadsOfStyle, loadsOfTag } from './loads.ts';
import { readToken, type Token } from './markup.ts';
import { allowedSources, hash, isSource, type Policy, self, unsafeInline } from './policy.ts';

/** The start of a tag that is checked, because its element loads something or is inline. */
const checkedTag = new RegExp(`^<(?:${[...loadingElements, 'base', 'style'].join('|')})(?:[\\s/>]|$)`, 'i');

/** An attribute for which any tag is checked. */
const checkedAttribute = /\s(?:style|on[a-z]+)\s*=|javascript:/i;

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
  for (const token of tokens) {
    if (!checkedTag.test(token) && !checkedAttribute.test(token)) continue;
    const tag = readToken(token);
    if (policy.level === 'relaxed' && isInlineScript(tag) && !allowsInline(policy, 'script-src', tag.text))
      scripts.push(tag.text);
    for (const cause of causesIn(tag, policy, site))
      if (!found.has(cause)) found.set(cause, tag.hasText ? token : `${token}>`);
  }
  return { violations: toMessages(found), scripts };
}

/** Finds the URLs in a style that a policy refuses. */
export function checkStyle(css: string, policy: Policy, site?: string): readonly string[] {
  if (policy.level === 'none') return [];
  const found = new Map<string, string>();
  for (const load of loadsOfStyle(css)) {
    const cause = loadCause(load, policy, site);
    if (cause !== undefined && !found.has(cause)) found.set(cause, `in the style: ${load.url}`);
  }
  return toMessages(found);
}

/** How many characters of a document a message shows. */
const excerptLength = 100;

/** @param found the causes, each with the first text that has it. */
function toMessages(found: ReadonlyMap<string, string>): readonly string[] {
  return Array.from(found, ([cause, text]) => {
    const line = text.replace(/\s+/g, ' ');
    return `${cause}\n    ${line.length > excerptLength ? `${line.slice(0, excerptLength)}…` : line}`;
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

/** Why a policy refuses a tag, and the text in it; empty if it does not. */
function causesIn(tag: Token, policy: Policy, site: string | undefined): readonly string[] {
  const { name, attributes, text } = tag;
  const style = attributes.get('style');
  const ownStyles = [
    ...(style === undefined ? [] : [style.replaceAll('&quot;', '"')]),
    ...(name === 'style' ? [text] : []),
  ];
  const refused: string[] = [];
  if (style !== undefined && !allowsInline(policy, 'style-src')) refused.push(causes.styleAttribute);
  if (!allowsInline(policy, 'script-src') && [...attributes].some(isHandler)) refused.push(causes.handler);
  if (name === 'base') refused.push(causes.base);
  if (name === 'style' && !allowsInline(policy, 'style-src', text)) refused.push(causes.styleElement);
  if (policy.level !== 'relaxed' && isInlineScript(tag) && !allowsInline(policy, 'script-src', text))
    refused.push(causes.script);
  const loads = [...loadsOfTag(tag), ...ownStyles.flatMap(loadsOfStyle)];
  return [...refused, ...loads.flatMap((load) => loadCause(load, policy, site) ?? [])];
}

function isInlineScript({ name, attributes }: Token): boolean {
  return name === 'script' && isExecuted(attributes) && !attributes.has('src');
}

/** Whether a policy allows all that is inline, or a text by its hash. */
function allowsInline(policy: Policy, directive: 'script-src' | 'style-src', text?: string): boolean {
  const sources = allowedSources(policy, directive);
  return sources.includes(unsafeInline) || (text !== undefined && sources.includes(hash(text)));
}

const scriptUrl = /^\s*javascript:/i;

function isHandler([key, value]: readonly [string, string]): boolean {
  // In `action`, React writes such a URL, which nothing runs, for forms that it handles.
  return /^on[a-z]/.test(key) || (['href', 'xlink:href', 'src'].includes(key) && scriptUrl.test(value));
}

/** Why a policy refuses a URL, and the source that would allow it; undefined if it does not. */
function loadCause({ directive, url: text }: Load, policy: Policy, site = 'https://site.invalid/'): string | undefined {
  const url = URL.parse(text, site);
  if (url?.protocol === 'file:')
    return `${text} is a file of the machine that builds: import it, as in import picture from './picture.png'`;
  if (!url || !/^(?:https?|data|blob):/.test(url.protocol)) return undefined; // such as about:blank
  const sources = allowedSources(policy, directive);
  const isOwn = url.origin === new URL(site).origin;
  if ((isOwn && sources.includes(self)) || sources.some((source) => allowsUrl(source, url))) return undefined;
  const missing = isOwn ? self : url.host === '' ? url.protocol : url.origin;
  const more = directive === 'style-src' && !isOwn ? ', and the origin of its fonts as font-src' : '';
  const remedy =
    missing !== self && !isSource(missing)
      ? 'load it over https'
      : `allow it with head: { policy: { '${directive}': [${JSON.stringify(missing)}] } }${more}`;
  return `the policy refuses ${isOwn ? "the site's own files" : missing} as ${directive}: ${remedy}`;
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
