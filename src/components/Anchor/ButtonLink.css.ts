import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../styles/layout';
import { color } from '../../styles/theme.css';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '3.25rem',
  fontWeight: 500,
  lineHeight: 1.3,
  textDecoration: 'none',
  '@media': {
    [media.motion]: {
      transition: 'background-color 250ms ease-out, color 250ms ease-out, border-color 250ms ease-out',
    },
    [media.forcedColors]: { textDecoration: 'underline' },
    print: { display: 'none' }, // nothing to press on paper
  },
});

const button = style([
  base,
  { justifyContent: 'center', paddingInline: '1.75rem', border: '1px solid', textAlign: 'center' },
]);

export const variant = styleVariants({
  solid: [
    button,
    {
      borderColor: color.ink,
      background: color.ink,
      color: color.paper,
      ':hover': { borderColor: color.accent, background: color.accent, color: color.onAccent },
      ':active': { borderColor: color.ink, background: color.ink, color: color.paper },
    },
  ],
  outlined: [
    button,
    {
      color: color.ink,
      ':hover': { borderColor: color.accent, color: color.accent },
      ':active': { background: color.hairline },
    },
  ],
  quiet: [
    base,
    {
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.35em',
      color: color.ink,
      ':hover': { color: color.accent, textDecorationThickness: '2px' },
    },
  ],
  onDusk: [
    button,
    {
      borderColor: color.duskAccent,
      background: color.duskAccent,
      color: color.onDuskAccent,
      ':hover': { borderColor: color.onDusk, background: color.onDusk, color: color.night },
      ':active': { borderColor: color.duskAccent, background: color.duskAccent },
      ':focus-visible': { outlineColor: color.onDusk },
    },
  ],
});
