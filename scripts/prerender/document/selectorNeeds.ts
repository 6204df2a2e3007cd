import type { Selector } from 'lightningcss';

/** What a selector needs, all of it: a word in the tags of the document, or one of several other selectors. */
export type Needs = readonly (string | readonly Needs[])[];

/** What the HTML of a document need not name: elements that parsers add, and the attribute that browsers set. */
const implied = new Set([
  ...['html', 'head', 'body', 'colgroup', 'tbody', 'tr'].map((name) => `type ${name}`),
  ...['type br', 'type p', 'type img'], // of </br>, </p> and <image>
  'attribute open', // of <details> and <dialog>
]);

/** What HTML may spell in another way, as an entity or in quotes. */
const escapable = /[^!-~]|["&'/<=>`]/;

/** What a selector needs of a document. States, such as `:hover`, and what `:not()` excludes need nothing. */
export function needsOf(selector: Selector): Needs {
  return selector.flatMap((part): Needs => {
    if (part.type === 'pseudo-class') {
      const { kind } = part;
      const isChoice = kind === 'is' || kind === 'where' || kind === 'has' || kind === 'any';
      return isChoice && part.selectors.length > 0 ? [part.selectors.map(needsOf)] : [];
    }
    if (part.type === 'pseudo-element' || !('name' in part)) return [];
    if (part.type === 'attribute' && part.namespace != null) return []; // as `xlink:href` in HTML
    const word = part.name.toLowerCase();
    return implied.has(`${part.type} ${word}`) || escapable.test(word) ? [] : [word];
  });
}

/** Whether a document with these words has what a selector needs. */
export function isMet(needs: Needs, words: ReadonlySet<string>): boolean {
  return needs.every((need) => (typeof need === 'string' ? words.has(need) : need.some((one) => isMet(one, words))));
}

/** All words that decide whether needs are met. */
export function wordsIn(needs: Needs): readonly string[] {
  return needs.flatMap((need) => (typeof need === 'string' ? [need] : need.flatMap(wordsIn)));
}
