import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { gap, space } from '../../styles/space';
import { color } from '../../styles/theme.css';
import { fontFamily, fontSize } from '../../styles/typography';

export const root = style({ paddingBlock: space.section });

export const steps = style({
  gridColumn: 'content',
  display: 'grid',
  columnGap: gap,
  marginBlockStart: space.large,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const step = style({
  paddingBlock: space.medium,
  borderBlockStart: `1px solid ${color.hairline}`,
  '@media': {
    // Number, title and description stand on the lines of their neighbours, however many a title takes.
    [media.tablet]: { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid' },
  },
});

export const number = style({
  display: 'block',
  marginBlockEnd: space.small,
  color: color.accent,
  fontFamily: fontFamily.display,
  fontSize: fontSize.title,
  lineHeight: 1.2,
});

export const description = style({ marginBlockStart: space.small, maxInlineSize: '30em' });
