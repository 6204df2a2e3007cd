import { type DefaultTreeAdapterMap, html as names, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

const voidElement = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

const namedPaths = 3;

const sameContent =
  'have the same content: no effect runs in the build, so read data while rendering, from an import, a loader or a promise that use reads; and check that a route matches each path';

const noContent =
  'no text and no picture without scripts: show at once what needs no effect, or make the page a fallback';

const random =
  'its text differs each time it is rendered, and so in the browser, where React cannot hydrate it: leave what depends on random numbers or on the time to an effect';

const noTitle = 'no title: write <title> into index.html, or render one';

const sameTitle =
  'keep the title of index.html: render <title>, which React moves to the head from version 19 on, or Helmet as README shows';

/**
 * Likely mistakes that are not errors: markup that React cannot hydrate, pages without content or a title,
 * pages with the same content, such as that of a loading state, and pages with the title of the template.
 * @param pages the documents by their paths.
 * @param again the same, rendered another time.
 * @param template the app's `index.html`.
 * @param rootId the id of the element that has the markup of React.
 */
export function pageWarnings(
  pages: ReadonlyMap<string, string>,
  again: ReadonlyMap<string, string>,
  template: string,
  rootId = 'root',
): string[] {
  const { title: templateTitle } = readPage(template, rootId);
  const read = [...pages].map(([path, html]) => ({ path, ...readPage(html, rootId) }));
  const problems = read.flatMap(({ path, problems }) => [...problems].map((problem) => ({ path, problem })));
  const empty = read.filter(({ content }) => content === '');
  const withContent = read.filter(({ content }) => content);
  const differing = withContent.filter(({ path, content }) => {
    return readPage(again.get(path) ?? '', rootId).content !== content;
  });
  const unnamed = read.filter(({ title }) => !title?.trim());
  const untitled = read.filter(({ path, title }) => path !== '*' && title?.trim() && title === templateTitle);
  return [
    ...[...Map.groupBy(problems, ({ problem }) => problem)].map(([problem, on]) => ({ on, problem })),
    ...[
      { on: empty, problem: noContent },
      { on: differing, problem: random },
      { on: unnamed, problem: noTitle },
    ].filter(({ on }) => on.length > 0),
    ...[untitled, ...Map.groupBy(withContent, ({ content }) => content).values()]
      .map((on) => ({ on, problem: on === untitled ? sameTitle : sameContent }))
      .filter(({ on }) => on.length > 1),
  ].map(({ on, problem }) => {
    const paths = on.map(({ path }) => path);
    return `${paths.slice(0, namedPaths).join(', ')}${paths.length > namedPaths ? ' and others' : ''}: ${problem}`;
  });
}

/** The title of a page, the problems of the markup in its root element, and the texts and pictures there. */
function readPage(html: string, rootId: string) {
  const problems = new Set<string>();
  let title: string | undefined;
  let content: string | undefined;
  const visit = (node: Node, isInRoot: boolean) => {
    const attributes = 'attrs' in node ? node.attrs : [];
    const isRoot = attributes.some(({ name, value }) => name === 'id' && value === rootId);
    if (isRoot) content ??= '';
    if (isInRoot) {
      const problem = problemOf(node, html);
      if (problem) problems.add(problem);
      const text = textOf(node).trim() || attributes.find(({ name }) => name === 'src')?.value;
      content += text ? `${text}\n` : '';
    }
    if ('tagName' in node && node.tagName === 'title') title ??= node.childNodes.map(textOf).join('');
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, isInRoot || isRoot);
  };
  visit(parse(html, { sourceCodeLocationInfo: true }), false);
  return { title, problems, content };
}

function textOf(node: Node): string {
  return 'value' in node ? node.value : '';
}

/**
 * Why React cannot hydrate an element. Browsers end or add some where the markup of React does not, such as an `<li>` with
 * an `<li>` in it, or the `<tbody>` of a table without one.
 */
function problemOf(node: Node, html: string): string | undefined {
  if (!('tagName' in node)) return undefined;
  const { tagName, namespaceURI, sourceCodeLocation: place } = node;
  // An element has both of its tags in the text. In SVG, a tag may close itself.
  if (place && (place.endTag || voidElement.test(tagName) || namespaceURI !== names.NS.HTML)) return undefined;
  const tag = place?.startTag ? html.slice(place.startTag.startOffset, place.startTag.endOffset) : `<${tagName}>`;
  return `browsers end or add ${tag} elsewhere than React does, which cannot hydrate it: nest elements as HTML allows, such as no <li> in <li>, <a> in <a> or <div> in <p>, and rows of a table in <tbody>`;
}
