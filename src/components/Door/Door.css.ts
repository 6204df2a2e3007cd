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

/** The height of the door on a waterline. */
export const markHeight = '1.125rem';

export const size = styleVariants({
  name: [standing, { blockSize: '1em' }],
  mark: [standing, { blockSize: markHeight }],
});
