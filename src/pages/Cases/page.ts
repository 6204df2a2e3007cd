import type { PicturePlacement, PictureSource } from '../../components/Picture/PictureSource';
import cases from '../../content/cases.yaml';
import type { PageModule } from '../../navigation/pages';
import { siteUrl } from '../../siteUrl';
import { type Placement, placementOf } from './placement';

/**
 * The width of the uncropped picture, of which a placement may show a narrower part: on desktops, and on smaller
 * screens.
 */
const widths: Readonly<Record<Placement, readonly [desktop: string, below: string]>> = {
  bleed: ['100vw', '100vw'],
  pairWide: ['77vw', '107vw'],
  pairTall: ['54vw', '128vw'],
  wide: ['85vw', '100vw'],
  eight: ['64vw', '120vw'],
};

/** How a case with a given placement shows its picture. */
export function casePicture(source: PictureSource, placement: Placement): PicturePlacement {
  const [desktop, below] = widths[placement];
  return { source, sizes: `(min-width: 64em) ${desktop}, ${below}` };
}

const [first] = cases.cases;

/** The picture of the first case, the only one above the fold. */
export const firstPicture = first && casePicture(first.picture.source, placementOf(0, cases.cases.length));

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
