import { style } from '@vanilla-extract/css';
import * as section from '../../components/Section/Section.css';
import { media, onDesktop } from '../../styles/media';
import { gap, space } from '../../styles/space';
import { subheading } from '../../styles/text.css';
import { color } from '../../styles/theme.css';
import { fontSize } from '../../styles/typography';

export const root = style({ background: color.paperWarm, paddingBlock: `${space.large} ${space.section}` });

export const rows = style([section.list, { borderBlockEnd: `1px solid ${color.hairline}` }]);

export const item = style({ gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'subgrid' });

/** On phones the words and a small picture, on desktops a larger picture and the words beside it. */
export const row = style([
  {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: gap,
    paddingBlock: '1rem',
    borderBlockStart: `1px solid ${color.hairline}`,
    textDecoration: 'none',
  },
  onDesktop({ gridTemplateColumns: 'subgrid' }),
]);

export const words = style([{ gridRow: 1, gridColumn: 1 }, onDesktop({ gridColumn: '5 / -1' })]);

export const name = style([
  subheading,
  {
    selectors: { [`${row}:hover &`]: { color: color.accent } },
    '@media': { [media.forcedColors]: { textDecoration: 'underline' } },
  },
]);

export const kind = style({ marginBlockStart: '0.25rem', fontSize: fontSize.small });

export const picture = style({
  gridRow: 1,
  gridColumn: 2,
  inlineSize: '8rem',
  '@media': {
    [media.narrow]: { gridColumn: 1, gridRow: 2 },
    [media.tablet]: { inlineSize: '15rem' },
    [media.desktop]: { gridColumn: '1 / span 4', inlineSize: '100%' },
  },
});

export const image = style([{ aspectRatio: '3 / 2' }, onDesktop({ aspectRatio: '2 / 1' })]);
