import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { byLamplight } from '../../styles/picture.css';
import { space } from '../../styles/space';
import { color } from '../../styles/theme.css';
import { fontSize } from '../../styles/typography';

/** The light background again, in its warm shade. */
export const root = style({ background: color.paperWarm });

export const text = style({
  marginBlock: space.large,
  gridColumn: 'content',
  maxInlineSize: '38em',
  fontSize: fontSize.lead,
  lineHeight: 1.55,
  '@media': { [media.desktop]: { gridColumn: 'col 5 / content-end' } },
});

export const picture = style({ gridColumn: 'full' });

export const image = style([
  byLamplight,
  {
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    '@media': { [media.tablet]: { aspectRatio: '21 / 10' } },
  },
]);
