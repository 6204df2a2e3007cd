import { style } from '@vanilla-extract/css';
import { fluid } from '../../styles/fluid';
import { media } from '../../styles/media';
import { space } from '../../styles/space';

/** Where the upright crop of the picture is shown: on phones, and beside the headline. */
export const portraitMedia = '(max-width: 47.99em), (min-width: 64em)';

/** Where all of it is: beneath the headline, on tablets. */
export const landscapeMedia = '(min-width: 48em) and (max-width: 63.99em)';

export const root = style({ rowGap: space.large });

export const words = style({
  gridColumn: 'content',
  alignSelf: 'center',
  paddingBlockStart: space.medium,
  '@media': {
    [media.desktop]: { gridColumn: 'content-start / col 8', gridRow: 1, paddingBlock: space.large },
  },
});

export const headline = style({
  marginBlockStart: space.small,
  fontSize: fluid(34, 92),
  lineHeight: 1.02,
  letterSpacing: '-0.025em',
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1rem',
  marginBlockStart: space.medium,
});

export const picture = style({
  gridColumn: 'full',
  '@media': { [media.desktop]: { gridColumn: 'col 8 / full-end', gridRow: 1 } },
});

export const image = style({
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  '@media': {
    [media.tablet]: { aspectRatio: '16 / 10' },
    [media.desktop]: {
      aspectRatio: 'auto',
      blockSize: '100%',
      minBlockSize: 'min(100svh - 4.5rem, 64rem)',
      maxBlockSize: '64rem',
    },
  },
});
