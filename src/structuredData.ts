import type { ContactPage, Graph, ItemList, Organization, Thing, WebPage, WebSite } from 'schema-dts';
import practice from './content/practice.yaml';
import { withoutSoftHyphens } from './language';
import type { PageModule } from './navigation/pages';
import { absoluteUrl, isIndexed, type Route } from './routes';

type Node<T extends Thing> = Exclude<T, string>;

/**
 * Returns the structured data of a page, as the text of a script: one graph whose nodes refer to each other by `@id`.
 * The practice is an Organization, not a ProfessionalService, which would need a postal address.
 * @see https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export function structuredData(route: Route, mainEntity: PageModule['mainEntity']): string {
  const described = mainEntity?.(absoluteUrl(route.path));
  const entity = described && { ...described, '@id': nodeId(route.path, 'main-entity') };
  const nodes = [organization(), webSite(), webPage(route, entity?.['@id']), ...(entity ? [entity] : [])];
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  return withoutSoftHyphens(JSON.stringify(graph)).replaceAll('<', '\\u003c'); // so that no text can end the script
}

/** Returns the list of a page's entries, such as case studies, each with its URL. */
export function itemList(
  pageUrl: string,
  name: string,
  entries: readonly { id: string; title: string; description?: string }[],
): Node<ItemList> {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: entries.length,
    itemListElement: entries.map(({ id, title, description }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: `${pageUrl}#${id}`,
      ...(description && { description }),
    })),
  };
}

function organization(): Node<Organization> {
  return {
    '@type': 'Organization',
    '@id': nodeId('/', 'organization'),
    name: practice.brandName,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon-512.png'),
    email: practice.email,
    ...(practice.description && { description: practice.description }),
    ...(practice.profileNetwork && practice.profileAddress && { sameAs: [practice.profileAddress] }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: practice.email,
      ...(practice.whatsAppNumber && { telephone: practice.whatsAppNumber }),
    },
  };
}

function webSite(): Node<WebSite> {
  return {
    '@type': 'WebSite',
    '@id': nodeId('/', 'website'),
    name: practice.brandName,
    url: absoluteUrl('/'),
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
      url: absoluteUrl(path),
      about: { '@id': nodeId('/', 'organization') },
    }),
    name: title,
    description,
    inLanguage: practice.language,
    isPartOf: { '@id': nodeId('/', 'website') },
    ...(mainEntityId && { mainEntity: { '@id': mainEntityId } }),
  };
}

/** Returns the `@id` of a node of the structured data. */
export function nodeId(path: string, name: string): string {
  return `${absoluteUrl(path)}#${name}`;
}
