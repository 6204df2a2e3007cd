import { style, styleVariants } from '@vanilla-extract/css';
import { onDesktop } from '../../styles/media';
import { color } from '../../styles/theme.css';

const column = { display: 'grid', justifyItems: 'start', rowGap: '0.25rem' } as const;

/** `row`: on desktops one below the other, too. */
export const list = styleVariants({
  row: [{ display: 'flex', flexWrap: 'wrap', alignContent: 'start', columnGap: '1.25rem' }, onDesktop(column)],
  column: [column],
});

/** As high as a line. Its target is large enough for a finger. */
export const link = style({
  display: 'inline-block',
  lineHeight: 1.75,
  color: color.ink,
  textDecorationColor: color.hairline,
  ':hover': { textDecorationColor: 'currentcolor' },
  '@media': { '(any-pointer: coarse)': { paddingBlock: '0.5rem', marginBlock: '-0.5rem' } },
});
