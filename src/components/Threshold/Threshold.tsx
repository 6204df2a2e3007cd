import * as styles from './Threshold.css';
import drawing from './threshold.svg';

interface ThresholdProps {
  /** `first`: above the fold. `lazy`: fetched when it nears the viewport. */
  readonly loading: 'first' | 'lazy';
}

/**
 * The mark in its place: a lit door above steps, at dusk. It must stand on a line, and have room below it for the
 * reflection, a third as high as it is wide. The hills beside it reach further, so the section around it must clip what
 * is beyond the page. As a file it adds nothing to the scripts that a page waits for.
 */
export function Threshold({ loading }: ThresholdProps) {
  return (
    <img
      src={drawing}
      alt=""
      width={160}
      height={112}
      className={styles.root}
      {...(loading === 'first' ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
