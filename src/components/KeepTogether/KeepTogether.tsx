import { createElement, Fragment } from 'react';
import * as styles from './KeepTogether.css';

/**
 * Large text with hyphenated pairs kept together, because a line that ends in `high-` looks like a mistake. Each word
 * is its own text node, so that few words move when the font arrives.
 */
export function KeepTogether({ children }: { readonly children: string }) {
  const parts = children
    .split(/(\S+-\S+)|(?= )/)
    .filter((part) => part)
    .map((part) => (/\S-\S/.test(part) ? createElement('span', { className: styles.pair }, part) : part));
  return createElement(Fragment, null, ...parts); // a fixed sequence needs no keys
}
