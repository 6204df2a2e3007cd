import * as styles from './Threshold.css';
import drawing from './threshold.svg';

interface ThresholdProps {
  /** The class with its columns of the page. */
  readonly className: string;
  /** `first`: above the fold. `lazy`: fetched when it nears the viewport. */
  readonly loading: 'first' | 'lazy';
}

/**
 * Renders the scene of the mark: a lit door above steps, at dusk, on a waterline, between hills. Must be a child of
 * `grid`, with space below it for the reflection, a third as high as the door is wide. The drawing is a file, so that
 * it adds nothing to the scripts.
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
