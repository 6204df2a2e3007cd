import { memo, useDeferredValue } from 'react';
import { Helmet } from 'react-helmet-async';
import practice from './content/practice.yaml';
import { withoutSoftHyphens } from './language';
import type { PageModule } from './navigation/pages';
import { absoluteUrl, isIndexed, type Route } from './routes';
import { structuredData } from './structuredData';

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
      {isIndexed(route) && <link rel="canonical" href={absoluteUrl(route.path)} />}
      <script type="application/ld+json">{structuredData(route, mainEntity)}</script>
    </Helmet>
  );
});

/** Returns the tags for link previews, by name. */
function sharingTags({ page, path, title, description }: Route) {
  const brandName = withoutSoftHyphens(practice.brandName);
  const card = page.toLowerCase();
  const version = __SOCIAL_CARDS__[card]; // in the URL, because networks keep the picture of a URL for weeks
  const image = absoluteUrl(`/social/${card}.jpg${version ? `?v=${version}` : ''}`);
  const imageAlt = `${brandName}: ${title}`;
  return {
    'og:type': 'website',
    'og:site_name': brandName,
    'og:title': title,
    'og:description': description,
    'og:url': absoluteUrl(path),
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': imageAlt,
    'twitter:card': 'summary_large_image',
    'twitter:image': image,
    'twitter:image:alt': imageAlt,
  };
}
