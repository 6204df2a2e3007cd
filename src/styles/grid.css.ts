import { style } from '@vanilla-extract/css';
import { gap, margin, widest } from './layout';

const column = `minmax(0, calc((${widest} - 11 * ${gap}) / 12))`;
const columns = `repeat(12, [col] ${column})`;
const outside = `minmax(calc(${margin} - ${gap}), 1fr)`;

/**
 * Twelve columns between two margins, at most 1600 px wide. A child names its lines: `content` from margin to
 * margin, `full` from edge to edge, `col n` for the n-th column.
 */
export const grid = style({
  display: 'grid',
  columnGap: gap,
  gridTemplateColumns: `[full-start] ${outside} [content-start] ${columns} [content-end] ${outside} [full-end]`,
  // Paper has its own margins.
  '@media': {
    print: { gridTemplateColumns: `[full-start content-start] ${columns} [content-end full-end]` },
  },
});
