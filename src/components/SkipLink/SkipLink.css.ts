import { style } from '@vanilla-extract/css';
import { color } from '../../styles/theme.css';

export const root = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: '0.75rem',
  insetInlineStart: '0.75rem',
  padding: '0.75rem 1.25rem',
  background: color.ink,
  color: color.paper,
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
  '@media': { print: { display: 'none' } },
});
