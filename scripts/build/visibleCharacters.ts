import { type DefaultTreeAdapterTypes, parse } from 'parse5';

const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

/**
 * Every character that a page shows, each once; and all of printable ASCII, for what it shows only later:
 * another year, an error. An accent that stands behind its letter counts as one character with it, as browsers draw it.
 * @param page a whole HTML document.
 */
export function visibleCharacters(page: string): string {
  const characters = new Set(printableAscii);
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if (node.nodeName === 'head') return;
    if ('value' in node) for (const character of node.value.normalize('NFC')) characters.add(character);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(page));
  characters.delete('\n');
  return [...characters].sort().join('');
}
