import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { space } from '../../styles/space';
import { heading } from '../../styles/text.css';
import { color } from '../../styles/theme.css';
import { fontSize } from '../../styles/typography';

export const root = style({ alignItems: 'end', rowGap: space.medium, marginBlockEnd: space.section });

// As tall as the words where these are taller, so that both begin on one line.
const pictureBase = style({ gridColumn: 'full', gridRow: 1, alignSelf: 'stretch' });

export const picture = styleVariants({
  left: [pictureBase, { '@media': { [media.desktop]: { gridColumn: 'full-start / col 9' } } }],
  right: [pictureBase, { '@media': { [media.desktop]: { gridColumn: 'col 5 / full-end' } } }],
});

export const image = style({ blockSize: '100%', aspectRatio: '16 / 10', objectFit: 'cover' });

const wordsBase = style({ gridColumn: 'content', '@media': { [media.desktop]: { gridRow: 1 } } });

export const words = styleVariants({
  left: [wordsBase, { '@media': { [media.desktop]: { gridColumn: 'col 9 / content-end' } } }],
  right: [wordsBase, { '@media': { [media.desktop]: { gridColumn: 'content-start / col 5' } } }],
});

export const title = style([
  heading,
  { marginBlock: `${space.small} ${space.medium}`, fontSize: fontSize.spread },
]);

export const parts = style({ display: 'grid' });

export const part = style({ paddingBlock: space.small, borderBlockStart: `1px solid ${color.hairline}` });

export const term = style({ color: color.ink, fontSize: fontSize.small, fontWeight: 500 });
