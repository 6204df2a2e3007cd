import { globalStyle, style } from '@vanilla-extract/css';
import { staysBeside } from '../../components/SectionHead/SectionHead.css';
import { media } from '../../styles/media';
import { gap, space } from '../../styles/space';
import { color } from '../../styles/theme.css';
import { fontSize } from '../../styles/typography';

/** The blue background. Its upper edge is the waterline. */
export const root = style({
  paddingBlockEnd: space.large,
  background: color.dusk,
  color: color.onDuskSoft,
});

globalStyle(`${root} h2, ${root} h3`, { color: color.onDusk });
globalStyle(`${root} > h2`, staysBeside);

/** On desktops beside the heading and the link, which stands at its lower end. */
export const areas = style({
  gridColumn: 'content',
  display: 'grid',
  marginBlockStart: space.large,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'subgrid' },
    [media.desktop]: { gridColumn: 'col 5 / content-end', gridRow: '2 / span 2' },
  },
});

/** A name, what changes, and the icon at the end of the line. */
export const area = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `${space.small} ${gap}`,
  paddingBlock: space.medium,
  borderBlockStart: `1px solid ${color.duskHairline}`,
  ':last-child': { borderBlockEnd: `1px solid ${color.duskHairline}` },
  '@media': { [media.tablet]: { gridTemplateColumns: 'subgrid' } },
});

globalStyle(`${area} > h3`, { '@media': { [media.tablet]: { gridColumn: '1 / span 4' } } });

export const description = style({
  gridColumn: '1 / -1',
  gridRow: 2,
  fontSize: fontSize.lead,
  lineHeight: 1.45,
  '@media': { [media.tablet]: { gridColumn: '5 / -2', gridRow: 1, textWrap: 'balance' } },
});

globalStyle(`${area} > svg`, {
  alignSelf: 'center',
  justifySelf: 'end',
  stroke: color.duskAccent,
  '@media': {
    [media.tablet]: { gridColumn: '-2 / -1' },
    '(forced-colors: active)': { stroke: 'CanvasText' },
  },
});
