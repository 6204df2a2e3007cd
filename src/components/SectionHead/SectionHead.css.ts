import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { inset, space } from '../../styles/space';
import { heading as headingText, label as labelText, title } from '../../styles/text.css';
import { color } from '../../styles/theme.css';

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
  heading: [base, headingText],
  title: [base, title],
});
