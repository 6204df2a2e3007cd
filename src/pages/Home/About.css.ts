import { globalStyle, style } from '@vanilla-extract/css';
import { columns, onDesktop, onTablet } from '../../styles/media';
import { space } from '../../styles/space';
import { lead } from '../../styles/text.css';
import { color, dimInDark } from '../../styles/theme.css';

/** The light background again, in its warm shade. */
export const root = style({ background: color.paperWarm });

globalStyle(`${root} > h2`, { alignSelf: 'last baseline' });

/** Beside the statement: the last lines of both are on one line, whichever has more. */
export const text = style([
  lead,
  columns('col 9 / content-end'),
  { textWrap: 'pretty' },
  onDesktop({ alignSelf: 'last baseline', marginBlockStart: space.large }),
]);

export const picture = style({ gridColumn: 'full', marginBlockStart: space.large });

export const image = style([dimInDark, { aspectRatio: '4 / 3' }, onTablet({ aspectRatio: '16 / 9' })]);
