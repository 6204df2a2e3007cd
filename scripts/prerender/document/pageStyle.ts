import { createCache } from './cache.ts';
import { type Needs, printStyle, type StylePart, type StyleSheet } from './styleSheet.ts';

/** The tags of a document, without their `>`. */
const tags = /<[a-z](?:[^"'>]+|"[^"]*"|'[^']*')*/gi;

/** A script of the site itself that the document loads. */
const ownScript = /<script\b[^>]*\ssrc\s*=(?!\s*["']?(?:https?:)?\/\/)/i;

/** How many tags are remembered, since most are on many pages. */
const remembered = 2000;

/**
 * Prepares the words that the selectors of a style sheet need.
 * @returns a function from a document to those of them that are in its tags: as the name of an element or attribute,
 *   or in an attribute's value, where classes and ids are. A script of the site's own may add any of them.
 */
export function wordFinder(sheet: StyleSheet): (html: string) => ReadonlySet<string> {
  const known = new Set(wordsOf(sheet));
  const cached = createCache<readonly string[]>(remembered);
  const findIn = (tag: string) =>
    tag
      .toLowerCase()
      .split(/[\s"'/<=>]+/)
      .filter((word) => known.has(word));
  return (html) => {
    if (ownScript.test(html)) return known;
    const all = new Set<string>();
    for (const tag of new Set(html.match(tags))) for (const word of cached(tag, () => findIn(tag))) all.add(word);
    return all;
  };
}

/**
 * The part of a style sheet that a document can use, whatever state it is in: a rule is left out only if each of its
 * selectors needs a word that is not in the document.
 */
export function pageStyle(sheet: StyleSheet, words: ReadonlySet<string>): string {
  return printStyle(sheet, (part) => part.type !== 'rule' || part.selectors.some((needs) => isMet(needs, words)));
}

function isMet(needs: Needs, words: ReadonlySet<string>): boolean {
  return needs.every((need) => (typeof need === 'string' ? words.has(need) : need.some((one) => isMet(one, words))));
}

function wordsOf(sheet: StyleSheet): readonly string[] {
  const inNeeds = (needs: Needs): readonly string[] =>
    needs.flatMap((need) => (typeof need === 'string' ? [need] : need.flatMap(inNeeds)));
  return sheet.flatMap((part: StylePart) => {
    if (part.type === 'block') return wordsOf(part.parts);
    return part.type === 'rule' ? part.selectors.flatMap(inNeeds) : [];
  });
}
