import { globalStyle, style } from '@vanilla-extract/css';
import * as section from '../../components/Section/Section.css';
import { fontSize } from '../../styles/fonts';
import { columns, gap, media, onDesktop, onTablet, space } from '../../styles/layout';
import { lead, subheading } from '../../styles/text.css';
import { color, dimInDark, hairline, night } from '../../styles/theme.css';

export const impact = style([night, { paddingBlockEnd: space.large }]);

/** A name, what changes, and the icon at the end of the line. */
export const area = style([
  {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: `${space.small} ${gap}`,
    paddingBlock: space.medium,
    borderBlockStart: hairline,
    ':last-child': { borderBlockEnd: hairline },
  },
  onTablet({ gridTemplateColumns: 'subgrid' }),
]);

globalStyle(`${area} > h3`, onTablet({ gridColumn: '1 / span 4' }));

export const areaDescription = style([
  { gridColumn: '1 / -1', gridRow: 2, fontSize: fontSize.lead, lineHeight: 1.45 },
  onTablet({ gridColumn: '5 / -2', gridRow: 1, maxInlineSize: '34em', textWrap: 'balance' }),
]);

globalStyle(`${area} > svg`, { gridColumn: '-2 / -1', alignSelf: 'center', justifySelf: 'end' });

export const about = style({ background: color.paperWarm });

export const aboutText = style([lead, columns('col 5 / content-end')]);

export const aboutPicture = style({ gridColumn: 'full', marginBlockStart: space.large });

export const aboutImage = style([
  dimInDark,
  { aspectRatio: '4 / 3' },
  onTablet({ aspectRatio: '16 / 9', maxBlockSize: '80svh' }),
]);

export const cases = style({ background: color.paperWarm, paddingBlockEnd: space.large });

/** Ruled rows; on desktops three columns. */
export const casesList = style([section.list, onDesktop({ rowGap: space.large })]);

export const caseItem = style([
  {
    gridColumn: '1 / -1',
    borderBlockStart: hairline,
    ':last-child': { borderBlockEnd: hairline },
  },
  onDesktop({ gridColumn: 'span 4', border: 0, selectors: { '&:last-child': { border: 0 } } }),
]);

// Where three do not fill each row, the first is in two columns, and the fourth if one would still be left over.
const [first, fourth] = [':first-child', ':first-child:nth-last-child(3n + 1) ~ :nth-child(4)'];
globalStyle(
  `${casesList} > ${first}:not(:nth-last-child(3n)), ${casesList} > ${fourth}`,
  onDesktop({ gridColumn: 'span 8' }),
);

/** The text and a small picture; on desktops the text is below the picture. */
export const caseLink = style([
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

export const caseName = style([
  subheading,
  {
    selectors: { [`${caseLink}:hover &`]: { color: color.accent } },
    '@media': { [media.forcedColors]: { textDecoration: 'underline' } },
  },
]);

export const caseKind = style({ marginBlockStart: '0.25rem', fontSize: fontSize.small });

export const casePicture = style({
  inlineSize: 'min(8rem, 36cqi)', // leaves room beside it for large text
  '@media': {
    [media.narrow]: { gridArea: '2 / 1' },
    [media.tablet]: { inlineSize: '15rem' },
    [media.desktop]: { gridArea: '1 / 1', inlineSize: '100%' },
  },
});

/** On desktops all pictures are equally high, and those in one column are square. */
export const caseImage = style([
  { aspectRatio: '3 / 2' },
  onDesktop({ aspectRatio: 'auto', blockSize: 'min(28cqi, 32rem)' }),
]);
