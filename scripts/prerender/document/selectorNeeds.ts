import type { Selector } from 'lightningcss';

/** What a selector needs, all of it: each time one of several words in the tags of the document. */
export type Needs = readonly (readonly string[])[];

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
      return isChoice ? needsOfOne(part.selectors.map(needsOf)) : [];
    }
    if (part.type === 'pseudo-element' || !('name' in part)) return [];
    if (part.type === 'attribute' && part.namespace != null) return []; // as `xlink:href` in HTML
    const word = part.name.toLowerCase();
    return implied.has(`${part.type} ${word}`) || escapable.test(word) ? [] : [[word]];
  });
}

/** What is needed if one of several selectors must match: something of one. */
function needsOfOne(choices: readonly Needs[]): Needs {
  const [only = []] = choices;
  if (choices.length <= 1) return only;
  return choices.some((needs) => needs.length === 0) ? [] : [choices.flat(2)];
}
