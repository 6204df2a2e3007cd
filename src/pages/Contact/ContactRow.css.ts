import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { gap, space } from '../../styles/space';
import { color } from '../../styles/theme.css';
import { fontFamily, fontSize } from '../../styles/typography';

export const link = style({
  display: 'grid',
  alignItems: 'baseline',
  gap: `0 ${gap}`,
  paddingBlock: space.small,
  borderBlockEnd: `1px solid ${color.hairline}`,
  textDecoration: 'none',
  ':hover': { borderBlockEndColor: color.accent, color: color.accent },
  '@media': { [media.tablet]: { gridTemplateColumns: '7rem minmax(0, 1fr)' } },
});

export const way = style({ fontSize: fontSize.small });

export const address = style({
  color: color.ink,
  fontFamily: fontFamily.display,
  fontSize: fontSize.entry,
  lineHeight: 1.3,
  selectors: { [`${link}:hover &`]: { color: color.accent } },
});
