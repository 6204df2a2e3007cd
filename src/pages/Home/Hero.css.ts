import { globalStyle, keyframes, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { root as header, headerHeight } from '../../components/Header/Header.css';
import { fontSize } from '../../styles/fonts';
import { columns, intoMargin, media, onDesktop, onPhone, onTablet, space } from '../../styles/layout';
import { belowLabel, display } from '../../styles/text.css';
import { color, onPictureVars } from '../../styles/theme.css';

/** Where the upright crop of the picture is shown, and where the whole picture. */
export const crops = { media: media.phone, otherwise: `${media.tablet}, print` };

/** Desktops without room for the lead in its usual size on the picture's water. */
const compact = `${media.desktop} and (max-width: 95.99em), ${media.desktop} and (max-height: 65.99em)`;

/** Browsers in which the header can turn to paper as the page scrolls. In these, it is on the picture. */
const scrollTimeline = '(animation-timeline: scroll())';

/** One screen, together with the header. */
const base = style([
  {
    gridTemplateRows: 'auto auto 1fr',
    minBlockSize: `calc(100svh - ${headerHeight})`,
    paddingBlockStart: space.large,
    '@media': { print: { minBlockSize: 0 } },
  },
  onDesktop({ paddingBlockStart: 0, gridTemplateRows: '1fr auto' }),
]);

export const layout = styleVariants({
  /** As high as the window, and neither so low that the text has no room nor higher than the whole picture. */
  onPicture: [
    base,
    onDesktop({
      position: 'relative',
      isolation: 'isolate',
      minBlockSize: `clamp(47.5cqi, 100svh - ${headerHeight}, 75cqi)`,
      color: color.onDusk,
      vars: onPictureVars,
      '@supports': {
        [scrollTimeline]: {
          minBlockSize: 'clamp(47.5cqi, 100svh, 75cqi)',
          paddingBlockStart: headerHeight,
        },
      },
    }),
  ],
  besidePicture: [base, onDesktop({ minBlockSize: `min(100svh - ${headerHeight}, 60cqi)` })],
});

/**
 * On phones the text is in the sky of the picture, which has the same colour at its upper edge. The picture begins
 * behind the buttons, so that its building is in the first screen.
 */
export const inSky = style(
  onPhone({
    isolation: 'isolate',
    paddingBlockStart: '0.75rem',
    background: 'var(--sky)',
    color: color.onDusk,
    vars: onPictureVars,
  }),
);

export const intro = style([
  columns('content-start / col 8'),
  onDesktop({ paddingBlockStart: 'clamp(1.5rem, 13svh - 4rem, 5rem)' }),
]);

export const headline = style([
  display,
  { marginBlock: `${belowLabel} ${space.medium}` },
  onPhone({ marginInlineEnd: 'max(-1rem, -5cqi)' }),
  onDesktop({ marginBlockEnd: 0, maxInlineSize: '12em' }),
]);

// Keeps a word with a hyphen on one line, where it fits.
globalStyle(`${headline} > span`, { display: 'inline-block' });

export const actions = style([
  columns('content-start / col 7'),
  onDesktop({ paddingBlockEnd: 'clamp(1.25rem, min(20.5svh - 9.625rem, 15cqi - 9rem), 4rem)' }),
]);

export const lead = style({
  maxInlineSize: '34em',
  fontSize: fontSize.lead,
  lineHeight: 1.4,
  textWrap: 'balance',
  '@media': {
    [media.phone]: { marginInlineEnd: intoMargin },
    [media.desktop]: { maxInlineSize: 'min(25em, 38cqi)' },
    [compact]: { fontSize: fontSize.body },
  },
  // In low windows, its first line is on the lightest part of the water.
  selectors: {
    [`${layout.onPicture} &`]: {
      '@media': { [compact]: { textShadow: `0 0 0.5em ${color.night}` } },
    },
  },
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '2rem',
  marginBlockStart: '2rem',
  '@media': { [media.desktop]: { marginBlockStart: '1.25rem' } },
});

globalStyle(`${buttons} > a`, { '@media': { [compact]: { minBlockSize: '2.75rem' } } });

export const picture = style([
  { gridColumn: 'full', marginBlockStart: space.medium },
  onPhone({ position: 'relative', minBlockSize: '100cqi' }),
  onTablet({ position: 'relative', minBlockSize: '60cqi' }),
  onDesktop({ marginBlockStart: 0, minBlockSize: 0 }),
  {
    selectors: {
      [`${inSky} > &`]: onPhone({ zIndex: -1, marginBlockStart: 'max(-30cqi, -8.5rem)' }),
      [`${layout.onPicture} > &`]: onDesktop({ position: 'absolute', zIndex: -1, inset: 0, overflow: 'clip' }),
      [`${layout.besidePicture} > &`]: onDesktop({ gridArea: '1 / col 8 / 3 / full-end' }),
    },
  },
]);

export const image = style({
  '@media': { screen: { position: 'absolute', inset: 0, blockSize: '100%' } },
  selectors: {
    [`${inSky} &`]: onPhone({ objectPosition: 'top' }), // its sky continues the one above it
    // In high windows its right edge is beyond the page's, which leaves more of its sky to the headline.
    [`${layout.onPicture} &`]: onDesktop({ inlineSize: 'clamp(100%, 173svh, 115.5%)' }),
  },
});

const paper = {
  background: color.paper,
  borderColor: color.hairline,
  vars: Object.fromEntries([...Object.keys(onPictureVars), color.hairline].map((name) => [name, 'inherit'])),
};
const turnToPaper = keyframes({ from: paper, to: paper });

/** The colours of paper, once the page has moved so far. They turn at once: in between, no text could be read. */
const paperBelow = (distance: string): StyleRule => ({
  animation: `${turnToPaper} linear forwards`,
  animationTimeline: 'scroll()',
  animationRange: distance,
});

const overPicture = (rule: StyleRule) => onDesktop({ '@supports': { [scrollTimeline]: rule } });

globalStyle(
  `body:has(${layout.onPicture})`,
  overPicture({ display: 'grid', gridTemplate: 'auto auto / minmax(0, 1fr)' }),
);
globalStyle(`body:has(${layout.onPicture}) > main`, overPicture({ gridArea: '1 / 1' }));
globalStyle(
  `body:has(${layout.onPicture}) > ${header}`,
  overPicture({
    gridArea: '1 / 1 / -1',
    alignSelf: 'start',
    background: 'transparent',
    borderColor: 'transparent', // it would lie across the picture
    vars: onPictureVars,
    ...paperBelow('2px'),
  }),
);

globalStyle(
  `body:has(${inSky}) > ${header}`,
  onPhone({
    borderColor: 'transparent', // it would lie across the sky
    vars: { ...onPictureVars, [color.paper]: 'var(--sky)', [color.hairline]: color.duskHairline },
  }),
);

// Below the picture, which fills the viewport. Not before hydration: a scroll timeline makes a phone's browser compute
// the styles and the layout of the whole page a second time before its first paint.
globalStyle(
  `html[data-hydrated] body:has(${inSky}) > ${header}`,
  onPhone({ '@supports': { [scrollTimeline]: paperBelow(`calc(100svh - ${headerHeight})`) } }),
);
