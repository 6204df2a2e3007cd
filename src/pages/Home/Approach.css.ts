import { type CSSProperties, keyframes, type StyleRule, style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { byLamplight } from '../../styles/picture.css';
import { besidePicture, gap, space } from '../../styles/space';
import { color } from '../../styles/theme.css';
import { fontFamily, fontSize } from '../../styles/typography';

/** Where the picture can stay while the steps scroll past. */
const staying = `${media.desktop} and (min-height: 32em) and ${media.motion}`;
/** Where four steps are laid out two by two. */
const twoByTwo = `${media.tablet} and (max-width: 63.99em)`;
const timelines = '(timeline-scope: --a) and (animation-timeline: view())';

const whereItStays = (rule: CSSProperties): StyleRule => ({
  '@media': { [staying]: { '@supports': { [timelines]: rule } } },
});

export const root = style({ paddingBlock: `${space.large} ${space.section}` });

const steps = ['--step-1', '--step-2', '--step-3', '--step-4'] as const;

/**
 * The steps, each with its picture: one column per step on tablets and wider, except four steps on tablets, which are
 * two by two. In browsers with scroll timelines, one picture stays beside the steps as they scroll past, and each
 * step's picture fades into the next.
 */
export const list = style([
  {
    gridColumn: 'content',
    display: 'grid',
    gap: `${space.large} ${gap}`,
    marginBlockStart: space.large,
    '@media': {
      [media.tablet]: {
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'repeat(4, auto)',
        rowGap: 0,
      },
      // A quarter of a tablet is too narrow for the longer titles.
      [twoByTwo]: {
        selectors: {
          '&:has(> :nth-child(4))': {
            gridAutoFlow: 'row',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            gridTemplateRows: 'none',
          },
        },
      },
    },
  },
  whereItStays({
    gridColumn: 'full',
    gridTemplateColumns: 'subgrid',
    gridTemplateRows: 'none',
    gridAutoFlow: 'row',
    timelineScope: steps.join(', '),
  }),
]);

export const step = style([
  {
    '@media': {
      // Pictures, numbers, titles and descriptions align with those beside them.
      [media.tablet]: {
        display: 'grid',
        gridRow: 'span 4',
        gridTemplateRows: 'subgrid',
        alignContent: 'start',
      },
      [twoByTwo]: {
        selectors: {
          [`${list}:has(> :nth-child(4)) > &:nth-child(n + 3)`]: { marginBlockStart: space.large },
        },
      },
    },
  },
  whereItStays({ display: 'contents' }),
]);

export const words = style([
  { display: 'contents' },
  whereItStays({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gridColumn: 'content-start / col 5',
    minBlockSize: '78svh',
    paddingInlineEnd: `calc(${besidePicture} - ${gap})`,
  }),
]);

export const number = style({
  display: 'block',
  marginBlock: `${space.medium} ${space.small}`,
  color: color.accent,
  fontFamily: fontFamily.display,
  fontSize: fontSize.heading,
  fontWeight: 300,
  lineHeight: 1,
});

export const title = style([{ fontSize: fontSize.entry, lineHeight: 1.25, letterSpacing: '-0.01em' }]);

export const description = style({
  marginBlockStart: space.small,
  maxInlineSize: '30em',
  textWrap: 'balance',
});

const appear = keyframes({ from: { opacity: 0 } });

export const picture = style([
  { overflow: 'hidden' },
  whereItStays({
    position: 'sticky',
    insetBlockStart: 'max(5.5rem, 50svh - 19vw)',
    alignSelf: 'start',
    gridColumn: 'col 5 / full-end',
    gridRow: `1 / span ${steps.length}`,
  }),
]);

export const image = style([byLamplight, { aspectRatio: '16 / 10', objectFit: 'cover' }]);

/** The text of each step is a timeline, on which its picture appears over the previous one. */
export const wordsOf = steps.map((name, index) =>
  style(whereItStays({ gridRow: index + 1, viewTimelineName: name })),
);

export const pictureOf = steps.map((name, index) =>
  style(
    index === 0
      ? {}
      : whereItStays({
          animation: `${appear} linear both`,
          animationTimeline: name,
          animationRange: 'entry 25% cover 42%',
        }),
  ),
);
