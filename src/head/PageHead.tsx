import { Helmet } from 'react-helmet-async';
import practice from '../content/practice.yaml';
import { withoutSoftHyphens } from '../language';
import type { PageModule } from '../navigation/pages';
import { isIndexed, type Route, siteUrl } from '../routes';
import { structuredData } from './structuredData';

/** The version of each page's social card, by the name of the page in small letters. Only a build has cards. */
declare const __SOCIAL_CARDS__: Readonly<Record<string, string>>;

interface PageHeadProps {
  readonly route: Route;
  readonly mainEntity: PageModule['mainEntity'];
}

/** Renders the head tags of a page except its title. On React 19, Helmet needs no provider. */
export function PageHead({ route, mainEntity }: PageHeadProps) {
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
}

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
