import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { color } from '../../styles/theme.css';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '3.25rem',
  paddingInline: '1.75rem',
  border: '1px solid',
  fontWeight: 500,
  lineHeight: 1.3,
  textAlign: 'center',
  textDecoration: 'none',
  '@media': {
    [media.motion]: {
      transition: 'background-color 250ms ease-out, color 250ms ease-out, border-color 250ms ease-out',
    },
    '(forced-colors: active)': { textDecoration: 'underline' },
    print: { display: 'none' }, // nothing to press on paper
  },
});

export const variant = styleVariants({
  solid: [
    base,
    {
      borderColor: color.accent,
      background: color.accent,
      color: color.onAccent,
      ':hover': { borderColor: color.ink, background: color.ink, color: color.paper },
      ':active': { borderColor: color.accent, background: color.accent, color: color.onAccent },
    },
  ],
  quiet: [
    base,
    {
      borderColor: color.ink,
      color: color.ink,
      ':hover': { background: color.ink, color: color.paper },
      ':active': { background: 'transparent', color: color.ink },
    },
  ],
  onDusk: [
    base,
    {
      borderColor: color.duskAccent,
      background: color.duskAccent,
      color: color.onDuskAccent,
      ':hover': { borderColor: color.onDusk, background: color.onDusk, color: color.dusk },
      ':active': { borderColor: color.duskAccent, background: color.duskAccent },
      ':focus-visible': { outlineColor: color.onDusk },
    },
  ],
});
