import { createElement, Fragment } from 'react';
import * as styles from './KeepTogether.css';

/**
 * Large text whose hyphenated pairs are not broken: a line that ends in `high-` looks like a mistake. Each word is a text
 * node of its own, so that few words move when the font of a pair arrives.
 */
export function KeepTogether({ children }: { readonly children: string }) {
  const parts = children
    .split(/(\S+-\S+)|(?= )/)
    .filter((part) => part)
    .map((part) => (/\S-\S/.test(part) ? createElement('span', { className: styles.pair }, part) : part));
  return createElement(Fragment, null, ...parts); // a fixed sequence needs no keys
}
