import { style } from '@vanilla-extract/css';
import { color } from '../../styles/theme.css';

export const root = style({
  display: 'block',
  flexShrink: 0,
  inlineSize: '2rem',
  blockSize: '2rem',
  fill: 'none',
  stroke: color.accent,
  strokeWidth: 1.25,
  strokeLinecap: 'square',
});
