import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../styles/media';
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

const quiet = style([
  base,
  {
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.35em',
    ':hover': { textDecorationThickness: '2px' },
  },
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
  quiet: [quiet, { color: color.ink, ':hover': { color: color.accent } }],
  onDusk: [
    button,
    {
      borderColor: color.duskAccent,
      background: color.duskAccent,
      color: color.onDuskAccent,
      ':hover': { borderColor: color.onDusk, background: color.onDusk, color: color.dusk },
      ':active': { borderColor: color.duskAccent, background: color.duskAccent },
      ':focus-visible': { outlineColor: color.onDusk },
    },
  ],
  quietOnDusk: [
    quiet,
    {
      color: color.onDusk,
      ':hover': { color: color.duskAccent },
      ':focus-visible': { outlineColor: color.duskAccent },
    },
  ],
});
