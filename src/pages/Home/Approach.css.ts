import { type CSSProperties, type GlobalStyleRule, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, onTablet } from '../../styles/media';
import { fluid, gap, space } from '../../styles/space';
import { heading, subheading } from '../../styles/text.css';
import { color, dimInDark } from '../../styles/theme.css';
import { fontFamily } from '../../styles/typography';

/** Where the picture can stay while the steps scroll past. */
const staying = `${media.desktop} and (min-height: 32em) and ${media.motion}`;
const timelines = '(timeline-scope: --a) and (animation-timeline: view())';

const whereItStays = (rule: CSSProperties): GlobalStyleRule => ({
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

/**
 * The steps, each with its picture: in columns on tablets and wider, four of them in two rows, where one line runs below
 * the names of a row. In browsers with scroll timelines, one picture stays beside the steps as they scroll past, and
 * each step's picture fades into the next; the line is then at the height of the water's edge.
 */
export const list = style([
  { gridColumn: 'content', display: 'grid', gap: `${space.large} ${gap}`, marginBlockStart: space.large },
  onTablet({
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    rowGap: 0,
    selectors: { '&:where(:has(> :nth-child(4)))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
  whereItStays({ gridColumn: 'full', gridTemplateColumns: 'subgrid' }),
]);

export const step = style([
  // Pictures, names and descriptions align with those beside them.
  onTablet({
    display: 'grid',
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    alignContent: 'start',
    selectors: { '&:is(:nth-child(4), :nth-child(3):nth-last-child(2))': { marginBlockStart: space.large } },
  }),
  whereItStays({ display: 'contents', timelineScope: '--step' }),
]);

const disappear = keyframes({ to: { opacity: 0 } });

/**
 * The text of each step is a timeline, on which its picture appears over the previous one. Once it leaves, it fades
 * before it reaches the heading.
 */
export const words = style([
  { display: 'contents' },
  whereItStays({
    display: 'block',
    gridColumn: 'content-start / col 5',
    minBlockSize: `calc(${height} + 26svh)`, // it stands still for the difference
    viewTimelineName: '--step',
  }),
]);

globalStyle(
  `${step}:not(:last-child) > ${words}`,
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
  },
  onTablet({
    selectors: {
      [`${step}:not(:last-child, :nth-child(2):nth-last-child(3)) &`]: { marginInlineEnd: `calc(-1 * ${gap})` },
    },
  }),
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
  whereItStays({ paddingInlineEnd: `calc(${fluid(24, 62)} - ${gap})` }), // the distance from the picture
]);

const appear = keyframes({ from: { opacity: 0 } });

export const picture = style([
  { overflow: 'hidden' },
  whereItStays({
    position: 'sticky',
    insetBlockStart: `calc(${top})`,
    alignSelf: 'start',
    gridColumn: 'col 5 / full-end',
    gridRow: '1 / span 4',
    blockSize: height,
  }),
]);

globalStyle(
  `${step} + ${step} > ${picture}`,
  whereItStays({
    animation: `${appear} linear both`,
    animationTimeline: '--step',
    // From when the name comes into sight until just before it stands beside the picture.
    animationRange: `cover calc(${height} * ${waterline / 100}) cover calc(94svh - ${top})`,
  }),
);

export const image = style([
  dimInDark,
  { aspectRatio: '16 / 10' },
  whereItStays({ aspectRatio: 'auto', blockSize: '100%', objectPosition: `50% ${waterline}%` }),
]);

// The first picture is a drawing on paper, and has no edge of its own.
globalStyle(`${step}:first-child ${image}`, {
  outline: `1px solid ${color.hairline}`,
  outlineOffset: '-1px',
  ...whereItStays({ outline: 'none' }),
});
