import { memo, useDeferredValue } from 'react';
import { Helmet } from 'react-helmet-async';
import type { ContactPage, Graph, ItemList, Organization, Thing, WebPage, WebSite } from 'schema-dts';
import practice from './content/practice.yaml';
import { withoutSoftHyphens } from './language';
import type { PageModule } from './navigation/pages';
import { isIndexed, type Route, siteUrl } from './routes';

/** The version of each page's social card, by the name of the page in small letters. Only a build has cards. */
declare const __SOCIAL_CARDS__: Readonly<Record<string, string>>;

type PageHeadProps = Readonly<{ route: Route; mainEntity: PageModule['mainEntity'] }>;

/** Renders a page's head tags except title and theme colours. A navigation replaces them once the page is painted. */
export function PageHead({ route, mainEntity }: PageHeadProps) {
  return <Tags route={useDeferredValue(route)} mainEntity={useDeferredValue(mainEntity)} />;
}

/** Not rendered with the next page, but after it. On React 19, Helmet needs no provider. */
const Tags = memo(function Tags({ route, mainEntity }: PageHeadProps) {
  const tags = { description: route.description, ...(isIndexed(route) ? sharingTags(route) : { robots: 'noindex' }) };
  return (
    <Helmet>
      {Object.entries(tags).map(([name, content]) => (
        <meta key={name} {...(name.startsWith('og:') ? { property: name } : { name })} content={content} />
      ))}
      {isIndexed(route) && <link rel="canonical" href={siteUrl(route.path)} />}
      <script type="application/ld+json">{structuredData(route, mainEntity)}</script>
    </Helmet>
  );
});

/** Returns the tags for link previews, by name. */
function sharingTags({ page, path, title, description }: Route) {
  const brandName = withoutSoftHyphens(practice.brandName);
  const card = page.toLowerCase();
  const version = __SOCIAL_CARDS__[card]; // in the URL, because networks keep the picture of a URL for weeks
  const image = siteUrl(`/social/${card}.jpg${version ? `?v=${version}` : ''}`);
  const imageAlt = `${brandName}: ${title}`;
  return {
    'og:type': 'website',
    'og:site_name': brandName,
    'og:title': title,
    'og:description': description,
    'og:url': siteUrl(path),
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': imageAlt,
    'twitter:card': 'summary_large_image',
    'twitter:image': image,
    'twitter:image:alt': imageAlt,
  };
}

type Node<T extends Thing> = Exclude<T, string>;

/**
 * Returns the structured data of a page, as the text of a script: one graph whose nodes refer to each other by `@id`.
 * The practice is an Organization, not a ProfessionalService, which would need a postal address.
 * @see https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export function structuredData(route: Route, mainEntity: PageModule['mainEntity']): string {
  const described = mainEntity?.(siteUrl(route.path));
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
    },
  };
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
  };
}

/** Returns the `@id` of a node of the structured data. */
export function nodeId(path: string, name: string): string {
  return `${siteUrl(path)}#${name}`;
}
