import { type DefaultTreeAdapterTypes, parse } from 'parse5';

const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

/**
 * Every character that the pages show, each once; and all of printable ASCII, for what a page shows only later:
 * another year, an error.
 * @param pages whole HTML documents.
 */
export function visibleCharacters(pages: readonly string[]): string {
  const characters = new Set(printableAscii);
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if (node.nodeName === 'head') return;
    if ('value' in node) for (const character of node.value) characters.add(character);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  for (const page of pages) visit(parse(page));
  characters.delete('\n');
  return [...characters].sort().join('');
}
