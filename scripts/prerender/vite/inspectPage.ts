import { type DefaultTreeAdapterMap, html as names, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** What a page is judged by. */
export interface InspectedPage {
  readonly title: string | undefined;
  /** Its canonical URL. */
  readonly canonical: string | undefined;
  /** The URLs that it loads or links to. */
  readonly urls: ReadonlySet<string>;
  /** Why React cannot hydrate elements of it. */
  readonly problems: ReadonlySet<string>;
  /** The texts and pictures in its root element, one in each line; undefined if it has no root element. */
  readonly content: string | undefined;
  /** Whether a text is in an element that cannot be seen. */
  readonly hasHiddenText: boolean;
}

/** @param rootId the id of the element that has the markup of React. */
export function inspectPage(html: string, rootId: string): InspectedPage {
  const problems = new Set<string>();
  const urls = new Set<string>();
  let title: string | undefined;
  let canonical: string | undefined;
  let content: string | undefined;
  let hasHiddenText = false;
  const visit = (node: Node, isInRoot: boolean, isHidden: boolean) => {
    const attributes = new Map('attrs' in node ? node.attrs.map(({ name, value }) => [name, value]) : []);
    const isRoot = attributes.get('id') === rootId;
    if (isRoot) content ??= '';
    if (isInRoot) {
      const problem = hydrationProblem(node, html);
      if (problem) problems.add(problem);
      const text = textOf(node).trim();
      hasHiddenText ||= isHidden && text !== '';
      const words = text || attributes.get('src');
      content += words ? `${words}\n` : '';
    }
    if ('tagName' in node && node.tagName === 'title' && node.namespaceURI === names.NS.HTML)
      title ??= node.childNodes.map(textOf).join('');
    const isCanonical = attributes.get('rel') === 'canonical';
    if (isCanonical) canonical ??= attributes.get('href');
    for (const name of isCanonical ? [] : ['href', 'src', 'poster']) {
      const url = attributes.get(name);
      if (url) urls.add(url);
    }
    const hides = /(?:^|;)\s*opacity:\s*0(?:\.0+)?\s*(?:;|$)/.test(attributes.get('style') ?? '');
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, isInRoot || isRoot, isHidden || hides);
  };
  visit(parse(html, { sourceCodeLocationInfo: true }), false, false);
  return { title, canonical, urls, problems, content, hasHiddenText };
}

function textOf(node: Node): string {
  return 'value' in node ? node.value : '';
}

const voidElement = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/**
 * Why React cannot hydrate an element. Browsers end or add some where the markup of React does not, such as an `<li>` with
 * an `<li>` in it, or the `<tbody>` of a table without one.
 */
function hydrationProblem(node: Node, html: string): string | undefined {
  if (!('tagName' in node)) return undefined;
  const { tagName, namespaceURI, sourceCodeLocation: place } = node;
  if (tagName === 'iframe' && node.childNodes.some((child) => textOf(child).includes('<')))
    return 'browsers take what is in an <iframe> for text, so React cannot hydrate it: leave the <iframe> empty';
  // An element has both of its tags in the text. In SVG, a tag may close itself.
  if (place && (place.endTag || voidElement.test(tagName) || namespaceURI !== names.NS.HTML)) return undefined;
  const tag = place?.startTag ? html.slice(place.startTag.startOffset, place.startTag.endOffset) : `<${tagName}>`;
  return `browsers end or add ${tag} elsewhere than React does, which cannot hydrate it: nest elements as HTML allows, such as no <li> in <li>, <a> in <a> or <div> in <p>, and rows of a table in <tbody>`;
}
