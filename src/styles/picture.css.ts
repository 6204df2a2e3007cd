import { style } from '@vanilla-extract/css';
import { media } from './media';

/**
 * Dims a pale picture, such as a drawing or a model, in the dark scheme, so that it is no brighter than the text beside
 * it.
 */
export const dimInDark = style({ '@media': { [media.dark]: { filter: 'brightness(0.82)' } } });
