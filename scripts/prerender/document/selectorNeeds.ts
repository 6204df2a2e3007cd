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
    switch (part.type) {
      case 'attribute':
        return part.namespace == null ? needsOfName(part.type, part.name) : []; // `xlink:href` in HTML
      case 'type':
      case 'class':
      case 'id':
        return needsOfName(part.type, part.name);
      case 'pseudo-class':
        return needsOfPseudoClass(part);
      default:
        return [];
    }
  });
}

function needsOfName(kind: string, name: string): Needs {
  const word = name.toLowerCase();
  return implied.has(`${kind} ${word}`) || escapable.test(word) ? [] : [word];
}

function needsOfPseudoClass(pseudoClass: Extract<Selector[number], { type: 'pseudo-class' }>): Needs {
  switch (pseudoClass.kind) {
    case 'is':
    case 'where':
    case 'has':
    case 'any':
      return pseudoClass.selectors.length > 0 ? [pseudoClass.selectors.map(needsOf)] : [];
    default:
      return [];
  }
}

/** Whether a document with these words has what a selector needs. */
export function isMet(needs: Needs, words: ReadonlySet<string>): boolean {
  return needs.every((need) => (typeof need === 'string' ? words.has(need) : need.some((one) => isMet(one, words))));
}

/** All words that decide whether needs are met. */
export function wordsIn(needs: Needs): readonly string[] {
  return needs.flatMap((need) => (typeof need === 'string' ? [need] : need.flatMap(wordsIn)));
}
