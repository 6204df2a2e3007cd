import { style, styleVariants } from '@vanilla-extract/css';
import { doorway } from './doorway';

const standing = style({
  display: 'block',
  flexShrink: 0,
  aspectRatio: `${doorway.width} / ${doorway.height}`,
  overflow: 'visible', // the reflection takes no space
  fill: 'currentColor',
  '@media': { '(forced-colors: active)': { fill: 'none', stroke: 'CanvasText' } },
});

export const size = styleVariants({
  name: [standing, { blockSize: '1em' }],
  mark: [standing, { blockSize: '1.3em' }],
});
