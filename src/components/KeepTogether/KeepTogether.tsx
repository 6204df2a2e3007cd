import { createElement, Fragment } from 'react';
import * as styles from './KeepTogether.css';

/**
 * Large words with their hyphenated pairs unbroken: a line that ends in `high-` reads as a mistake. Each word is a text
 * of its own, so that no more than one moves where the font of a pair before it arrives.
 */
export function KeepTogether({ children }: { readonly children: string }) {
  const parts = children
    .split(/(\S+-\S+)|(?= )/)
    .filter((part) => part)
    .map((part) => (/\S-\S/.test(part) ? createElement('span', { className: styles.pair }, part) : part));
  return createElement(Fragment, null, ...parts); // a fixed sequence, which needs no keys
}
