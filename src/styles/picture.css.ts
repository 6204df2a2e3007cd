import { style } from '@vanilla-extract/css';
import { media } from './media';

/** A pale picture, such as a drawing or a model: at night it shines no brighter than the words beside it. */
export const byLamplight = style({ '@media': { [media.dark]: { filter: 'brightness(0.82)' } } });
