import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { inset, space } from '../../styles/space';
import { label as labelText } from '../../styles/text.css';
import { color } from '../../styles/theme.css';
import { fontSize } from '../../styles/typography';

const labelBase = style([
  labelText,
  {
    gridColumn: 'full',
    display: 'flex',
    alignItems: 'end',
    columnGap: '0.7em',
    paddingInline: inset,
    borderBlockEnd: '1px solid',
  },
]);

/**
 * The waterline: a line from edge to edge at the top of a section, below its label and door. The background above it is
 * that of the previous section.
 */
export const label = styleVariants({
  paper: [labelBase, { borderColor: color.hairline, background: color.paper }],
  warm: [labelBase, { borderColor: color.hairline, background: color.paperWarm }],
  dusk: [labelBase, { borderColor: color.duskHairline, background: color.dusk, color: color.duskAccent }],
});

export const words = style({ paddingBlockEnd: '0.3em', lineHeight: 1 });

const base = style({
  gridColumn: 'content',
  marginBlockStart: space.large,
  '@media': { [media.desktop]: { gridColumn: 'content-start / span 10' } },
});

export const heading = styleVariants({
  title: [base, { fontSize: fontSize.title, lineHeight: 1.2, letterSpacing: '-0.01em' }],
  heading: [base, { fontSize: fontSize.heading }],
  statement: [base, { fontSize: fontSize.statement, lineHeight: 1.12, letterSpacing: '-0.02em' }],
});
