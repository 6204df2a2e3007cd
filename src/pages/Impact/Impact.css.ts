import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { gap, space } from '../../styles/space';
import { color } from '../../styles/theme.css';

export const head = style({ paddingBlock: space.large });

export const heading = style({
  gridColumn: 'content',
  '@media': { [media.desktop]: { gridColumn: 'content-start / span 10' } },
});

export const lead = style({
  gridColumn: 'content',
  '@media': { [media.desktop]: { gridColumn: 'col 7 / content-end' } },
});

export const areas = style({
  gridColumn: 'content',
  display: 'grid',
  columnGap: gap,
  marginBlockEnd: space.section,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const area = style({
  paddingBlock: `${space.medium} ${space.large}`,
  borderBlockStart: `1px solid ${color.hairline}`,
});

export const title = style({ marginBlock: `${space.medium} ${space.small}` });
