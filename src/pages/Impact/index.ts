import impact from '../../content/impact.yaml';
import type { PageModule } from '../../navigation/pages';
import { itemList } from '../../structuredData';
import { pictureSizes } from './Impact.css';

export { Impact as Page } from './Impact';

export const firstPicture: PageModule['firstPicture'] = { source: impact.picture.source, sizes: pictureSizes };

export const mainEntity: PageModule['mainEntity'] = (pageUrl) => itemList(pageUrl, impact.heading, impact.areas);
