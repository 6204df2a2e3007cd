import { style } from '@vanilla-extract/css';
import { fontSize } from '../../styles/fonts';
import { fluid, gap, inset, linkGap, onDesktop } from '../../styles/layout';
import { color, hairline, night } from '../../styles/theme.css';

export const root = style([
  night,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0.5rem 2.5rem',
    marginBlockStart: 'auto',
    paddingBlock: fluid(20, 32),
    paddingInline: inset,
    borderBlockStart: hairline,
    fontSize: fontSize.small,
  },
]);

/** On desktops from the ninth column on. */
export const navigation = style(onDesktop({ flex: `0 0 calc((100% - 2 * ${gap}) / 3)` }));

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: linkGap });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  // Wide enough for a finger.
  marginInlineEnd: '-0.5rem',
  paddingInlineEnd: '0.5rem',
  textDecoration: 'none',
  ':hover': { color: color.accent },
});
