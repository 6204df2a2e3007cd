import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { space } from '../../styles/space';
import { lead as leadText, title } from '../../styles/text.css';
import { color } from '../../styles/theme.css';
import { fontSize } from '../../styles/typography';

/**
 * The words, and the portrait beside them as far as the edge of the page: on tablets beside the first words, on desktops
 * beside all, which are then in the middle. On phones the portrait comes first.
 */
export const root = style({
  '@media': {
    [media.tablet]: { gridTemplateRows: '1fr auto', minBlockSize: 'min(100svh - 4.5rem, 80rem)' },
    [media.desktop]: { gridTemplateRows: '1fr auto auto 1fr' },
  },
});

export const portrait = style({
  gridColumn: 'full',
  '@media': {
    [media.tablet]: { gridColumn: 'col 7 / full-end', gridRow: 1 },
    [media.desktop]: { gridColumn: 'col 9 / full-end', gridRow: '1 / -1' },
  },
});

export const image = style({
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  '@media': {
    [media.tablet]: { aspectRatio: '1', blockSize: '100%' },
    [media.desktop]: { aspectRatio: '4 / 5' },
  },
});

const part = style({
  gridColumn: 'content',
  '@media': { [media.desktop]: { gridColumn: 'content-start / col 9' } },
});

export const words = style([
  part,
  {
    paddingBlockStart: space.large,
    '@media': {
      [media.tablet]: { gridColumn: 'content-start / col 7', gridRow: 1, alignSelf: 'center' },
      [media.desktop]: { gridRow: 2 },
      print: { paddingBlockStart: '0.8cm' },
    },
  },
]);

export const name = style({ fontSize: fontSize.lead, lineHeight: 1.45 });

export const heading = style([
  title,
  { maxInlineSize: '9em', marginBlockStart: space.small }, // narrower than the columns, which would set it in one line
]);

export const lead = style([leadText, { '@media': { [media.desktop]: { maxInlineSize: '24em' } } }]);

export const ways = style([
  part,
  {
    paddingBlock: space.large,
    '@media': { [media.desktop]: { gridRow: 3 }, print: { paddingBlock: '0.8cm' } },
  },
]);

export const rows = style({
  borderBlockStart: `1px solid ${color.hairline}`,
});

export const note = style({ marginBlockStart: space.small, fontSize: fontSize.small });
