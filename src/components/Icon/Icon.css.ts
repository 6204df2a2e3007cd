import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../styles/theme.css';

export const root = style({
  flexShrink: 0,
  inlineSize: '1.5rem',
  fill: 'none',
  stroke: color.accent,
  strokeWidth: 1.6,
  strokeLinecap: 'square',
});

// An arrow at the end of a row that is a link.
globalStyle(`a > ${root}`, { alignSelf: 'center' });
globalStyle(`:root[dir="rtl"] a > ${root}`, { scale: '-1 1' });
