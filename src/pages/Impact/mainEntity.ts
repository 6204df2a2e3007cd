import { impactPage } from '../../content/impactAreas';
import type { PageModule } from '../../pages';

/** The nine impact areas as a list, for search engines. */
export const mainEntity: PageModule['mainEntity'] = () => ({
  '@type': 'ItemList',
  name: impactPage.heading,
  numberOfItems: impactPage.areas.length,
  itemListElement: impactPage.areas.map(({ title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
  })),
});
