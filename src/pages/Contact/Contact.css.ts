import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { space } from '../../styles/space';
import { title } from '../../styles/text.css';
import { color } from '../../styles/theme.css';
import { fontSize } from '../../styles/typography';

/** The words, and the portrait beside them as far as the edge of the page. On phones the portrait comes first. */
export const root = style({
  '@media': { [media.tablet]: { minBlockSize: 'min(100svh - 4.5rem, 80rem)' } },
});

export const portrait = style({
  gridColumn: 'full',
  '@media': {
    [media.tablet]: { gridColumn: 'col 8 / full-end', gridRow: 1 },
    [media.desktop]: { gridColumn: 'col 9 / full-end' },
  },
});

export const image = style({
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  '@media': {
    [media.tablet]: { aspectRatio: '4 / 5', blockSize: '100%' },
  },
});

export const words = style({
  gridColumn: 'content',
  alignSelf: 'center',
  paddingBlock: space.large,
  '@media': {
    [media.tablet]: { gridColumn: 'content-start / col 8', gridRow: 1 },
    [media.desktop]: { gridColumn: 'content-start / col 9', display: 'grid', gridTemplateColumns: 'subgrid' },
    print: { paddingBlock: '0.8cm' },
  },
});

const acrossWords = style({ gridColumn: '1 / -1' });

export const name = style([acrossWords, { fontSize: fontSize.lead, lineHeight: 1.45 }]);

export const role = acrossWords;

export const heading = style([
  title,
  acrossWords,
  { maxInlineSize: '9em', marginBlockStart: space.small }, // narrower than the columns, which would set it in one line
]);

export const lead = style([
  acrossWords,
  { '@media': { [media.desktop]: { gridColumn: 'content-start / col 7' } } },
]);

export const rows = style([
  acrossWords,
  {
    marginBlockStart: space.large,
    borderBlockStart: `1px solid ${color.hairline}`,
    '@media': { [media.desktop]: { display: 'grid', gridTemplateColumns: 'subgrid' } },
  },
]);

export const note = style([acrossWords, { marginBlockStart: space.small, fontSize: fontSize.small }]);
