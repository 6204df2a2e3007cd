import type { BreadcrumbList, ContactPage, Graph, Organization, Thing, WebPage, WebSite } from 'schema-dts';
import home from '../content/home.yaml?metadata';
import practice from '../content/practice.yaml';
import { withoutSoftHyphens } from '../language';
import type { PageModule } from '../navigation/pages';
import { isIndexed, type Route, siteUrl } from '../routes';

type Node<T extends Thing> = Exclude<T, string>;

/**
 * Returns the structured data of a page: one graph whose nodes refer to each other by `@id`. The practice is an
 * Organization, not a ProfessionalService, which would need a postal address.
 * @see https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export function structuredData(route: Route, mainEntity: PageModule['mainEntity']): Graph {
  const described = mainEntity?.(siteUrl(route.path));
  const entity = described && { ...described, '@id': nodeId(route.path, 'main-entity') };
  const page = webPage(route, entity?.['@id']);
  const nodes = [organization(), webSite(), page, entity, isBelowHome(route) ? breadcrumbs(route) : undefined];
  return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== undefined) };
}

/** Returns the graph as the text of a script. Every `<` is escaped, so that no text can end the script. */
export function serialiseStructuredData(graph: Graph): string {
  return withoutSoftHyphens(JSON.stringify(graph)).replaceAll('<', '\\u003c');
}

function organization(): Node<Organization> {
  return {
    '@type': 'Organization',
    '@id': nodeId('/', 'organization'),
    name: practice.brandName,
    url: siteUrl('/'),
    logo: siteUrl('/icon-512.png'),
    email: practice.email,
    ...(practice.description && { description: practice.description }),
    ...(practice.profileNetwork && practice.profileAddress && { sameAs: [practice.profileAddress] }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: practice.email,
      ...(practice.whatsAppNumber && { telephone: practice.whatsAppNumber }),
      availableLanguage: spokenLanguages(),
    },
  };
}

/** Returns the languages that the practice names, or else that of the site. */
function spokenLanguages(): readonly string[] {
  const names = (practice.languagesSpoken ?? '').split(/[,;]/).map((name) => name.trim());
  const named = names.filter((name) => name !== '');
  return named.length > 0 ? named : [practice.language];
}

function webSite(): Node<WebSite> {
  return {
    '@type': 'WebSite',
    '@id': nodeId('/', 'website'),
    name: practice.brandName,
    url: siteUrl('/'),
    inLanguage: practice.language,
    publisher: { '@id': nodeId('/', 'organization') },
  };
}

/** The not-found page is shown at any URL, so it has none of its own. */
function webPage(route: Route, mainEntityId: string | undefined): Node<WebPage | ContactPage> {
  const { type, path, title, description } = route;
  return {
    '@type': type,
    ...(isIndexed(route) && {
      '@id': nodeId(path, 'webpage'),
      url: siteUrl(path),
      about: { '@id': nodeId('/', 'organization') },
    }),
    name: title,
    description,
    inLanguage: practice.language,
    isPartOf: { '@id': nodeId('/', 'website') },
    ...(mainEntityId && { mainEntity: { '@id': mainEntityId } }),
    ...(isBelowHome(route) && { breadcrumb: { '@id': nodeId(path, 'breadcrumb') } }),
  };
}

function isBelowHome(route: Route): boolean {
  return isIndexed(route) && route.path !== '/';
}

function breadcrumbs(route: Route): Node<BreadcrumbList> {
  return {
    '@type': 'BreadcrumbList',
    '@id': nodeId(route.path, 'breadcrumb'),
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: home.name, item: siteUrl('/') },
      { '@type': 'ListItem', position: 2, name: route.name, item: siteUrl(route.path) },
    ],
  };
}

function nodeId(path: string, name: string): string {
  return `${siteUrl(path)}#${name}`;
}
