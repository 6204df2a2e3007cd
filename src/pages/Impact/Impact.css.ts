import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { besidePicture, gap, space } from '../../styles/space';
import { color } from '../../styles/theme.css';

/** The words and the picture stand on the waterline. */
export const head = style({ borderBlockEnd: `1px solid ${color.hairline}` });

export const words = style({
  gridColumn: 'content',
  alignSelf: 'end',
  paddingBlock: space.medium,
  '@media': {
    [media.desktop]: {
      gridColumn: 'content-start / col 5',
      paddingInlineEnd: `calc(${besidePicture} - ${gap})`,
    },
  },
});

export const picture = style({
  gridColumn: 'full',
  '@media': { [media.desktop]: { gridColumn: 'col 5 / full-end' } },
});

export const image = style({
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  '@media': { [media.desktop]: { blockSize: '100%' } },
});

export const areas = style({
  gridColumn: 'content',
  display: 'grid',
  columnGap: gap,
  marginBlock: `${space.large} ${space.section}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const area = style({
  paddingBlock: `${space.medium} ${space.large}`,
  borderBlockStart: `1px solid ${color.hairline}`,
});

export const title = style({ marginBlock: `${space.medium} ${space.small}` });

export const cases = style({ marginBlockStart: space.small });
