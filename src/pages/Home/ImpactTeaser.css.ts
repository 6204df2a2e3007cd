import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { gap, space } from '../../styles/space';
import { color } from '../../styles/theme.css';
import { fontSize } from '../../styles/typography';

/** The blue background. Its upper edge is the waterline below its label. */
export const root = style({
  paddingBlockEnd: space.section,
  background: color.dusk,
  color: color.onDuskSoft,
});

globalStyle(`${root} h2, ${root} h3`, { color: color.onDusk });

export const areas = style({ gridColumn: 'content', marginBlockStart: space.large });

export const area = style({
  display: 'grid',
  alignItems: 'baseline',
  gap: `${space.small} ${gap}`,
  paddingBlock: space.medium,
  borderBlockStart: `1px solid ${color.duskHairline}`,
  ':last-child': { borderBlockEnd: `1px solid ${color.duskHairline}` },
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});

export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: '0.35em',
  fontSize: fontSize.heading,
  lineHeight: 1,
  letterSpacing: '-0.03em',
});

/** As high as a lower-case letter of the name beside it. */
globalStyle(`${title} > svg`, {
  inlineSize: '0.5em',
  blockSize: '0.5em',
  strokeWidth: 1.5,
  stroke: color.duskAccent,
});

globalStyle(`${title} > svg`, { '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } } });

export const description = style({
  maxInlineSize: '24em',
  fontSize: fontSize.body,
  textWrap: 'balance',
});

export const link = style({ gridColumn: 'content', marginBlockStart: space.medium });
