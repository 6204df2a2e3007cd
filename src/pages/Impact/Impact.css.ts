import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { dimInDark } from '../../styles/picture.css';
import { besidePicture, gap, intoMargin, space } from '../../styles/space';
import { color } from '../../styles/theme.css';
import { fontSize } from '../../styles/typography';

export const head = style({ borderBlockEnd: `1px solid ${color.hairline}` });

export const words = style({
  gridColumn: 'content',
  paddingBlock: `${space.large} ${space.medium}`,
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateRows: 'auto 1fr auto',
      gridColumn: 'content-start / col 5',
      paddingInlineEnd: `calc(${besidePicture} - ${gap})`,
    },
  },
});

/** The names of the areas, beside the samples that stand for them. */
export const contents = style({
  display: 'none',
  marginBlockStart: space.medium,
  paddingBlockStart: space.small,
  borderBlockStart: `1px solid ${color.hairline}`,
  '@media': { [media.wide]: { display: 'block' } },
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  color: color.ink,
  textDecoration: 'none',
  ':hover': { color: color.accent },
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
    '@media': { [media.phone]: { aspectRatio: '16 / 9' }, [media.desktop]: { blockSize: '100%' } },
  },
]);

export const areas = style({
  gridColumn: 'content',
  display: 'grid',
  columnGap: gap,
  marginBlock: `0.5rem ${space.medium}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', marginBlockStart: space.large },
  },
});

/** On phones. A column of `auto` would have browsers lay out the texts in it again and again. */
const materialSize = '6rem';

/**
 * In columns, pictures and links align with those beside them. On phones the words stand beside the material, or below
 * it where text is large.
 */
export const area = style({
  display: 'grid',
  gridTemplateColumns: `${materialSize} minmax(0, 1fr)`,
  columnGap: '1rem',
  paddingBlock: '0.75rem',
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

/** The name and the description, in their own row and column whatever the area lacks. */
export const account = style({
  gridColumn: '-2 / -1',
  '@media': {
    [media.phone]: { marginInlineEnd: intoMargin },
    [media.tablet]: { gridRow: 2, marginBlockStart: space.small },
  },
});

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
  marginBlockStart: '0.25rem',
  lineHeight: 1.4,
  textWrap: 'balance',
  '@media': { [media.tablet]: { marginBlockStart: '0.5rem' } },
});

/**
 * The cases of an area, and the last lines of a row on one line. Their label stands above them, and on phones below the
 * material.
 */
export const cases = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
  marginBlockStart: '0.25rem',
  '@media': {
    [media.narrow]: { display: 'block' },
    [media.tablet]: { display: 'block', gridRow: 3, alignSelf: 'end', marginBlockStart: space.small },
    print: { display: 'block' },
  },
});

export const casesLabel = style({ fontSize: fontSize.small });
