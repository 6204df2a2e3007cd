import { globalStyle, keyframes, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { fontFamily } from '../../styles/fonts';
import { gap, media, onTablet, space } from '../../styles/layout';
import { heading, subheading } from '../../styles/text.css';
import { color, dimInDark, hairline, linesInDark } from '../../styles/theme.css';

/** Where the picture can stay while the steps scroll past. */
const staying = `${media.desktop} and (min-height: 32em) and (scripting: enabled) and ${media.motion}`;
// `--a` is any name: the rule asks whether `timeline-scope` is supported.
const timelines = '(timeline-scope: --a) and (animation-timeline: view())';

const whereItStays = <Rule extends StyleRule>(rule: Rule) => ({
  '@media': { [staying]: { '@supports': { [timelines]: rule } } },
});

/** The height of the picture that stays, and its distance from the top of the screen: midway below the header. */
const height = 'min(49cqi, 80svh)';
const top = `(100svh + 4.5rem - ${height}) / 2`;
/** The water's edge in the pictures, which share a camera: in percent from the top. */
const waterline = 67.4;

export const root = style({ paddingBlockEnd: space.section });

/**
 * The steps, each with its picture: in columns on tablets and wider, four of them in two rows, with one line above the
 * numbers of a row. In browsers with scroll timelines, one picture stays beside the steps as they scroll past, and each
 * step's picture fades into the next.
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
  { '@media': { print: { display: 'grid', gridTemplateColumns: '2fr 3fr', columnGap: '1cm' } } },
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

/** The text of each step is a timeline, on which its picture appears over the previous one. */
export const words = style([
  { display: 'contents', '@media': { print: { display: 'block' } } },
  whereItStays({
    display: 'block',
    gridColumn: 'content-start / col 5',
    minBlockSize: '49svh', // less than the picture: the next step rises while this one stands
    paddingBlockEnd: '2.5rem',
    viewTimelineName: '--step',
    selectors: { ':last-child > &': { minBlockSize: height, paddingBlockEnd: 0 } },
  }),
]);

/** As far from the top as the picture beside it, and in the end as high, so that they leave together. */
export const standing = style([
  { display: 'contents' },
  whereItStays({
    display: 'block',
    position: 'sticky',
    insetBlockStart: `calc(${top})`,
    selectors: { [`:last-child > ${words} > &`]: { minBlockSize: height } },
  }),
]);

/** Number, name and description hang below one line, which runs as far as the next step or its picture. */
export const head = style([
  {
    marginBlockStart: space.medium,
    paddingBlockStart: space.small,
    borderBlockStart: hairline,
  },
  onTablet({
    selectors: {
      [`${step}:not(:last-child, :nth-child(2):nth-last-child(3)) &`]: { marginInlineEnd: `calc(-1 * ${gap})` },
    },
  }),
  whereItStays({
    display: 'grid',
    gridTemplateColumns: '3.5rem minmax(0, 1fr)',
    alignItems: 'first baseline',
    marginBlockStart: 0,
    marginInlineEnd: `calc(-1 * ${gap})`,
    paddingInlineEnd: gap,
  }),
]);

export const number = style([
  heading,
  { display: 'block', color: color.accent, fontFamily: fontFamily.display, fontWeight: 300, lineHeight: 1.2 },
]);

export const title = subheading;

export const description = style([
  { marginBlockStart: space.small, maxInlineSize: '30em', textWrap: 'balance' },
  whereItStays({ paddingInlineEnd: '2rem' }), // the distance from the picture
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
    animationRange: 'cover 46svh cover 62svh', // until its name is in the middle of the window
  }),
);

const shape = style([
  { aspectRatio: '16 / 10' },
  whereItStays({ aspectRatio: 'auto', blockSize: '100%', objectPosition: `50% ${waterline}%` }),
]);

export const image = styleVariants({ photograph: [dimInDark, shape], drawing: [linesInDark, shape] });
