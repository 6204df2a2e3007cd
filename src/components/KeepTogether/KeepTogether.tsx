import { createElement, Fragment } from 'react';
import * as styles from './KeepTogether.css';

/** Large words with their hyphenated pairs unbroken: a line that ends in `high-` reads as a mistake. */
export function KeepTogether({ children }: { readonly children: string }) {
  const parts = children
    .split(/(\S+-\S+)/)
    .map((part, index) => (index % 2 === 1 ? createElement('span', { className: styles.pair }, part) : part));
  return createElement(Fragment, null, ...parts); // a fixed sequence, which needs no keys
}
