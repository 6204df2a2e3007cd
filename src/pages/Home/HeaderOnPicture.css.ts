import { globalStyle, keyframes, type StyleRule, style } from '@vanilla-extract/css';
import { root as header, headerHeight } from '../../components/Header/Header.css';
import { onDesktop, onPhone } from '../../styles/media';
import { color, onPictureVars } from '../../styles/theme.css';

/** Browsers in which the header can turn to paper as the page scrolls. In these, it lies on the picture. */
export const scrollTimeline = '(animation-timeline: scroll())';

/** For a hero with a dark picture behind its text on desktops: the header is transparent there. */
export const onPicture = style({});
/** For a hero whose text stands in the sky of a picture on phones: the header has the colour of the sky there. */
export const inSky = style({});

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

globalStyle(`body:has(${onPicture})`, overPicture({ display: 'grid', gridTemplate: 'auto auto / minmax(0, 1fr)' }));
globalStyle(`body:has(${onPicture}) > main`, overPicture({ gridArea: '1 / 1' }));
globalStyle(
  `body:has(${onPicture}) > ${header}`,
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

// Below the picture, which fills the window. Not before hydration: a scroll timeline makes a phone's browser compute
// the styles and the layout of the whole page a second time before its first paint.
globalStyle(
  `html[data-hydrated] body:has(${inSky}) > ${header}`,
  onPhone({ '@supports': { [scrollTimeline]: paperBelow(`calc(100svh - ${headerHeight})`) } }),
);
