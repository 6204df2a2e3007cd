import { globalStyle, style } from '@vanilla-extract/css';
import { fontFamily } from '../../styles/fonts';
import { media, onDesktop } from '../../styles/layout';
import { entry } from '../../styles/text.css';
import { color, hairline } from '../../styles/theme.css';

export const list = style({ inlineSize: '100%', borderBlockEnd: hairline });

/** On small screens the label is above the others. */
export const link = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0.25rem 0.875rem',
  paddingBlock: '0.75rem',
  borderBlockStart: hairline,
  textDecoration: 'none',
});

globalStyle(`${link} > :first-child`, {
  flex: '0 0 100%',
  ...onDesktop({ flexBasis: 'clamp(5.5rem, (22rem - 100%) * 99, 100%)' }),
});

export const address = style([
  entry,
  {
    flex: '1 1 0',
    color: color.ink,
    fontFamily: fontFamily.display,
    selectors: { 'a:hover > &': { color: color.accent } },
    '@media': { [media.forcedColors]: { textDecoration: 'underline' } },
  },
]);
