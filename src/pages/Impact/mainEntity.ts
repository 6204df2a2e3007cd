import impact from '../../content/impact.yaml';
import type { PageModule } from '../../pages';

/** The nine impact areas as a list, for search engines. */
export const mainEntity: PageModule['mainEntity'] = () => ({
  '@type': 'ItemList',
  name: impact.heading,
  numberOfItems: impact.areas.length,
  itemListElement: impact.areas.map(({ title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
  })),
});
