import * as styles from './Threshold.css';
import drawing from './threshold.svg';

interface ThresholdProps {
  /** `first`: above the fold. `lazy`: fetched when it nears the viewport. */
  readonly loading: 'first' | 'lazy';
}

/**
 * The mark in its place: a lit door above steps. It must stand on a line, and leave room below it for the reflection,
 * which is a quarter as high. As a file it adds nothing to the scripts that a page waits for.
 */
export function Threshold({ loading }: ThresholdProps) {
  return (
    <img
      src={drawing}
      alt=""
      width={100}
      height={100}
      className={styles.root}
      {...(loading === 'first' ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
