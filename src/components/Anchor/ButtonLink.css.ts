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
  {
    justifyContent: 'center',
    paddingBlock: '0.5rem',
    paddingInline: 'min(1.75rem, 8cqi)',
    border: '1px solid',
    textAlign: 'center',
  },
]);

const filled = (fill: string, text: string) => ({ borderColor: fill, background: fill, color: text });

export const variant = styleVariants({
  solid: [
    button,
    {
      ...filled(color.ink, color.paper),
      ':hover': filled(color.accent, color.onAccent),
      ':active': filled(color.ink, color.paper),
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
      ...filled(color.duskAccent, color.onDuskAccent),
      ':hover': filled(color.onDusk, color.night),
      ':active': filled(color.duskAccent, color.onDuskAccent),
      ':focus-visible': { outlineColor: color.onDusk },
    },
  ],
});
