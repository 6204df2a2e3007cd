import { globalStyle, style } from '@vanilla-extract/css';
import { onTablet } from '../../styles/media';
import { gap, space } from '../../styles/space';
import { color, night } from '../../styles/theme.css';
import { fontSize } from '../../styles/typography';

export const root = style([night, { paddingBlockEnd: space.large }]);

/** A name, what changes, and the icon at the end of the line. */
export const area = style([
  {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: `${space.small} ${gap}`,
    paddingBlock: space.medium,
    borderBlockStart: `1px solid ${color.hairline}`,
    ':last-child': { borderBlockEnd: `1px solid ${color.hairline}` },
  },
  onTablet({ gridTemplateColumns: 'subgrid' }),
]);

globalStyle(`${area} > h3`, onTablet({ gridColumn: '1 / span 4' }));

export const description = style([
  { gridColumn: '1 / -1', gridRow: 2, fontSize: fontSize.lead, lineHeight: 1.45 },
  onTablet({ gridColumn: '5 / -2', gridRow: 1, maxInlineSize: '34em', textWrap: 'balance' }),
]);

globalStyle(`${area} > svg`, {
  gridColumn: '-2 / -1',
  alignSelf: 'center',
  justifySelf: 'end',
});
