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

const keptTitle =
  'no title but that of index.html, which is lost after a page with its own: render <title>, which React moves to the head from version 19 on, or Helmet as README shows';

const keptCanonical =
  'the canonical URL is that of index.html, so search engines list that page alone: remove it there';

const hiddenText = `some text appears only once a script has run, since its element starts with opacity 0: write <noscript><style>[style*="opacity:0"]{opacity:1!important;transform:none!important}</style></noscript> into index.html`;

/** The template without what a page gives way to with a title and a canonical URL of its own. */
export function withoutTitle(template: string): string {
  return template.replace(/<title\b[^>]*>[^<]*<\/title>|<link\b[^>]*\brel=["']?canonical\b[^>]*>/gi, '');
}

/**
 * Likely mistakes that are not errors: markup that React cannot hydrate; pages without content or a title; content that
 * only scripts show; pages with the same content, such as that of a loading state; and those with the title or the
 * canonical URL of the template.
 * @param pages the documents by their paths.
 * @param again the same, rendered another time into the template without its title.
 * @param template the app's `index.html`.
 * @param rootId the id of the element that has the markup of React.
 */
export function pageWarnings(
  pages: ReadonlyMap<string, string>,
  again: ReadonlyMap<string, string>,
  template: string,
  rootId = 'root',
): string[] {
  const read = [...pages].map(([path, html]) => {
    const second = readPage(again.get(path) ?? '', rootId);
    return { path, second, ...readPage(html, rootId) };
  });
  const problems = read.flatMap(({ path, problems }) => [...problems].map((problem) => ({ path, problem })));
  const empty = read.filter(({ content }) => content === '');
  const withContent = read.filter(({ content }) => content);
  const differing = withContent.filter(({ content, second }) => second.content !== content);
  const unnamed = read.filter(({ title }) => !title?.trim());
  const known = read.filter(({ path }) => path !== '*');
  const untitled = known.filter(({ title, second }) => title?.trim() && !second.title?.trim());
  const copies = known.filter(({ canonical, second }) => canonical && !second.canonical);
  const hidden = /<noscript\b[^>]*>\s*<style\b[^<]*opacity/i.test(template)
    ? []
    : read.filter(({ hasHiddenText }) => hasHiddenText);
  return [
    ...[...Map.groupBy(problems, ({ problem }) => problem)].map(([problem, on]) => ({ on, problem })),
    ...[
      { on: empty, problem: noContent },
      { on: differing, problem: random },
      { on: hidden, problem: hiddenText },
      { on: unnamed, problem: noTitle },
      { on: known.length > 1 ? untitled : [], problem: keptTitle },
      { on: known.length > 1 ? copies : [], problem: keptCanonical },
    ].filter(({ on }) => on.length > 0),
    ...[...Map.groupBy(withContent, ({ content }) => content).values()]
      .filter((on) => on.length > 1)
      .map((on) => ({ on, problem: sameContent })),
  ].map(({ on, problem }) => {
    const paths = on.map(({ path }) => path);
    return `${paths.slice(0, namedPaths).join(', ')}${paths.length > namedPaths ? ' and others' : ''}: ${problem}`;
  });
}

/**
 * The title and the canonical URL of a page, the problems of the markup in its root element, the texts and pictures
 * there, and whether a text is in an element that cannot be seen.
 */
function readPage(html: string, rootId: string) {
  const problems = new Set<string>();
  let title: string | undefined;
  let canonical: string | undefined;
  let content: string | undefined;
  let hasHiddenText = false;
  const visit = (node: Node, isInRoot: boolean, isHidden: boolean) => {
    const attributes = new Map('attrs' in node ? node.attrs.map(({ name, value }) => [name, value]) : []);
    const isRoot = attributes.get('id') === rootId;
    if (isRoot) content ??= '';
    if (isInRoot) {
      const problem = problemOf(node, html);
      if (problem) problems.add(problem);
      const text = textOf(node).trim();
      hasHiddenText ||= isHidden && text !== '';
      const words = text || attributes.get('src');
      content += words ? `${words}\n` : '';
    }
    if ('tagName' in node && node.tagName === 'title' && node.namespaceURI === names.NS.HTML)
      title ??= node.childNodes.map(textOf).join('');
    if (attributes.get('rel') === 'canonical') canonical ??= attributes.get('href');
    const hides = /(?:^|;)\s*opacity:\s*0(?:\.0+)?\s*(?:;|$)/.test(attributes.get('style') ?? '');
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, isInRoot || isRoot, isHidden || hides);
  };
  visit(parse(html, { sourceCodeLocationInfo: true }), false, false);
  return { title, canonical, problems, content, hasHiddenText };
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
