import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { space } from '../../styles/space';
import { heading as headingText } from '../../styles/text.css';
import { color } from '../../styles/theme.css';
import { fontSize } from '../../styles/typography';

export const root = style({
  rowGap: space.large,
  alignItems: 'end',
  paddingBlock: space.section,
  background: color.dusk,
  color: color.onDuskSoft,
});

export const words = style({
  gridColumn: 'content',
  '@media': { [media.desktop]: { gridColumn: 'content-start / span 7' } },
});

export const heading = style([headingText, { color: color.onDusk }]);

export const text = style({
  marginBlockStart: space.medium,
  maxInlineSize: '32em',
  fontSize: fontSize.lead,
  lineHeight: 1.45,
});

export const ways = style({
  gridColumn: 'content',
  display: 'grid',
  justifyItems: 'start',
  gap: space.medium,
  '@media': { [media.desktop]: { gridColumn: 'col 9 / content-end' } },
});

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
