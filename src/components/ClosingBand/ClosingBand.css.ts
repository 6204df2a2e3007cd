import { globalStyle, style } from '@vanilla-extract/css';
import { fluid } from '../../styles/fluid';
import { media } from '../../styles/media';
import { space } from '../../styles/space';
import { heading as headingText } from '../../styles/text.css';
import { color } from '../../styles/theme.css';
import { fontSize, fontSizeOnDesktop } from '../../styles/typography';
import { root as scene } from '../Threshold/Threshold.css';

/** A night scene, lit only by the door. */
export const root = style({
  paddingBlock: `${fluid(44, 144)} ${space.large}`,
  background: color.night,
  color: color.onDuskSoft,
});

export const heading = style([
  headingText,
  {
    gridColumn: 'content-start / col 7',
    gridRow: 1,
    alignSelf: 'end',
    color: color.onDusk,
    paddingBlockEnd: fluid(20, 80),
    '@media': {
      [media.tablet]: { gridColumn: 'content-start / col 9', paddingInlineEnd: space.medium },
      [media.desktop]: { fontSize: fontSizeOnDesktop.title },
    },
  },
]);

globalStyle(`${root} > ${scene}`, { gridRow: 1 });

export const threshold = style({
  gridColumn: 'col 7 / content-end',
  '@media': { [media.tablet]: { gridColumn: 'col 9 / content-end' } },
});

/** The waterline that the threshold stands on. */
export const line = style({
  gridColumn: 'full',
  borderBlockStart: `1px solid ${color.duskHairline}`,
});

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
      paddingInlineEnd: space.medium,
    },
    [media.desktop]: { gridColumn: 'content-start / col 5' },
  },
});

export const ways = style({
  gridColumn: 'content',
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space.medium,
  '@media': { [media.desktop]: { gridColumn: 'col 5 / col 9', marginBlockStart: space.large } },
});

export const note = style({ marginBlockStart: space.small });

export const links = style({ inlineSize: '100%', borderBlockStart: `1px solid ${color.duskHairline}` });

export const link = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.5em',
  alignItems: 'center',
  minBlockSize: '3.25rem',
  borderBlockEnd: `1px solid ${color.duskHairline}`,
  color: color.onDusk,
  textDecoration: 'none',
  ':hover': { color: color.duskAccent },
  ':focus-visible': { outlineColor: color.duskAccent },
});
