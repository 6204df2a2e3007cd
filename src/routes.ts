import { pageMetadata } from './content/pageMetadata';
import { pageKey } from './pageKey';

/** A page of the site. */
export interface Route {
  /** The path below the base, as `/impact`; `*` is every path that no other row has. */
  readonly path: string;
  /** The folder in `src/pages` that holds the page. */
  readonly page: string;
  readonly title: string;
  readonly description: string;
  /** The schema.org type of the page. */
  readonly type: 'WebPage' | 'ContactPage';
  /** The page's link in the menus that show it. */
  readonly link?: RouteLink;
}

export interface RouteLink {
  readonly label: string;
  readonly to: string;
  readonly menus: readonly ('header' | 'footer')[];
}

/** The route table: navigation, head tags, files and sitemap derive from it. The not-found page is its last row. */
const rows: readonly Omit<Route, 'title' | 'description'>[] = [
  {
    path: '/',
    page: 'Home',
    type: 'WebPage',
    link: { label: 'Home', to: '/#approach', menus: ['header', 'footer'] },
  },
  {
    path: '/impact',
    page: 'Impact',
    type: 'WebPage',
    link: { label: 'Impact', to: '/impact', menus: ['header'] },
  },
  {
    path: '/cases',
    page: 'Cases',
    type: 'WebPage',
    link: { label: 'Cases', to: '/cases', menus: ['header', 'footer'] },
  },
  {
    path: '/contact',
    page: 'Contact',
    type: 'ContactPage',
    link: { label: 'Contact', to: '/contact', menus: ['header', 'footer'] },
  },
  { path: '*', page: 'NotFound', type: 'WebPage' },
];

const metadata: Readonly<Record<string, Pick<Route, 'title' | 'description'> | undefined>> = pageMetadata;

/** The pages of the site, in the order of the table. */
export const routes: readonly Route[] = rows.map((row) => ({
  ...row,
  ...(metadata[pageKey(row.page)] ?? { title: '', description: '' }), // its absence is told by the check of the content
}));

/** Whether search engines are told of the route: of every page but the not-found page. */
export function isIndexed(route: Route): boolean {
  return route.path !== '*';
}

/** The links that a menu shows, in the order of the table. */
export function menuLinks(menu: RouteLink['menus'][number]): readonly RouteLink[] {
  return routes.flatMap(({ link }) => (link?.menus.includes(menu) ? [link] : []));
}
