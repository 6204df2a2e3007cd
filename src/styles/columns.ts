import type { StyleRule } from '@vanilla-extract/css';
import { media } from './media';

/** The columns of a child of `grid`: from margin to margin, and on desktops the given ones. */
export function columns(onDesktop: string): StyleRule {
  return { gridColumn: 'content', '@media': { [media.desktop]: { gridColumn: onDesktop } } };
}
