import { type FileNames, renderedPath } from '../routes/routes.ts';
import { type InspectedPage, inspectPage } from './inspectPage.ts';

const likely = {
  sameContent:
    'have the same content: no effect runs in the build, so read data while rendering, from an import, a loader or a promise that use reads; and check that a route matches each path',
  noContent: 'no text and no picture without scripts: show at once what needs no effect, or make the page a fallback',
  noNotFoundPage: 'no text and no picture: add a route with the path *, which visitors see at paths without a page',
  random:
    'differs when it is rendered again, in another time zone, and so in the browser, where React cannot hydrate it: leave what depends on random numbers, on the time or on its zone to an effect, or name the zone, as in toLocaleDateString(locale, { timeZone })',
  emptyTitle:
    'React writes an empty <title> for one with several children: join them to one text, as in <title>{[name, site].join(" | ")}</title>',
  noTitle: 'no title: render <title>, which React moves to the head from version 19 on, or write one into index.html',
  keptTitle:
    'no title but that of index.html, which is lost after a page with its own: render <title>, which React moves to the head from version 19 on, or Helmet as README shows',
  keptCanonical: 'the canonical URL is that of index.html, so search engines list that page alone: remove it there',
  hiddenText:
    'some text appears only once a script has run, since its element starts with opacity 0: write <noscript><style>[style*="opacity:0"]{opacity:1!important;transform:none!important}</style></noscript> into index.html',
  deadLink: 'there is no page or file at this address: correct it, or add the path',
};

/** The template without what a page gives way to with a title and a canonical URL of its own. */
export function withoutTitle(template: string): string {
  return template.replace(/<title\b[^>]*>[^<]*<\/title>|<link\b[^>]*\brel=["']?canonical\b[^>]*>/gi, '');
}

/** The site that pages are judged as a part of. */
export interface JudgedSite {
  /** The app's `index.html`. */
  readonly template: string;
  readonly rootId?: string | undefined;
  readonly base: string;
  readonly fileNames?: FileNames;
  /** Whether the site has a page or a file at a path below its base. */
  readonly answers: (path: string) => boolean;
}

interface Page extends InspectedPage {
  readonly path: string;
  /** The same page, rendered another time into the template without its title. */
  readonly again: InspectedPage;
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
 * @param documents of the pages, by their paths.
 * @param again the same, rendered another time into the template without its title.
 */
export function pageWarnings(
  documents: ReadonlyMap<string, string>,
  again: ReadonlyMap<string, string>,
  site: JudgedSite,
): string[] {
  const { rootId = 'root' } = site;
  const pages = Array.from(documents, ([path, html]): Page => {
    return { path, ...inspectPage(html, rootId), again: inspectPage(again.get(path) ?? '', rootId) };
  });
  const findings = [...pages.flatMap((page) => [...findingsOn(page, site)]), ...findingsAmong(pages)];
  const groups = Map.groupBy(findings, ({ problem, group = '' }) => `${group} ${problem}`);
  return Array.from(groups.values(), describe);
}

function* findingsOn(page: Page, { template, base, fileNames, answers }: JudgedSite): Generator<Finding> {
  const { path, content, again, title } = page;
  for (const problem of page.problems) yield { path, problem };
  if (content === '') yield { path, problem: path === '*' ? likely.noNotFoundPage : likely.noContent };
  if (content && content !== again.content)
    yield { path, problem: likely.random, detail: firstDifference(content, again.content ?? '') };
  const showsHiddenText = /<noscript\b[^>]*>\s*<style\b[^<]*opacity/i.test(template);
  if (page.hasHiddenText && !showsHiddenText) yield { path, problem: likely.hiddenText };
  if (again.title?.trim() === '') yield { path, problem: likely.emptyTitle };
  else if (!title?.trim()) yield { path, problem: likely.noTitle };
  for (const url of page.urls) {
    const problem = linkProblem(url, renderedPath({ path }, fileNames), base, answers);
    if (problem) yield { path, problem, detail: url };
  }
}

/** What shows only beside other pages. */
function* findingsAmong(pages: readonly Page[]): Generator<Finding> {
  const known = pages.filter(({ path }) => path !== '*');
  for (const { path, title, canonical, again } of known.length > 1 ? known : []) {
    if (title?.trim() && again.title === undefined) yield { path, problem: likely.keptTitle };
    if (canonical && again.canonical === undefined) yield { path, problem: likely.keptCanonical };
  }
  const withContent = pages.filter(({ content }) => content);
  for (const same of Map.groupBy(withContent, ({ content }) => content).values())
    for (const { path } of same.length > 1 ? same : [])
      yield { path, problem: likely.sameContent, group: same[0]?.path ?? '' };
}

/** The first texts that differ in two contents of a page. */
function firstDifference(one: string, other: string): string {
  const [lines, otherLines] = [one.split('\n'), other.split('\n')];
  const index = lines.findIndex((line, index) => line !== otherLines[index]);
  return `“${lines[index]}” and “${otherLines[index] ?? ''}”`;
}

/** What is wrong with a URL in a page: it leads nowhere, or where only a site without a base has something. */
function linkProblem(url: string, path: string, base: string, answers: JudgedSite['answers']): string | undefined {
  const page = new URL(base + path.slice(1), 'http://site.invalid');
  const { origin, pathname } = URL.parse(url, page) ?? {};
  if (origin !== page.origin || pathname === undefined) return undefined;
  if (`${pathname}/`.startsWith(base)) return answers(`/${pathname.slice(base.length)}`) ? undefined : likely.deadLink;
  return answers(pathname)
    ? `leads outside of the site, which is below ${base}: write import.meta.env.BASE_URL before it, or link with the router`
    : undefined;
}

const namedPaths = 3;

/** One warning of a problem, with the first pages that have it. */
function describe(findings: readonly Finding[]): string {
  const paths = [...new Set(findings.map(({ path }) => path))];
  const others = paths.length > namedPaths ? ' and others' : '';
  const details = [...new Set(findings.flatMap(({ detail = [] }) => detail))].slice(0, namedPaths);
  return [`${paths.slice(0, namedPaths).join(', ')}${others}: ${findings[0]?.problem}`, ...details].join('\n    ');
}
