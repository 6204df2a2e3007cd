import { type DefaultTreeAdapterMap, html as names, parse } from 'parse5';

type Element = DefaultTreeAdapterMap['element'];

const voidElement = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/**
 * The elements that browsers end or add where the markup of React does not, such as an `<li>` with an `<li>` in it, or the
 * `<tbody>` of a table without one. React cannot hydrate what is around them.
 * @param rootId the id of the element that has the markup.
 * @returns their start tags.
 */
export function misnested(html: string, rootId = 'root'): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: DefaultTreeAdapterMap['node'], isInRoot: boolean) => {
    if (isInRoot && 'tagName' in node && !isWhole(node)) {
      const { startTag } = node.sourceCodeLocation ?? {};
      found.add(startTag ? html.slice(startTag.startOffset, startTag.endOffset) : `<${node.tagName}>`);
    }
    const isRoot = 'attrs' in node && node.attrs.some(({ name, value }) => name === 'id' && value === rootId);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, isInRoot || isRoot);
  };
  visit(parse(html, { sourceCodeLocationInfo: true }), false);
  return found;
}

/** Whether an element has both of its tags in the text. In a drawing, it may end itself. */
function isWhole({ tagName, namespaceURI, sourceCodeLocation: place }: Element): boolean {
  if (!place) return false;
  return Boolean(place.endTag) || voidElement.test(tagName) || namespaceURI !== names.NS.HTML;
}
