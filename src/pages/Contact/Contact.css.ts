import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize } from '../../styles/fonts';
import { fluid, onDesktop, onTablet, space } from '../../styles/layout';
import { belowLabel, display, lead as leadText } from '../../styles/text.css';

/**
 * The text, the ways to get in touch, and the portrait: one below the other on phones, the first two side by side on
 * tablets. On desktops the portrait is beside both, as far as the edge of the page.
 */
export const root = style(onDesktop({ gridTemplateRows: '1fr auto' }));

/** For `sizes`, which browsers evaluate before layout, so a container unit would be one of the viewport. */
export const portraitSizes = '(min-width: 64em) 44vw, 100vw';

export const portrait = style([
  { gridColumn: 'full' },
  onDesktop({ position: 'relative', gridColumn: 'col 8 / full-end', gridRow: '1 / -1' }),
]);

export const image = style([
  { aspectRatio: '1' },
  onDesktop({ position: 'absolute', inset: 0, aspectRatio: 'auto', blockSize: '100%' }),
]);

export const words = style([
  { gridColumn: 'content', paddingBlock: '2rem' },
  onTablet({ gridColumn: 'content-start / col 7', paddingBlock: space.large, paddingInlineEnd: space.small }),
  onDesktop({
    gridColumn: 'content-start / col 8',
    alignSelf: 'center',
    paddingBlock: `${space.medium} 1.5rem`,
    paddingInlineEnd: 0,
  }),
]);

// The line length of all small text.
globalStyle(`${words} > p`, { maxInlineSize: '25rem' });

export const name = style({ fontSize: fontSize.lead, lineHeight: 1.45 });

export const heading = style([display, { marginBlockStart: belowLabel }]);

export const lead = style([leadText, { marginBlockEnd: space.medium }]);

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });

globalStyle(`${buttons} > a`, { flexGrow: 1, ...onDesktop({ flexGrow: 0 }) });

export const note = style({
  marginBlockStart: '0.625rem',
  textWrap: 'balance',
  selectors: { [`${buttons} + &`]: { marginBlockStart: space.small } },
});

export const contactMethods = style([
  { gridColumn: 'content', marginBlockEnd: fluid(40, 72) },
  onTablet({ gridColumn: 'col 7 / content-end', alignSelf: 'end', marginBlockEnd: space.large }),
  onDesktop({ gridColumn: 'content-start / col 7', gridRow: 2, marginBlockEnd: fluid(40, 72) }),
]);
