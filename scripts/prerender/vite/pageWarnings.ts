import { type DefaultTreeAdapterMap, html as names, parse } from 'parse5';
import { type FileNames, servedPath } from '../routes/routes.ts';

type Node = DefaultTreeAdapterMap['node'];

const voidElement = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

const namedPaths = 3;

const sameContent =
  'have the same content: no effect runs in the build, so read data while rendering, from an import, a loader or a promise that use reads; and check that a route matches each path';

const noContent =
  'no text and no picture without scripts: show at once what needs no effect, or make the page a fallback';

const noNotFoundPage =
  'no text and no picture: add a route with the path *, which visitors see at paths without a page';

const random =
  'differs when it is rendered again, in another time zone, and so in the browser, where React cannot hydrate it: leave what depends on random numbers, on the time or on its zone to an effect, or name the zone, as in toLocaleDateString(locale, { timeZone })';

const emptyTitle =
  'React writes an empty <title> for one with several children: join them to one text, as in <title>{[name, site].join(" | ")}</title>';

const deadLink = 'there is no page or file at this address: correct it, or add the path';

const outsideBase = (base: string) =>
  `leads outside of the site, which is below ${base}: write import.meta.env.BASE_URL before it, or link with the router`;

const noTitle =
  'no title: render <title>, which React moves to the head from version 19 on, or write one into index.html';

const keptTitle =
  'no title but that of index.html, which is lost after a page with its own: render <title>, which React moves to the head from version 19 on, or Helmet as README shows';

const keptCanonical =
  'the canonical URL is that of index.html, so search engines list that page alone: remove it there';

const hiddenText = `some text appears only once a script has run, since its element starts with opacity 0: write <noscript><style>[style*="opacity:0"]{opacity:1!important;transform:none!important}</style></noscript> into index.html`;

/** The template without what a page gives way to with a title and a canonical URL of its own. */
export function withoutTitle(template: string): string {
  return template.replace(/<title\b[^>]*>[^<]*<\/title>|<link\b[^>]*\brel=["']?canonical\b[^>]*>/gi, '');
}

/** What pages are judged by. */
interface Site {
  /** The app's `index.html`. */
  readonly template: string;
  /** The id of the element that has the markup of React. */
  readonly rootId?: string | undefined;
  readonly base: string;
  readonly fileNames?: FileNames;
  /** Whether the site has a page or a file at a path below its base. */
  readonly answers: (path: string) => boolean;
}

interface Finding {
  readonly path: string;
  readonly problem: string;
  /** What it is on this page. */
  readonly detail?: string;
  /** Pages with one problem are told together if they have one group, too. */
  readonly group?: string;
}

/**
 * Likely mistakes that are not errors: markup that React cannot hydrate; pages without content or a title; content that
 * only scripts show; pages with the same content, such as that of a loading state; those with the title or the canonical
 * URL of the template; and links that lead nowhere.
 * @param pages the documents by their paths.
 * @param again the same, rendered another time into the template without its title.
 */
export function pageWarnings(
  pages: ReadonlyMap<string, string>,
  again: ReadonlyMap<string, string>,
  { template, rootId = 'root', base, fileNames = 'page', answers }: Site,
): string[] {
  const read = Array.from(pages, ([path, html]) => {
    const second = inspectPage(again.get(path) ?? '', rootId);
    return { path, second, ...inspectPage(html, rootId) };
  });
  const withContent = read.filter(({ content }) => content);
  const copies = [...Map.groupBy(withContent, ({ content }) => content).values()].filter((on) => on.length > 1);
  const known = read.filter(({ path }) => path !== '*');
  const showsHidden = /<noscript\b[^>]*>\s*<style\b[^<]*opacity/i.test(template);
  const findings = [
    ...read.flatMap((page): Finding[] => {
      const { path, content, second, title, hasHiddenText, problems, urls } = page;
      const own = second.title?.trim();
      return [
        ...Array.from(problems, (problem) => ({ path, problem })),
        ...(content === '' ? [{ path, problem: path === '*' ? noNotFoundPage : noContent }] : []),
        ...(content ? difference(content, second.content ?? '') : []).map((detail) => ({
          path,
          problem: random,
          detail,
        })),
        ...(hasHiddenText && !showsHidden ? [{ path, problem: hiddenText }] : []),
        ...(own === '' ? [{ path, problem: emptyTitle }] : title?.trim() ? [] : [{ path, problem: noTitle }]),
        ...Array.from(urls).flatMap((url) => {
          const place = path === '*' ? '/404' : servedPath(path, fileNames);
          const problem = linkProblem(url, place, base, answers);
          return problem ? [{ path, problem, detail: url }] : [];
        }),
      ];
    }),
    ...(known.length > 1 ? known : []).flatMap(({ path, title, canonical, second }): Finding[] => [
      ...(title?.trim() && second.title === undefined ? [{ path, problem: keptTitle }] : []),
      ...(canonical && second.canonical === undefined ? [{ path, problem: keptCanonical }] : []),
    ]),
    ...copies.flatMap((on) =>
      on.map(({ path }): Finding => ({ path, problem: sameContent, group: on[0]?.path ?? '' })),
    ),
  ];
  const groups = Map.groupBy(findings, ({ problem, group = '' }) => `${group} ${problem}`);
  return Array.from(groups.values(), (on) => {
    const paths = [...new Set(on.map(({ path }) => path))];
    const others = paths.length > namedPaths ? ' and others' : '';
    const details = [...new Set(on.flatMap(({ detail = [] }) => detail))].slice(0, namedPaths);
    return [`${paths.slice(0, namedPaths).join(', ')}${others}: ${on[0]?.problem}`, ...details].join('\n    ');
  });
}

/** The first texts that differ in two contents of a page; none if they are the same. */
function difference(one: string, other: string): string[] {
  if (one === other) return [];
  const [lines, otherLines] = [one.split('\n'), other.split('\n')];
  const index = lines.findIndex((line, index) => line !== otherLines[index]);
  return [`“${lines[index]}” and “${otherLines[index] ?? ''}”`];
}

/** What is wrong with a URL in a page: it leads nowhere, or where only a site without a base has something. */
function linkProblem(url: string, path: string, base: string, answers: Site['answers']): string | undefined {
  const page = new URL(base + path.slice(1), 'http://site.invalid');
  const { origin, pathname } = URL.parse(url, page) ?? {};
  if (origin !== page.origin || pathname === undefined) return undefined;
  if (!`${pathname}/`.startsWith(base)) return answers(pathname) ? outsideBase(base) : undefined;
  return answers(`/${pathname.slice(base.length)}`) ? undefined : deadLink;
}

/**
 * The title and the canonical URL of a page, the URLs that it loads or links to, the problems of the markup in its root
 * element, the texts and pictures there, and whether a text is in an element that cannot be seen.
 */
function inspectPage(html: string, rootId: string) {
  const problems = new Set<string>();
  const urls = new Set<string>();
  let title: string | undefined;
  let canonical: string | undefined;
  let content: string | undefined;
  let hasHiddenText = false;
  const addUrl = (url: string | undefined) => url && urls.add(url);
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
    else for (const name of ['href', 'src', 'poster']) addUrl(attributes.get(name));
    const hides = /(?:^|;)\s*opacity:\s*0(?:\.0+)?\s*(?:;|$)/.test(attributes.get('style') ?? '');
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, isInRoot || isRoot, isHidden || hides);
  };
  visit(parse(html, { sourceCodeLocationInfo: true }), false, false);
  return { title, canonical, urls, problems, content, hasHiddenText };
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
  if (tagName === 'iframe' && node.childNodes.some((child) => textOf(child).includes('<')))
    return 'browsers take what is in an <iframe> for text, so React cannot hydrate it: leave the <iframe> empty';
  if (place && (place.endTag || voidElement.test(tagName) || namespaceURI !== names.NS.HTML)) return undefined;
  const tag = place?.startTag ? html.slice(place.startTag.startOffset, place.startTag.endOffset) : `<${tagName}>`;
  return `browsers end or add ${tag} elsewhere than React does, which cannot hydrate it: nest elements as HTML allows, such as no <li> in <li>, <a> in <a> or <div> in <p>, and rows of a table in <tbody>`;
}
