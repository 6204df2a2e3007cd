import impact from '../../content/impact.yaml';
import type { PageModule } from '../../navigation/pages';
import { pictureSizes } from './Impact.css';

export { Impact as Page } from './Impact';

export const firstPicture: PageModule['firstPicture'] = { source: impact.picture.source, sizes: pictureSizes };

/** The impact areas as a list, for search engines. */
export const mainEntity: PageModule['mainEntity'] = (pageUrl) => ({
  '@type': 'ItemList',
  name: impact.heading,
  numberOfItems: impact.areas.length,
  itemListElement: impact.areas.map(({ id, title, description }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: `${pageUrl}#${id}`,
    description,
  })),
});
