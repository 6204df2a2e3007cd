import { globalStyle, style } from '@vanilla-extract/css';
import * as section from '../../components/Section/Section.css';
import { media, onDesktop } from '../../styles/media';
import { gap, space } from '../../styles/space';
import { subheading } from '../../styles/text.css';
import { color } from '../../styles/theme.css';
import { fontSize } from '../../styles/typography';

export const root = style({ background: color.paperWarm, paddingBlockEnd: space.large });

/** Ruled rows; on desktops three columns. */
export const list = style([section.list, onDesktop({ rowGap: space.large })]);

export const item = style([
  {
    gridColumn: '1 / -1',
    borderBlockStart: `1px solid ${color.hairline}`,
    ':last-child': { borderBlockEnd: `1px solid ${color.hairline}` },
  },
  onDesktop({ gridColumn: 'span 4', border: 0, selectors: { '&:last-child': { border: 0 } } }),
]);

// Where three do not fill each row, the first is in two columns, and the fourth if one would still be left over.
const [first, fourth] = [':first-child', ':first-child:nth-last-child(3n + 1) ~ :nth-child(4)'];
globalStyle(`${list} > ${first}:not(:nth-last-child(3n)), ${list} > ${fourth}`, onDesktop({ gridColumn: 'span 8' }));

/** The words and a small picture; on desktops the words below it. */
export const row = style([
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `1rem ${gap}`,
    paddingBlock: '1rem',
    textDecoration: 'none',
  },
  onDesktop({ gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: 0 }),
]);

export const name = style([
  subheading,
  {
    selectors: { [`${row}:hover &`]: { color: color.accent } },
    '@media': { [media.forcedColors]: { textDecoration: 'underline' } },
  },
]);

export const kind = style({ marginBlockStart: '0.25rem', fontSize: fontSize.small });

export const picture = style({
  inlineSize: 'min(8rem, 36cqi)', // of which large text leaves room for the words
  '@media': {
    [media.narrow]: { gridArea: '2 / 1' },
    [media.tablet]: { inlineSize: '15rem' },
    [media.desktop]: { gridArea: '1 / 1', inlineSize: '100%' },
  },
});

/** On desktops all are equally high, and those in one column square. */
export const image = style([
  { aspectRatio: '3 / 2' },
  onDesktop({ aspectRatio: 'auto', blockSize: 'min(28cqi, 32rem)' }),
]);
