import { Helmet } from 'react-helmet-async';
import practice from '../content/practice.yaml';
import { openGraphLocale, withoutSoftHyphens } from '../language';
import type { PageModule } from '../navigation/pages';
import { isIndexed, type Route, siteUrl } from '../routes';
import { serialiseStructuredData, structuredData } from './structuredData';

interface PageHeadProps {
  readonly route: Route;
  readonly mainEntity: PageModule['mainEntity'];
}

/**
 * The head tags of a page. This is the only Helmet in the document, because nested Helmets would render two titles. On
 * React 19, Helmet passes the tags to React and needs no provider.
 */
export function PageHead({ route, mainEntity }: PageHeadProps) {
  const brandName = withoutSoftHyphens(practice.brandName);
  const title = `${route.title} | ${brandName}`;
  const graph = (
    <script type="application/ld+json">{serialiseStructuredData(structuredData(route, mainEntity))}</script>
  );
  if (!isIndexed(route)) {
    return (
      <Helmet>
        <title>{title}</title>
        <meta name="description" content={route.description} />
        <meta name="robots" content="noindex" />
        {graph}
      </Helmet>
    );
  }
  const image = siteUrl(`/${__SOCIAL_CARDS__[route.page.toLowerCase()]}`);
  const imageAlt = `${brandName}: ${route.title}`;
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={route.description} />
      <link rel="canonical" href={siteUrl(route.path)} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={openGraphLocale(practice.language)} />
      <meta property="og:site_name" content={brandName} />
      <meta property="og:title" content={route.title} />
      <meta property="og:description" content={route.description} />
      <meta property="og:url" content={siteUrl(route.path)} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={route.title} />
      <meta name="twitter:description" content={route.description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={imageAlt} />
      {graph}
    </Helmet>
  );
}
