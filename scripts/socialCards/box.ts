import type { CSSProperties, ReactElement } from 'react';

/**
 * A flex box for satori, which wants to be told of every box with children that it is one. Made by hand: React's
 * own `createElement` would load React before the build has chosen its production mode.
 */
export function box(style: CSSProperties, ...children: (ReactElement | string)[]): ReactElement {
  return {
    type: 'div',
    key: null,
    props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
  };
}
