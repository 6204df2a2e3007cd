import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { besidePicture, gap, space } from '../../styles/space';
import { heading as headingText } from '../../styles/text.css';
import { color } from '../../styles/theme.css';
import { fontSize } from '../../styles/typography';

export const root = style({ rowGap: space.medium });

export const portrait = style({
  gridColumn: 'full',
  '@media': { [media.desktop]: { gridColumn: 'full-start / col 6' } },
});

export const image = style({
  aspectRatio: '1',
  objectFit: 'cover',
  '@media': {
    [media.desktop]: { aspectRatio: '4 / 5', blockSize: '100%' },
  },
});

export const words = style({
  gridColumn: 'content',
  alignSelf: 'center',
  paddingBlock: space.large,
  '@media': {
    [media.desktop]: {
      gridColumn: 'col 6 / content-end',
      paddingInlineStart: `calc(${besidePicture} - ${gap})`,
    },
  },
});

export const name = style({ fontSize: fontSize.lead, lineHeight: 1.45 });

export const heading = style([
  headingText,
  { maxInlineSize: '9em', marginBlockStart: space.small }, // narrower than the column, which would set it in one line or two
]);

export const rows = style({
  marginBlockStart: space.medium,
  borderBlockStart: `1px solid ${color.hairline}`,
});

export const buttons = style({
  display: 'grid',
  gap: '1rem',
  marginBlockStart: space.medium,
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap' } },
});

export const note = style({ marginBlockStart: space.small, fontSize: fontSize.small });
