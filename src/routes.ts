import cases from './content/cases.yaml?metadata';
import contact from './content/contact.yaml?metadata';
import home from './content/home.yaml?metadata';
import impact from './content/impact.yaml?metadata';
import notFound from './content/not-found.yaml?metadata';
import practice from './content/practice.yaml';
import { decodePath, withoutSoftHyphens } from './language';

/** The site's origin, such as `https://www.example.com`; null for the one in `practice.yaml`. */
declare const __SITE_URL__: string | null;

/** A page of the site. */
export interface Route {
  /** The path below the base, such as `/impact` or `/über-uns`; `*` matches every path without a row. */
  readonly path: string;
  /** The page's folder in `src/pages`; `import.meta.glob` makes its `index.ts` a separate chunk. */
  readonly page: string;
  /** The short name, in menus and for screen readers. */
  readonly name: string;
  /** The title in search results and in the browser's tab. */
  readonly title: string;
  readonly description: string;
  /** The schema.org type of the page. */
  readonly type: 'WebPage' | 'ContactPage';
  readonly menus: readonly ('header' | 'footer')[];
  /** The target of its menu link, if not `path`. */
  readonly to?: string;
}

/**
 * The route table, in the order of the menus. Navigation, head tags, files and sitemap derive from it. The not-found
 * page comes last.
 */
const rows: readonly Route[] = [
  { path: '/', page: 'Home', type: 'WebPage', menus: ['header', 'footer'], to: '/#approach', ...home },
  { path: '/impact', page: 'Impact', type: 'WebPage', menus: ['header'], ...impact },
  { path: '/cases', page: 'Cases', type: 'WebPage', menus: ['header', 'footer'], ...cases },
  {
    path: '/contact',
    page: 'Contact',
    type: 'ContactPage',
    menus: ['header', 'footer'],
    ...contact,
    description: [contact.description, practice.responseTime].map(asSentence).join(' '),
  },
  { path: '*', page: 'NotFound', type: 'WebPage', menus: [], ...notFound },
];

/** The route table, without soft hyphens in the texts that machines read. */
export const routes: readonly Route[] = rows.map(({ name, title, description, ...row }) => ({
  ...row,
  name: withoutSoftHyphens(name),
  title: withoutSoftHyphens(title),
  description: withoutSoftHyphens(description),
}));

/** Former paths, each with the path or the URL of its redirect: `{ '/services': '/impact' }`. */
export const redirects: Readonly<Record<string, string>> = {};

/**
 * Returns the route of a path; the not-found page, which is the last row, for a path without one.
 * @param path below the base, such as `/impact`; percent-encoded, as in a browser's `location.pathname`, or not.
 */
export function matchRoute(path: string): Route {
  const wanted = decodePath(path);
  const route = routes.find((row) => decodePath(row.path) === wanted) ?? routes.at(-1);
  if (!route) throw new Error('src/routes.ts has no row');
  return route;
}

/** Returns the path of the page that servers show at a path such as `/impact/`, `/impact.html` or `/index.html`. */
export function pagePath(path: string): string {
  if (isIndexed(matchRoute(path))) return path; // also the path of a row such as `/team/` or `/old.html`
  return path
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/(.)\/$/, '$1');
}

/** Returns the path of a URL below the base, such as `/impact`; undefined if the URL is not below the base. */
export function belowBase(pathname: string): string | undefined {
  const base = import.meta.env.BASE_URL;
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : undefined;
}

/** Returns the title of a page's document, which ends with the name of the practice. */
export function documentTitle({ title }: Route): string {
  return `${title} | ${withoutSoftHyphens(practice.brandName)}`;
}

/**
 * Returns whether the route is a page with a path of its own, which search engines may list: all but the not-found
 * page. Links, hydration and the status in development depend on it.
 */
export function isIndexed(route: Route): boolean {
  return route.path !== '*';
}

/** Returns the links in a menu, in the order of the table, each with the path of its page. */
export function menuLinks(menu: Route['menus'][number]) {
  return routes.flatMap(({ path, name, menus, to = path }) =>
    menus.includes(menu) ? [{ label: name, path, to }] : [],
  );
}

/** Returns the absolute URL of a path below the base, such as `/impact` or `/icon-512.png`. */
export function absoluteUrl(path: string): string {
  return new URL(import.meta.env.BASE_URL + path.slice(1), __SITE_URL__ ?? practice.siteAddress).href;
}

/** Appends a full stop to a text that ends without punctuation, or in brackets. */
function asSentence(text: string): string {
  return /[^\P{P})\]]$/u.test(text) ? text : `${text}.`;
}
