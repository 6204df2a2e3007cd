import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { inset, margin, space, widest } from '../../styles/space';
import { lead as leadText } from '../../styles/text.css';
import { color } from '../../styles/theme.css';
import { fontSize } from '../../styles/typography';

/** Where the portrait crop of the picture is shown, and where the whole picture. */
export const portraitMedia = '(max-width: 47.99em)';
export const landscapeMedia = '(min-width: 48em)';

/** The height of the waterline, where the plinth meets the water, in percent from the top of the picture. */
const waterline = 75.7;

/** How far across the hero the text may reach, in percent of its width. The lit door is beyond. */
const calmSide = 55;
// In `cqi`, of the hero, because `vw` counts a scrollbar as part of the page.
const longestLine = `calc(${calmSide}cqi - max(${margin}, (100cqi - ${widest}) / 2))`;

const lowDesktop = `${media.desktop} and (max-height: 50em)`;

/**
 * On wide screens, the text is in the evening sky, above the picture's waterline. The rows have the proportions of the
 * picture above and below that line, which is also the picture's focus, so they meet at the waterline on every screen,
 * however long the text is.
 */
export const root = style({
  isolation: 'isolate',
  containerType: 'inline-size',
  '@media': {
    [media.desktop]: {
      gridTemplateRows: `minmax(max-content, ${waterline}fr) minmax(max-content, ${100 - waterline}fr)`,
      minBlockSize: 'max(44vw, min(100svh - 4.5rem, 60vw))',
      background: color.dusk,
    },
    [lowDesktop]: { minBlockSize: 'max(42vw, min(100svh - 4.5rem, 60vw))' },
  },
});

export const picture = style({
  gridColumn: 'full',
  order: 1,
  '@media': { [media.desktop]: { order: 0, position: 'relative', gridRow: '1 / 3' } },
});

export const image = style({
  aspectRatio: '1',
  objectFit: 'cover',
  '@media': {
    [media.tablet]: { aspectRatio: '16 / 9' },
    [media.desktop]: { position: 'absolute', inset: 0, aspectRatio: 'auto', blockSize: '100%' },
  },
});

/**
 * Darkens the calm side of the picture, behind the text. It multiplies the picture by a shade on which the text has
 * enough contrast even over white, and so over any picture. Beyond the text it fades out without a visible edge.
 */
const shade = {
  content: '""',
  position: 'absolute',
  insetInlineStart: 0,
  inlineSize: '100%',
  background: color.evening,
  mixBlendMode: 'multiply',
  maskComposite: 'intersect',
} as const;

/** A mask that is opaque up to one point and fades to transparent at another, ever more slowly. */
function fading(direction: string, from: number, to: number, unit: string): string {
  const eased = [1, 0.88, 0.6, 0.32, 0.13, 0.03, 0].map(
    (strength, index, { length }) =>
      `rgb(0 0 0 / ${strength}) ${Math.round((from + ((to - from) * index) / (length - 1)) * 10) / 10}${unit}`,
  );
  return `linear-gradient(${[direction, ...eased].join(', ')})`;
}

const besideWords = fading('to right', calmSide, 90, '%');

const onPicture = style({
  display: 'contents',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'relative',
      gridColumn: 'full',
      paddingInline: inset,
      color: color.ink,
      // The evening sky uses the colours of the night.
      vars: {
        [color.ink]: color.onDusk,
        [color.inkSoft]: color.onDusk,
        [color.paper]: color.night,
        [color.accent]: color.duskAccent,
        [color.onAccent]: color.onDuskAccent,
      },
    },
  },
});

globalStyle(`${onPicture} > *`, { '@media': { [media.desktop]: { position: 'relative' } } });

/** The name and the headline, high in the sky, above the glow of the horizon. */
export const sky = style([
  onPicture,
  {
    '@media': {
      [media.desktop]: {
        gridRow: 1,
        alignSelf: 'start',
        paddingBlockStart: space.medium,
        '::before': {
          ...shade,
          insetBlock: '0 -65%',
          maskImage: `${besideWords}, ${fading('to bottom', 60.7, 100, '%')}`,
        },
      },
    },
  },
]);

/** The lead and the buttons, on the water. */
export const water = style([
  onPicture,
  {
    '@media': {
      [media.desktop]: {
        gridRow: 2,
        paddingBlock: 'clamp(0.875rem, 4svh - 1.25rem, 2.25rem)',
        '::before': {
          ...shade,
          insetBlock: '-60% 0',
          maskImage: `${besideWords}, ${fading('to top', 62.5, 100, '%')}`,
        },
      },
    },
  },
]);

export const label = style({
  gridColumn: 'content',
  paddingBlockStart: space.medium,
  '@media': { [media.desktop]: { maxInlineSize: longestLine, color: color.duskGlow } },
});

export const headline = style({
  gridColumn: 'content',
  marginBlock: `${space.small} ${space.medium}`,
  fontSize: fontSize.display,
  lineHeight: 1.06,
  letterSpacing: '-0.025em',
  '@media': {
    [media.desktop]: {
      marginBlockEnd: 0,
      maxInlineSize: longestLine,
    },
  },
});

export const lead = style([
  leadText,
  {
    gridColumn: 'content',
    order: 1,
    '@media': {
      [media.desktop]: {
        marginBlockStart: 0,
        maxInlineSize: `min(34em, ${longestLine})`,
        fontSize: fontSize.body,
        textWrap: 'balance',
      },
      // Longer lines, so that no button falls below the edge of the window.
      [lowDesktop]: {
        maxInlineSize: longestLine,
        fontSize: fontSize.body,
        lineHeight: 1.4,
      },
    },
  },
]);

export const buttons = style({
  gridColumn: 'content',
  order: 1,
  display: 'grid',
  gap: '0.5rem 2rem',
  marginBlockStart: space.medium,
  '@media': {
    [media.tablet]: { display: 'flex', flexWrap: 'wrap' },
    [media.desktop]: { marginBlockStart: 'clamp(0.75rem, 2svh, 1.5rem)', maxInlineSize: longestLine },
  },
});
