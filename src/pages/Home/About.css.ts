import { style } from '@vanilla-extract/css';
import { columns, onTablet } from '../../styles/media';
import { space } from '../../styles/space';
import { lead } from '../../styles/text.css';
import { color, dimInDark } from '../../styles/theme.css';

/** The light background again, in its warm shade. */
export const root = style({ background: color.paperWarm });

export const text = style([lead, columns('col 5 / content-end')]);

export const picture = style({ gridColumn: 'full', marginBlockStart: space.large });

export const image = style([
  dimInDark,
  { aspectRatio: '4 / 3' },
  onTablet({ aspectRatio: '16 / 9', maxBlockSize: '80svh' }),
]);
