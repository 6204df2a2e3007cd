import {
  type CSSProperties,
  type GlobalStyleRule,
  globalStyle,
  keyframes,
  type StyleRule,
  style,
} from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { dimInDark } from '../../styles/picture.css';
import { besidePicture, gap, space } from '../../styles/space';
import { heading, subheading } from '../../styles/text.css';
import { color } from '../../styles/theme.css';
import { fontFamily } from '../../styles/typography';

/** Where the picture can stay while the steps scroll past. */
const staying = `${media.desktop} and (min-height: 32em) and ${media.motion}`;
const timelines = '(timeline-scope: --a) and (animation-timeline: view())';

const whereItStays = (rule: CSSProperties): GlobalStyleRule & StyleRule => ({
  '@media': { [staying]: { '@supports': { [timelines]: rule } } },
});

/** The height of the picture that stays, and its distance from the top of the screen: in the middle below the header. */
const height = 'min(40cqi, 100svh - 7rem)';
const top = `(100svh + 4.5rem - ${height}) / 2`;
/** The water's edge in the pictures, which share a camera: in percent from the top. */
const waterline = 67.4;

export const root = style({ paddingBlock: `${space.large} ${space.section}` });

/** A short heading stands above the first step, beside the picture that stays. */
export const shortHead = style({});
globalStyle(`${shortHead} > :is(h2, ol)`, whereItStays({ gridRow: 2 }));
// It stays as long as the picture, over the empty part of the step, so that it can be selected.
globalStyle(
  `${shortHead} > h2`,
  whereItStays({
    position: 'sticky',
    zIndex: 1,
    insetBlockStart: `calc(${top})`,
    marginBlockEnd: `calc(${height} - 2lh)`,
  }),
);

const steps = ['--step-1', '--step-2', '--step-3', '--step-4'] as const;

/**
 * The steps, each with its picture: in columns on tablets and wider, four of them in two rows, where one line runs below
 * the names of a row. In browsers with scroll timelines, one picture stays beside the steps as they scroll past, and
 * each step's picture fades into the next; the line is then at the height of the water's edge.
 */
export const list = style([
  {
    gridColumn: 'content',
    display: 'grid',
    gap: `${space.large} ${gap}`,
    marginBlockStart: space.large,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        rowGap: 0,
        selectors: { '&:where(:has(> :nth-child(4)))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      },
    },
  },
  whereItStays({
    gridColumn: 'full',
    gridTemplateColumns: 'subgrid',
    timelineScope: steps.join(', '),
  }),
]);

export const step = style([
  {
    '@media': {
      // Pictures, names and descriptions align with those beside them.
      [media.tablet]: {
        display: 'grid',
        gridRow: 'span 3',
        gridTemplateRows: 'subgrid',
        alignContent: 'start',
        selectors: {
          '&:is(:nth-child(4), :nth-child(3):nth-last-child(2))': { marginBlockStart: space.large },
        },
      },
    },
  },
  whereItStays({ display: 'contents' }),
]);

const words = style([
  { display: 'contents' },
  whereItStays({
    display: 'block',
    gridColumn: 'content-start / col 5',
    minBlockSize: `calc(${height} + 26svh)`, // it stands still for the difference
  }),
]);

const disappear = keyframes({ to: { opacity: 0 } });

/**
 * The text of each step is a timeline, on which its picture appears over the previous one. Once it leaves, it fades
 * before it reaches the heading.
 */
export const wordsOf = steps.map((name, index) =>
  style([words, whereItStays({ gridRow: index + 1, viewTimelineName: name })]),
);

globalStyle(
  `${step}:not(:last-child) > :last-child`,
  whereItStays({
    animation: `${disappear} linear both`,
    animationTimeline: 'view()',
    animationRange: `cover calc(126svh - ${top} + ${height} / 10) cover calc(126svh - ${top} + ${height} / 5)`,
  }),
);

/** As high as the picture beside it, and as far from the top, so that they move together. */
export const standing = style([
  { display: 'contents' },
  whereItStays({
    position: 'sticky',
    insetBlockStart: `calc(${top})`,
    display: 'grid',
    gridTemplateRows: `minmax(calc(${height} * ${waterline / 100}), max-content) auto`,
    alignContent: 'start',
    minBlockSize: height,
  }),
]);

/** Number and name stand on the line. */
export const head = style([
  {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'end',
    marginBlockStart: space.medium,
    paddingBlockEnd: '0.625rem',
    borderBlockEnd: `1px solid ${color.hairline}`,
    '@media': {
      [media.tablet]: {
        selectors: {
          [`${step}:not(:last-child, :nth-child(2):nth-last-child(3)) &`]: {
            marginInlineEnd: `calc(-1 * ${gap})`,
          },
        },
      },
    },
  },
  whereItStays({ marginBlockStart: 0, marginInlineEnd: `calc(-1 * ${gap})` }), // up to the picture
]);

export const number = style([
  heading,
  { color: color.accent, fontFamily: fontFamily.display, fontWeight: 300, lineHeight: 1.2 },
]);

export const title = subheading;

/** Hangs below the line. */
export const description = style([
  { marginBlockStart: space.small, maxInlineSize: '30em', textWrap: 'balance' },
  whereItStays({ paddingInlineEnd: `calc(${besidePicture} - ${gap})` }),
]);

const appear = keyframes({ from: { opacity: 0 } });

const picture = style([
  { overflow: 'hidden' },
  whereItStays({
    position: 'sticky',
    insetBlockStart: `calc(${top})`,
    alignSelf: 'start',
    gridColumn: 'col 5 / full-end',
    gridRow: `1 / span ${steps.length}`,
    blockSize: height,
  }),
]);

export const pictureOf = steps.map((name, index) =>
  style([
    picture,
    index === 0
      ? {}
      : whereItStays({
          animation: `${appear} linear both`,
          animationTimeline: name,
          // From when the name comes into sight until just before it stands beside the picture.
          animationRange: `cover calc(${height} * ${waterline / 100}) cover calc(94svh - ${top})`,
        }),
  ]),
);

export const image = style([
  dimInDark,
  { aspectRatio: '16 / 10', objectFit: 'cover' },
  whereItStays({ aspectRatio: 'auto', blockSize: '100%', objectPosition: `50% ${waterline}%` }),
]);
