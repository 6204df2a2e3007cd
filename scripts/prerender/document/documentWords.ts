import { parseFragment } from 'parse5';
import { readToken, readTokens } from '../policy/markup.ts';
import { createCache } from './cache.ts';
import { cssWords } from './cssText.ts';
import { type StyleSheet, wordsOf } from './styleSheet.ts';

/** The elements that the engine itself adds to documents, with all attributes that they may have. */
const ownWords = [
  ...['meta', 'http-equiv', 'content', 'name', 'style', 'data-sheet', 'data-integrity'],
  ...['link', 'rel', 'href', 'integrity', 'media', 'script', 'type', 'data-modules'],
];

/** How many tags are remembered, since most are on many pages. */
const remembered = 2000;

/**
 * Prepares the words that decide which rules of a style sheet a page can use.
 * @returns a function from the tokens of a document to those words that it has: names of elements and attributes, words
 *   in the values of attributes, where classes and ids are, and names in its style. A document that something can change
 *   otherwise than its tags say, such as a script, may have any.
 */
export function wordFinder(sheet: StyleSheet): (tokens: Iterable<string>) => ReadonlySet<string> {
  const { words, names } = wordsOf(sheet);
  const every: ReadonlySet<string> = new Set([...words, ...names]);
  const cached = createCache<ReadonlySet<string>>(remembered);

  const wordsIn = (token: string): ReadonlySet<string> => {
    const { name, attributes, text, hasText } = readToken(token);
    const values = new Map(Array.from(attributes, ([key, value]) => [key, decoded(value)]));
    if (changesDocument(name, values)) return every;
    const found = new Set<string>();
    const add = (candidates: Iterable<string>, known: ReadonlySet<string>) => {
      for (const word of candidates) if (known.has(word)) found.add(word);
    };
    add([name], words);
    for (const [key, value] of values) add([key, ...value.toLowerCase().split(/[\s;]+/)], words);
    add(cssWords(values.get('style') ?? ''), names);
    if (name === 'style') add(cssWords(text), names);
    if (name === 'link' || /@import/i.test(text)) add(names, names); // another sheet may use any
    if (hasText) for (const inner of readTokens(text)) add(wordsIn(inner), every); // in drawings, a title contains elements
    return found;
  };
  const own = ownWords.filter((word) => words.has(word));
  return (tokens) => {
    const all = new Set(own);
    for (const token of tokens) {
      const found = token.endsWith('>') ? wordsIn(token) : cached(token, () => wordsIn(token));
      if (found === every) return every;
      for (const word of found) all.add(word);
    }
    return all;
  };
}

/** The types of scripts that are data. */
const data = /^\s*(?:importmap|speculationrules|[^/]*\/(?:[^/]*\+)?json)\s*$/i;

/** In which attribute a frame has its URL. */
const frames: Readonly<Record<string, string>> = { iframe: 'src', frame: 'src', embed: 'src', object: 'data' };

/** Whether an element can change the document: a script, an event handler, a frame of the same origin, what is edited. */
function changesDocument(name: string, attributes: ReadonlyMap<string, string>): boolean {
  if (name === 'script') return !data.test(attributes.get('type') ?? '');
  const frame = attributes.get(frames[name] ?? '');
  const isOtherOrigin = frame === undefined || /^\s*(?:[a-z][\w+.-]*:|\/\/)/i.test(frame);
  const edited = attributes.get('contenteditable') ?? 'false';
  return (
    !isOtherOrigin ||
    attributes.has('srcdoc') ||
    edited.toLowerCase() !== 'false' ||
    // React writes a URL that throws for the forms that it handles.
    [...attributes].some(([key, value]) => /^on/.test(key) || /^\s*javascript:(?!throw )/i.test(value))
  );
}

/** The value of an attribute without its character references, but for those that are of no word that is looked for. */
function decoded(value: string): string {
  if (!/&(?!(?:amp|gt|lt|quot|#39|#x27);)/.test(value)) return value;
  const [element] = parseFragment(`<a a="${value.replaceAll('"', '&quot;')}">`).childNodes;
  return element && 'attrs' in element ? (element.attrs[0]?.value ?? value) : value;
}
