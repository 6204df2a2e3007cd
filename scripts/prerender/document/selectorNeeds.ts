import type { Selector } from 'lightningcss';

/** What a selector needs of a document, all of it: each time one of several names in its tags. */
export type Needs = readonly (readonly string[])[];

/** What the HTML of a document need not name: elements that parsers add, and the attribute that browsers set. */
const implied = new Set([
  ...['html', 'head', 'body', 'colgroup', 'tbody', 'tr'].map((name) => `type ${name}`),
  ...['type br', 'type p', 'type img'], // of </br>, </p> and <image>
  'attribute open', // of <details> and <dialog>
]);

/** What HTML may spell in another way, as a character reference. A name with it is not looked for. */
const escapable = /[^!-~]|["&'/<=>`]/;

/** What a selector needs of a document. States, such as `:hover`, and what `:not()` excludes need nothing. */
export function needsOf(selector: Selector): Needs {
  return selector.flatMap((part): Needs => {
    if (part.type === 'pseudo-class') {
      const { kind } = part;
      const isChoice = kind === 'is' || kind === 'where' || kind === 'has' || kind === 'any';
      return isChoice ? needsOfAny(part.selectors.map(needsOf)) : [];
    }
    if (part.type === 'pseudo-element' || !('name' in part)) return [];
    if (part.type === 'attribute' && part.namespace != null) return []; // as `xlink:href` in HTML
    const name = part.name.toLowerCase();
    return implied.has(`${part.type} ${name}`) || escapable.test(name) ? [] : [[name]];
  });
}

/** What is needed if any of several selectors must match: one name of one of them. */
function needsOfAny(selectors: readonly Needs[]): Needs {
  const [only = []] = selectors;
  if (selectors.length <= 1) return only;
  return selectors.some((needs) => needs.length === 0) ? [] : [selectors.flat(2)];
}
