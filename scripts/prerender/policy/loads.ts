import type { Tag } from './markup.ts';
import { type Directive, directives } from './policy.ts';

/** A URL that a browser loads, or sends a form to, and the directive that allows it. */
export interface Load {
  readonly directive: Directive;
  readonly url: string;
}

/** What loads, by directive: an element with its attribute; or a link with a word in its `rel`, or a preload's `as`. */
const loadingAttributes: Readonly<Record<Directive, readonly string[]>> = {
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
  'worker-src': [],
  'object-src': ['embed src', 'object data'],
  'form-action': ['form action', 'button formaction', 'input formaction'],
};
const directiveOf = new Map<string, Directive>(
  directives.flatMap((directive) => loadingAttributes[directive].map((attribute) => [attribute, directive])),
);

/** The names of elements that load something. */
export const loadingElements: ReadonlySet<string> = new Set(
  Array.from(directiveOf.keys(), (attribute) => attribute.split(' ')[0] ?? ''),
);

/** What a tag makes browsers load, or send forms to. */
export function loadsOfTag({ name, attributes }: Tag): readonly Load[] {
  if (name === 'link') {
    const wordsOf = (key: string) => attributes.get(key)?.toLowerCase().split(/\s+/) ?? [];
    const words = wordsOf('rel').includes('preload') ? wordsOf('as') : wordsOf('rel');
    const directive = words.map((word) => directiveOf.get(`link ${word}`)).find((found) => found !== undefined);
    const url = attributes.get('href');
    return directive && url ? [{ directive, url }] : [];
  }
  if (name === 'script' && !isExecuted(attributes)) return [];
  return [...attributes].flatMap(([attribute, value]) => {
    const directive = directiveOf.get(`${name} ${attribute}`);
    if (!directive || value === '') return [];
    const urls = attribute === 'srcset' ? urlsInSrcset(value) : [value];
    return urls.map((url) => ({ directive, url }));
  });
}

/** @see https://html.spec.whatwg.org/multipage/images.html#srcset-attributes */
function urlsInSrcset(text: string): readonly string[] {
  return Array.from(text.matchAll(/(\S*[^\s,])(?:\s[^,]*)?(?:,|$)/g), ([, url = '']) => url);
}

/** Whether browsers execute a script with these attributes, or read it as a rule; others are data. */
export function isExecuted(attributes: Tag['attributes']): boolean {
  return executedType.test(attributes.get('type') ?? '');
}

/** The types of scripts that are executed, or that need permission as if they were. */
const executedType = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Comments and namespaces, which load nothing; imports; fonts; and other URLs. */
const styleTokens =
  /\/\*.*?\*\/|@namespace[^;]*|@import\s*(?:url\(\s*)?["']?(?<import>[^"')\s;]+)|@font-face\s*\{[^}]*\}|\burl\(\s*(?:"[^"]*"|'[^']*'|[^"')\s]+)\s*\)/gis;
const styleUrl = /\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]+))\s*\)/gi;

/** What a style loads. */
export function loadsOfStyle(css: string): readonly Load[] {
  return Array.from(css.matchAll(styleTokens)).flatMap(({ 0: token, groups = {} }): readonly Load[] => {
    if (/^(?:\/\*|@namespace)/i.test(token)) return [];
    if (groups.import) return [{ directive: 'style-src', url: groups.import }];
    const directive = token.startsWith('@') ? 'font-src' : 'img-src';
    return Array.from(token.matchAll(styleUrl), ([, ...texts]) => ({ directive, url: texts.join('') }));
  });
}
