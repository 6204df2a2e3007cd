import { style } from '@vanilla-extract/css';
import { color } from '../../styles/theme.css';

export const root = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible', // the reflection takes no space
  fill: color.duskAccent,
  '@media': { '(forced-colors: active)': { fill: 'none', stroke: 'CanvasText', strokeWidth: 0.4 } },
});
