import { parseFragment } from 'parse5';
import { readToken, readTokens } from '../policy/markup.ts';
import type { Cache } from './cache.ts';
import { changesDocument } from './changesDocument.ts';
import { cssWords } from './cssText.ts';
import type { SheetNames, UsedNames } from './styleSheet.ts';

/** The names of the elements that the engine adds to documents, and of all attributes that they may have. */
const addedNames = [
  ...['meta', 'http-equiv', 'content', 'name', 'style', 'data-sheet', 'data-integrity'],
  ...['link', 'rel', 'href', 'integrity', 'media', 'script', 'type', 'data-modules'],
];

/**
 * Finds which names of a style sheet a document uses: as elements and attributes, as words in the values of attributes,
 * where classes and ids are, and in its style. A document that something can change may use any.
 * @param tokens of the document, by `readTokens`.
 * @param cache keeps what is found in start tags, since most are on many pages.
 */
export function usedNames(tokens: Iterable<string>, names: SheetNames, cache: Cache<UsedNames>): UsedNames {
  const used = new Set(addedNames.filter((name) => names.inSelectors.has(name)));
  for (const token of tokens) {
    const find = () => namesInToken(token, names, cache);
    const found = isStartTag(token) ? cache.get(token, find) : find();
    if (found === 'any') return 'any';
    for (const name of found) used.add(name);
  }
  return used;
}

/** Whether a token is a start tag: only comments, and elements with their text, end with `>`. */
function isStartTag(token: string): boolean {
  return !token.endsWith('>');
}

function namesInToken(token: string, names: SheetNames, cache: Cache<UsedNames>): UsedNames {
  const { name, attributes: encoded, text, hasText } = readToken(token);
  const attributes = new Map(Array.from(encoded, ([key, value]) => [key, decodeReferences(value)]));
  if (changesDocument(name, attributes)) return 'any';
  const inText = hasText ? usedNames(readTokens(text), names, cache) : []; // in drawings, a title contains elements
  if (inText === 'any') return 'any';
  const words = Array.from(attributes, ([key, value]) => [key, ...value.toLowerCase().split(/[\s;]+/)]).flat();
  const inStyle = [...cssWords(attributes.get('style') ?? ''), ...(name === 'style' ? cssWords(text) : [])];
  const hasOtherSheet = name === 'link' || /@import/i.test(text); // which may use any rule of a name
  return new Set([
    ...[name, ...words].filter((word) => names.inSelectors.has(word)),
    ...(hasOtherSheet ? names.ofRules : inStyle.filter((word) => names.ofRules.has(word))),
    ...inText,
  ]);
}

/**
 * The value of an attribute with its character references decoded, unless it has only those that React writes. They
 * stand for characters that no name has which is looked for (`selectorNeeds.ts`), and need no slow parser.
 */
function decodeReferences(value: string): string {
  if (!/&(?!(?:amp|gt|lt|quot|#39|#x27);)/.test(value)) return value;
  const [element] = parseFragment(`<a a="${value.replaceAll('"', '&quot;')}">`).childNodes;
  return element && 'attrs' in element ? (element.attrs[0]?.value ?? value) : value;
}
