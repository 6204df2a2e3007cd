import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { headerHeight, scrollTimeline } from '../../components/Header/Header.css';
import { media } from '../../styles/media';
import { intoMargin, space } from '../../styles/space';
import { color, onDuskVars } from '../../styles/theme.css';
import { fontSize } from '../../styles/typography';

/** Where the upright crop of the picture is shown, and where the whole picture. */
export const portraitMedia = media.phone;
export const landscapeMedia = `${media.tablet}, print`;

/** Desktops without room for the lead in its usual size on the picture's water. */
const compact = `${media.desktop} and (max-width: 81.99em), ${media.lowDesktop}`;

const base = style({
  paddingBlockStart: space.large,
  '@media': { [media.desktop]: { paddingBlockStart: 0, gridTemplateRows: '1fr auto' } },
});

export const layout = styleVariants({
  /** As high as the window, and neither so low that the text has no room nor higher than the whole picture. */
  onPicture: [
    base,
    {
      '@media': {
        [media.desktop]: {
          position: 'relative',
          isolation: 'isolate',
          minBlockSize: `clamp(47.5cqi, 100svh - ${headerHeight}, 70cqi)`,
          color: color.onDusk,
          vars: onDuskVars,
          '@supports': {
            [scrollTimeline]: {
              minBlockSize: 'clamp(47.5cqi, 100svh, 70cqi)',
              paddingBlockStart: headerHeight,
            },
          },
        },
      },
    },
  ],
  besidePicture: [base, { '@media': { [media.desktop]: { minBlockSize: `min(100svh - ${headerHeight}, 60cqi)` } } }],
});

/** On phones the text stands in the sky of the picture below it, which has the same colour at its upper edge. */
export const inSky = style({
  '@media': {
    [media.phone]: {
      paddingBlockStart: space.medium,
      background: 'var(--sky)',
      color: color.onDusk,
      vars: onDuskVars,
    },
  },
});

export const sky = style({
  gridColumn: 'content',
  '@media': {
    [media.desktop]: {
      gridColumn: 'content-start / col 8',
      paddingBlockStart: 'clamp(1.5rem, 13svh - 4rem, 5rem)',
    },
  },
});

export const headline = style({
  marginBlock: `${space.small} ${space.medium}`,
  '@media': {
    [media.phone]: { marginInlineEnd: intoMargin },
    [media.desktop]: { marginBlock: `${space.small} 0`, maxInlineSize: '12em' },
  },
});

/** The lead and the buttons. */
export const water = style({
  gridColumn: 'content',
  '@media': {
    [media.desktop]: {
      gridColumn: 'content-start / col 7',
      paddingBlockEnd: 'clamp(0.5rem, min(9svh, 5.85cqi) - 3.375rem, 1.5rem)',
    },
  },
});

export const lead = style({
  maxInlineSize: '34em',
  fontSize: fontSize.lead,
  lineHeight: 1.4,
  '@media': {
    [media.phone]: { marginInlineEnd: intoMargin },
    [media.desktop]: { maxInlineSize: 'min(25em, 38cqi)', textWrap: 'balance' },
    [compact]: { fontSize: fontSize.body },
  },
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '2rem',
  marginBlockStart: space.medium,
  '@media': {
    [media.desktop]: { marginBlockStart: '1.5rem' },
    [compact]: { marginBlockStart: '1rem' },
  },
});

globalStyle(`${buttons} > a`, { '@media': { [compact]: { minBlockSize: '2.75rem' } } });

export const picture = style({
  gridColumn: 'full',
  marginBlockStart: space.medium,
  '@media': { [media.desktop]: { marginBlockStart: 0 } },
  selectors: {
    [`${inSky} > &`]: { '@media': { [media.phone]: { marginBlockStart: 0 } } },
    [`${layout.onPicture} > &`]: {
      '@media': { [media.desktop]: { position: 'absolute', zIndex: -1, inset: 0, overflow: 'clip' } },
    },
    [`${layout.besidePicture} > &`]: {
      '@media': { [media.desktop]: { position: 'relative', gridArea: '1 / col 8 / 3 / full-end' } },
    },
  },
});

export const image = style({
  aspectRatio: '3 / 4',
  objectFit: 'cover',
  '@media': {
    [media.tablet]: { aspectRatio: '20 / 13' },
    [media.desktop]: { position: 'absolute', inset: 0, aspectRatio: 'auto', blockSize: '100%' },
  },
  selectors: {
    // In high windows its right edge is beyond the page's, which leaves more of its sky to the headline.
    [`${layout.onPicture} &`]: {
      '@media': { [media.desktop]: { inlineSize: 'clamp(100%, 173svh, 108%)' } },
    },
  },
});
