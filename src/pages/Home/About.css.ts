import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { dimInDark } from '../../styles/picture.css';
import { space } from '../../styles/space';
import { lead } from '../../styles/text.css';
import { color } from '../../styles/theme.css';

/** The light background again, in its warm shade. */
export const root = style({ background: color.paperWarm });

globalStyle(`${root} > h2`, { alignSelf: 'last baseline' });

/** Beside the statement: the last lines of both are on one line, whichever has more. */
export const text = style([
  lead,
  {
    gridColumn: 'content',
    textWrap: 'pretty',
    '@media': {
      [media.desktop]: {
        gridColumn: 'col 9 / content-end',
        alignSelf: 'last baseline',
        marginBlockStart: space.large,
      },
    },
  },
]);

export const picture = style({ gridColumn: 'full', marginBlockStart: space.large });

export const image = style([
  dimInDark,
  {
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    '@media': { [media.tablet]: { aspectRatio: '21 / 10' } },
  },
]);
