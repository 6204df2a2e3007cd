import { style } from '@vanilla-extract/css';
import { fontFamily, fontSize, fontSizeOnDesktop } from './fonts';
import { intoMargin, media, space } from './layout';
import { color } from './theme.css';

/** The small label above a section. */
export const label = style({
  color: color.accent,
  fontFamily: fontFamily.text,
  fontSize: fontSize.small,
  fontWeight: 500,
  letterSpacing: '0.02em',
  lineHeight: 1.4,
});

/** From a label to the title below it. */
export const belowLabel = '0.75rem';

export const display = style({
  fontSize: fontSize.display,
  lineHeight: 1.06,
  letterSpacing: '-0.028em',
  '@media': { [media.desktop]: { fontSize: fontSizeOnDesktop.display } },
});

export const title = style({
  fontSize: fontSize.title,
  lineHeight: 1.06,
  letterSpacing: '-0.022em',
  '@media': { [media.desktop]: { fontSize: fontSizeOnDesktop.title } },
});

export const heading = style({ fontSize: fontSize.heading, lineHeight: 1.1 });

export const subheading = style({ fontSize: fontSize.subheading, lineHeight: 1.15 });

export const entry = style({ fontSize: fontSize.entry, lineHeight: 1.25, letterSpacing: '-0.01em' });

export const lead = style({
  marginBlockStart: space.medium,
  maxInlineSize: '34em',
  fontSize: fontSize.lead,
  lineHeight: 1.45,
  '@media': { [media.phone]: { marginBlockStart: '1rem', marginInlineEnd: intoMargin } },
  textWrap: 'balance', // at this size a single word on the last line would be conspicuous
});

/** A link among others, of which none is in a sentence. Its target is large enough for a finger. */
export const listedLink = style({
  display: 'inline-block',
  color: color.ink,
  textDecorationColor: color.hairline,
  ':hover': { textDecorationColor: 'currentcolor' },
  '@media': { '(any-pointer: coarse)': { paddingBlock: '0.625rem', marginBlock: '-0.625rem' } },
});
