import { type DefaultTreeAdapterMap, html as names, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

const voidElement = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

const namedPaths = 3;

const sameContent =
  'have the same content: no effect runs in the build, so read data while rendering, from an import, a loader or a promise that use reads; and check that a route matches each path';

/**
 * What is no error, but a mistake of most apps: markup that React cannot hydrate, and pages with the same content, such
 * as that of a loading state.
 * @param pages the documents by their paths.
 * @param rootId the id of the element that has the markup of React.
 */
export function pageWarnings(pages: ReadonlyMap<string, string>, rootId = 'root'): string[] {
  const read = [...pages].map(([path, html]) => ({ path, ...readRoot(html, rootId) }));
  const problems = read.flatMap(({ path, problems }) => [...problems].map((problem) => ({ path, problem })));
  const withRoot = read.filter(({ content }) => content !== undefined);
  return [
    ...[...Map.groupBy(problems, ({ problem }) => problem)].map(([problem, on]) => ({ on, problem })),
    ...[...Map.groupBy(withRoot, ({ content }) => content).values()]
      .filter(({ length }) => length > 1)
      .map((on) => ({ on, problem: sameContent })),
  ].map(({ on, problem }) => {
    const paths = on.map(({ path }) => path);
    return `${paths.slice(0, namedPaths).join(', ')}${paths.length > namedPaths ? ' and others' : ''}: ${problem}`;
  });
}

/** The problems of the markup in the root element, and its texts and pictures, if there is such an element. */
function readRoot(html: string, rootId: string) {
  const problems = new Set<string>();
  let content: string | undefined;
  const visit = (node: Node, isInRoot: boolean) => {
    const attributes = 'attrs' in node ? node.attrs : [];
    const isRoot = attributes.some(({ name, value }) => name === 'id' && value === rootId);
    if (isRoot) content ??= '';
    if (isInRoot) {
      const problem = problemOf(node, html);
      if (problem) problems.add(problem);
      const text = 'value' in node ? node.value : attributes.find(({ name }) => name === 'src')?.value;
      content += text ? `${text}\n` : '';
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, isInRoot || isRoot);
  };
  visit(parse(html, { sourceCodeLocationInfo: true }), false);
  return { problems, content };
}

/**
 * Why React cannot hydrate an element. Browsers end or add some where the markup of React does not, such as an `<li>` with
 * an `<li>` in it, or the `<tbody>` of a table without one.
 * @see https://github.com/facebook/react/issues/26946 for what React 18 escapes
 */
function problemOf(node: Node, html: string): string | undefined {
  if (!('tagName' in node)) return undefined;
  const { tagName, namespaceURI, sourceCodeLocation: place, childNodes } = node;
  const { startTag } = place ?? {};
  const tag = startTag ? html.slice(startTag.startOffset, startTag.endOffset) : `<${tagName}>`;
  // An element has both of its tags in the text. In a drawing, it may end itself.
  const isWhole = place && (place.endTag || voidElement.test(tagName) || namespaceURI !== names.NS.HTML);
  if (!isWhole)
    return `browsers end or add ${tag} elsewhere than React does, which cannot hydrate it: nest elements as HTML allows, such as no <li> in <li>, <a> in <a> or <div> in <p>, and rows of a table in <tbody>`;
  const [text] = childNodes;
  const isRaw = /^(?:style|script)$/.test(tagName) && text && 'value' in text;
  if (isRaw && /&(?:quot|amp|[lg]t|#x27);/.test(text.value))
    return `React 18 escapes the text in ${tag}, which browsers take as it is: pass it as dangerouslySetInnerHTML`;
  return undefined;
}
