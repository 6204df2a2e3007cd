import { globalStyle, style } from '@vanilla-extract/css';
import { columns, media, onDesktop, onTablet } from '../../styles/media';
import { fluid, space } from '../../styles/space';
import { heading as headingText } from '../../styles/text.css';
import { color, night } from '../../styles/theme.css';
import { fontSize, fontSizeOnDesktop } from '../../styles/typography';
import { root as scene } from '../Threshold/Threshold.css';

/** A night scene, lit only by the door. */
export const root = style([night, { paddingBlock: `${fluid(44, 56)} ${space.large}` }]);

export const heading = style([
  headingText,
  {
    gridColumn: 'content-start / col 8',
    gridRow: 1,
    alignSelf: 'end',
    paddingBlockEnd: fluid(20, 80),
    paddingInlineEnd: '0.5rem',
  },
  onTablet({ gridColumn: 'content-start / col 9', paddingInlineEnd: space.medium }),
  onDesktop({ fontSize: fontSizeOnDesktop.title }),
]);

globalStyle(`${root} > ${scene}`, { gridRow: 1 });

export const threshold = style([
  { gridColumn: 'col 7 / content-end' },
  onTablet({ gridColumn: 'col 9 / content-end' }),
  onDesktop({ justifySelf: 'center', inlineSize: '86%' }),
]);

export const text = style({
  gridColumn: 'content',
  marginBlock: `17cqi ${space.medium}`, // below the reflection
  maxInlineSize: '32em',
  textWrap: 'balance',
  fontSize: fontSize.lead,
  lineHeight: 1.45,
  '@media': {
    [media.tablet]: {
      gridColumn: 'content-start / col 9',
      marginBlockStart: space.large,
      paddingInlineEnd: '0.5rem',
    },
    [media.desktop]: { gridColumn: 'content-start / col 5' },
  },
});

export const contactMethods = style([
  columns('col 5 / col 9'),
  { display: 'grid', justifyItems: 'start', alignContent: 'start', gap: space.medium },
  onDesktop({ marginBlockStart: space.large }),
]);

export const note = style({ marginBlockStart: space.small });

export const links = style({ inlineSize: '100%', borderBlockStart: `1px solid ${color.hairline}` });

export const link = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.25em',
  alignItems: 'center',
  minBlockSize: '3.25rem',
  borderBlockEnd: `1px solid ${color.hairline}`,
  color: color.ink,
  textDecoration: 'none',
  ':hover': { color: color.accent },
});

/** For screen readers only. */
export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
