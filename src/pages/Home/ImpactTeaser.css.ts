import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { gap, space } from '../../styles/space';
import { color } from '../../styles/theme.css';
import { fontSize } from '../../styles/typography';

export const root = style({ paddingBlock: space.section, background: color.paperDeep });

export const areas = style({ gridColumn: 'content', marginBlockStart: space.large });

export const area = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space.small} ${gap}`,
  paddingBlock: space.medium,
  borderBlockStart: `1px solid ${color.hairline}`,
  ':last-child': { borderBlockEnd: `1px solid ${color.hairline}` },
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 5fr) minmax(0, 4fr)' } },
});

export const title = style({ fontSize: fontSize.statement, letterSpacing: '-0.02em' });

export const description = style({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});

export const link = style({ gridColumn: 'content', marginBlockStart: space.medium });
