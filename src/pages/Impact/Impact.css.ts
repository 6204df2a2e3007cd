import { type CSSProperties, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { dimInDark } from '../../styles/picture.css';
import { besidePicture, gap, space } from '../../styles/space';
import { color } from '../../styles/theme.css';

export const head = style({ borderBlockEnd: `1px solid ${color.hairline}` });

export const words = style({
  gridColumn: 'content',
  paddingBlock: `${space.large} ${space.medium}`,
  '@media': {
    [media.desktop]: {
      display: 'grid',
      alignContent: 'center',
      gridColumn: 'content-start / col 5',
      paddingInlineEnd: `calc(${besidePicture} - ${gap})`,
    },
  },
});

/** As narrow as its longest word. */
export const heading = style({
  overflowWrap: 'break-word',
  '@media': { [media.desktop]: { inlineSize: 'min-content', maxInlineSize: '100%' } },
});

export const picture = style({
  gridColumn: 'full',
  '@media': { [media.desktop]: { gridColumn: 'col 5 / full-end' } },
});

export const image = style([
  dimInDark,
  {
    aspectRatio: '16 / 10',
    objectFit: 'cover',
    '@media': { [media.desktop]: { blockSize: '100%' } },
  },
]);

export const areas = style({
  gridColumn: 'content',
  display: 'grid',
  columnGap: gap,
  marginBlockEnd: space.medium,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', marginBlockStart: space.medium },
  },
});

/** On phones. A column of `auto` would have browsers lay out the texts in it again and again. */
const materialSize = '4.5rem';

/**
 * In columns, pictures and links align with those beside them. On phones the words stand beside the material, or below
 * it where text is large.
 */
export const area = style({
  display: 'grid',
  gridTemplateColumns: `${materialSize} minmax(0, 1fr)`,
  columnGap: '1.25rem',
  paddingBlock: '1.25rem',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      gridRow: 'span 3',
      paddingBlock: `0 ${space.large}`,
      selectors: { '& + &': { border: 0 } },
    },
    print: { gridTemplateColumns: 'minmax(0, 1fr)' }, // without the material
  },
});

export const material = style({
  inlineSize: materialSize,
  '@media': {
    [media.tablet]: { inlineSize: '100%' },
    print: { display: 'none' },
  },
});

export const materialImage = style([
  dimInDark,
  {
    aspectRatio: '1',
    objectFit: 'cover',
    '@media': { [media.tablet]: { aspectRatio: '3 / 2' } },
  },
]);

/** Whatever the area lacks, its other parts stand in their own rows. */
const onTablet = (gridRow: number, rule: CSSProperties = {}): StyleRule => ({
  gridColumn: 2,
  '@media': {
    [media.narrow]: { gridColumn: 1 },
    [media.tablet]: { gridColumn: 1, gridRow, ...rule },
    print: { gridColumn: 1 },
  },
});

/** The name and the description. */
export const account = style(onTablet(2, { marginBlockStart: space.small }));

export const title = style({
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: '1rem',
});

globalStyle(`${title} > h2`, { flex: 1 });

globalStyle(`${title} > svg`, {
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  '@media': { [media.phone]: { display: 'none' } }, // the material says as much, and the name needs the room
});

export const description = style({
  marginBlockStart: '0.5rem',
  lineHeight: 1.45,
  textWrap: 'balance',
});

/** The cases of an area: the label above its links, and the last lines of a row on one line. */
export const cases = style([
  { alignSelf: 'end', marginBlockStart: space.small },
  onTablet(3),
  { '@media': { [media.phone]: { marginBlockStart: '0.75rem' } } },
]);
