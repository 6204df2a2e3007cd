import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { space } from '../../styles/space';
import { color } from '../../styles/theme.css';

export const root = style({ background: color.paperWarm, paddingBlockStart: space.large });

export const link = style({
  gridColumn: 'content',
  marginBlock: `${space.small} ${space.large}`,
});

export const picture = style({ gridColumn: 'full' });

export const image = style({
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  '@media': { [media.tablet]: { aspectRatio: '21 / 10' } },
});
