import { type CSSProperties, keyframes, type StyleRule, style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { byLamplight } from '../../styles/picture.css';
import { besidePicture, gap, space } from '../../styles/space';
import { color } from '../../styles/theme.css';
import { fontFamily, fontSize } from '../../styles/typography';

/** Where the picture can stay while the steps pass. */
const staying = `${media.desktop} and (min-height: 32em) and ${media.motion}`;
/** Where four steps stand two by two. */
const twoByTwo = `${media.tablet} and (max-width: 63.99em)`;
const timelines = '(timeline-scope: --a) and (animation-timeline: view())';

const whereItStays = (rule: CSSProperties): StyleRule => ({
  '@media': { [staying]: { '@supports': { [timelines]: rule } } },
});

export const root = style({ paddingBlock: `${space.large} ${space.section}` });

const steps = ['--step-1', '--step-2', '--step-3', '--step-4'] as const;

/**
 * The steps as a triptych, each with its picture; a column each on tablets and wider, four of them two by two on
 * tablets. Where the browser knows scroll timelines, one picture stays beside the steps as they pass, and each state of
 * the house gives way to the next.
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
      // Picture, number, title and description stand on the lines of their neighbours.
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
  fontSize: fontSize.statement,
  fontWeight: 300,
  lineHeight: 1,
});

export const title = style([{ fontSize: fontSize.title, lineHeight: 1.2, letterSpacing: '-0.01em' }]);

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

/** Which step it is: its words are a timeline, on which its picture appears over the one before. */
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
