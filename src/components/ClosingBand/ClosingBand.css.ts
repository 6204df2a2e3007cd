import { globalStyle, style } from '@vanilla-extract/css';
import { fontSizeOnDesktop } from '../../styles/fonts';
import { columns, fluid, onDesktop, onTablet, space } from '../../styles/layout';
import { heading as headingText, lead } from '../../styles/text.css';
import { night } from '../../styles/theme.css';
import { root as scene } from '../Threshold/Threshold.css';

/** A night scene, lit only by the door. */
export const root = style([night, { paddingBlock: `${fluid(44, 56)} ${space.large}` }]);

export const heading = style([
  headingText,
  {
    gridColumn: 'content-start / col 8',
    gridRow: 1,
    alignSelf: 'end',
    paddingBlockEnd: fluid(20, 80),
    paddingInlineEnd: '0.5rem',
  },
  onTablet({ gridColumn: 'content-start / col 9' }),
  onDesktop({ fontSize: fontSizeOnDesktop.title }),
]);

globalStyle(`${root} > ${scene}`, { gridRow: 1 });

export const threshold = style([
  { gridColumn: 'col 7 / content-end' },
  onTablet({ gridColumn: 'col 9 / content-end' }),
  onDesktop({ justifySelf: 'center', inlineSize: '86%' }),
]);

export const text = style([
  lead,
  columns('content-start / col 5'),
  { marginBlock: `17cqi ${space.medium}` }, // below the reflection
  onTablet({ marginBlockStart: space.large }),
  onDesktop({ alignSelf: 'first baseline' }),
]);

export const contactMethods = style([
  columns('col 5 / col 9'),
  { display: 'grid', justifyItems: 'start', alignContent: 'start', gap: space.medium },
  onDesktop({ marginBlockStart: space.large, alignSelf: 'first baseline' }),
]);

export const note = style({ marginBlockStart: space.small });
