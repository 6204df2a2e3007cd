import { casesPage } from '../../content/caseStudies';
import type { PageModule } from '../../pages';

/** The five case studies as a list, for search engines. */
export const mainEntity: PageModule['mainEntity'] = (pageUrl) => ({
  '@type': 'ItemList',
  name: casesPage.heading,
  numberOfItems: casesPage.cases.length,
  itemListElement: casesPage.cases.map(({ id, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: `${pageUrl}#${id}`,
  })),
});
