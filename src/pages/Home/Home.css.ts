import { style } from '@vanilla-extract/css';
import { columns, onTablet } from '../../styles/media';
import { space } from '../../styles/space';
import { lead } from '../../styles/text.css';
import { color, dimInDark } from '../../styles/theme.css';

/** The light background again, in its warm shade. */
export const about = style({ background: color.paperWarm });

export const aboutText = style([lead, columns('col 5 / content-end')]);

export const aboutPicture = style({ gridColumn: 'full', marginBlockStart: space.large });

export const aboutImage = style([
  dimInDark,
  { aspectRatio: '4 / 3' },
  onTablet({ aspectRatio: '16 / 9', maxBlockSize: '80svh' }),
]);
