import cases from '../../content/cases.yaml';
import type { PageModule } from '../../pages';

/** The five case studies as a list, for search engines. */
export const mainEntity: PageModule['mainEntity'] = (pageUrl) => ({
  '@type': 'ItemList',
  name: cases.heading,
  numberOfItems: cases.cases.length,
  itemListElement: cases.cases.map(({ id, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: `${pageUrl}#${id}`,
  })),
});
