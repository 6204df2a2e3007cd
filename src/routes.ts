import { pageMetadata } from './content/pageMetadata';

/** A row of the route table. */
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
export const routes: readonly Route[] = [
  {
    path: '/',
    page: 'Home',
    type: 'WebPage',
    link: { label: 'Home', to: '/#approach', menus: ['header', 'footer'] },
    ...pageMetadata.home,
  },
  {
    path: '/impact',
    page: 'Impact',
    type: 'WebPage',
    link: { label: 'Impact', to: '/impact', menus: ['header'] },
    ...pageMetadata.impact,
  },
  {
    path: '/cases',
    page: 'Cases',
    type: 'WebPage',
    link: { label: 'Cases', to: '/cases', menus: ['header', 'footer'] },
    ...pageMetadata.cases,
  },
  {
    path: '/contact',
    page: 'Contact',
    type: 'ContactPage',
    link: { label: 'Contact', to: '/contact', menus: ['header', 'footer'] },
    ...pageMetadata.contact,
  },
  { path: '*', page: 'NotFound', type: 'WebPage', ...pageMetadata.notFound },
];

/** Whether search engines are told of the route: of every page but the not-found page. */
export function isIndexed(route: Route): boolean {
  return route.path !== '*';
}

/** The links that a menu shows, in the order of the table. */
export function menuLinks(menu: RouteLink['menus'][number]): readonly RouteLink[] {
  return routes.flatMap(({ link }) => (link?.menus.includes(menu) ? [link] : []));
}
