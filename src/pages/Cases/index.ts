import cases from '../../content/cases.yaml';
import type { PageModule } from '../../navigation/pages';
import { siteUrl } from '../../routes';
import { pictureSizes } from './Cases.css';

export { Cases as Page } from './Cases';

const [first] = cases.cases;

export const firstPicture: PageModule['firstPicture'] = first && {
  source: first.picture.source,
  sizes: pictureSizes.bleed,
};

/** The case studies as a list for search engines, each with the areas it draws on. */
export const mainEntity: PageModule['mainEntity'] = (pageUrl) => ({
  '@type': 'ItemList',
  name: cases.heading,
  numberOfItems: cases.cases.length,
  itemListElement: cases.cases.map(({ id, title, drawsOn }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'CreativeWork',
      name: title,
      url: `${pageUrl}#${id}`,
      about: drawsOn.map((area) => ({
        '@type': 'Service',
        name: area.title,
        url: siteUrl(`/impact#${area.id}`),
      })),
    },
  })),
});
