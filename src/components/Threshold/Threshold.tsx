import * as styles from './Threshold.css';
import drawing from './threshold.svg';

interface ThresholdProps {
  /** The class of its place in the columns of the page. */
  readonly className: string;
  /** `first`: above the fold. `lazy`: fetched when it nears the viewport. */
  readonly loading: 'first' | 'lazy';
}

/**
 * The mark in its place: a lit door above steps, at dusk, on a waterline, with hills beside it as far as the page
 * reaches. It must be a child of `grid`, and have room below it for the reflection, a third as high as it is wide. As a
 * file it adds nothing to the scripts that a page waits for.
 */
export function Threshold({ className, loading }: ThresholdProps) {
  return (
    <>
      <div className={styles.root}>
        <div className={className}>
          <img
            src={drawing}
            alt=""
            width={160}
            height={112}
            className={styles.image}
            {...(loading === 'first' ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          />
        </div>
      </div>
      <div className={styles.line} />
    </>
  );
}
