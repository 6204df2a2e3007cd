import { Fragment } from 'react';
import * as styles from './KeepTogether.css';

/** Large words with their hyphenated pairs unbroken: a line that ends in `high-` reads as a mistake. */
export function KeepTogether({ children }: { readonly children: string }) {
  return children.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className={styles.pair}>
        {part}
      </span>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    ),
  );
}
