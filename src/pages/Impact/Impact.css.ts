import { globalStyle, style } from '@vanilla-extract/css';
import { fontFamily, fontSize } from '../../styles/fonts';
import { gap, media, onDesktop, onPhone, space } from '../../styles/layout';
import { entry as entryText, listedLink } from '../../styles/text.css';
import { color, dimInDark, hairline } from '../../styles/theme.css';

/** On desktops the names of the areas, as high as the picture beside them, with lines that run up to it. */
export const contents = style([
  { display: 'none' },
  onDesktop({
    display: 'grid',
    gridColumn: 'content-start / col 5',
    marginInlineEnd: `calc(-1 * ${gap})`,
    borderBlockEnd: hairline,
  }),
]);

globalStyle(`${contents} > ul`, { display: 'grid', overflowWrap: 'anywhere' });

export const entry = style([
  entryText,
  {
    display: 'flex',
    alignItems: 'center',
    columnGap: '0.5rem',
    justifyContent: 'space-between',
    blockSize: '100%',
    paddingBlock: '0.375rem',
    paddingInlineEnd: `calc(${gap} - 0.5rem)`,
    borderBlockStart: hairline,
    color: color.ink,
    fontFamily: fontFamily.display,
    textDecoration: 'none',
    ':hover': { color: color.accent },
  },
]);

/** For `sizes`, which browsers evaluate before layout, so a container unit would be one of the viewport. */
export const pictureSizes = '(min-width: 64em) 64vw, 100vw';

/** As high as the names beside it, and so that there is room around the tray. */
export const picture = style([
  { gridColumn: 'full' },
  onDesktop({ position: 'relative', gridColumn: 'col 5 / full-end', minBlockSize: 'min(40.5cqi, 80svh)' }),
]);

export const image = style([
  dimInDark,
  { aspectRatio: '16 / 10' },
  onDesktop({ position: 'absolute', inset: 0, aspectRatio: 'auto', blockSize: '100%' }),
]);

export const areas = style([
  { gridColumn: 'content', display: 'grid', columnGap: gap, marginBlock: `0.5rem ${space.medium}` },
  onDesktop({ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', marginBlock: `${space.large} ${space.small}` }),
]);

/**
 * A sample, and beside it the text; where text is large, below it. On desktops the text aligns with that of the areas
 * beside it.
 */
export const area = style({
  display: 'grid',
  // At the widths of most phones, lines break in the fallback font as in the font itself. With `auto`, browsers would
  // lay out the texts again and again.
  gridTemplateColumns: 'clamp(4.75rem, 23.5%, 6rem) minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: gap,
  paddingBlock: space.medium,
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      gridRow: 'span 4',
      paddingBlock: `0 ${space.large}`,
      selectors: { '& + &': { borderBlockStart: 0 } },
    },
    print: { gridTemplateColumns: 'minmax(0, 1fr)' }, // without the material
  },
});

export const material = style({
  gridRow: 'span 3',
  maxInlineSize: '6rem',
  '@media': {
    [media.narrow]: { marginBlockEnd: '0.5rem' },
    [media.desktop]: { gridRow: 1, maxInlineSize: 'none', marginBlockEnd: '1rem' },
    print: { display: 'none' },
  },
});

export const materialImage = style([dimInDark, { aspectRatio: '1' }, onDesktop({ aspectRatio: '5 / 2' })]);

/** Beside the sample, and in the same place without one. */
const words = style({ gridColumn: '-2 / -1' });

/** The name, and the icon at the end of its first line. */
export const title = style([
  words,
  { display: 'flex', justifyContent: 'space-between', gap: '0.75rem' },
  onDesktop({ gridRow: 2 }),
]);

globalStyle(`${title} > svg`, { blockSize: `calc(1.25 * ${fontSize.entry})` });

export const description = style([
  words,
  { marginBlockStart: '0.5rem', lineHeight: 1.45, textWrap: 'balance' },
  onDesktop({ gridRow: 3 }),
]);

/** The cases of an area: in a sentence, but on phones one below the other. */
export const cases = style([
  words,
  {
    marginBlockStart: '0.5rem',
    fontSize: fontSize.small,
    lineHeight: 1.75, // so that a link is 24 px high
  },
  onPhone({ display: 'grid', justifyItems: 'start' }),
  onDesktop({ gridRow: 4 }),
]);

/** Whole, where it fits on a line, with its comma. */
export const link = style([
  listedLink,
  {
    position: 'relative', // above the space after it, which reaches into it by a part of a pixel
    selectors: {
      '& + &': onPhone({ marginBlockStart: '0.5rem' }),
      '&:not(:last-child)::after': {
        content: '","',
        display: 'inline-block',
        '@media': { [media.phone]: { display: 'none' } },
      },
    },
  },
]);
