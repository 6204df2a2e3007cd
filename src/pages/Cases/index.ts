import cases from '../../content/cases.yaml';
import type { PageModule } from '../../navigation/pages';
import { itemList } from '../../structuredData';
import { pictureSizes } from './Cases.css';

export { Cases as Page } from './Cases';

const [first] = cases.cases;

export const firstPicture: PageModule['firstPicture'] = first && {
  source: first.picture.source,
  sizes: pictureSizes.bleed,
};

export const mainEntity: PageModule['mainEntity'] = (pageUrl) => itemList(pageUrl, cases.heading, cases.cases);
