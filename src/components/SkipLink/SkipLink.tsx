import practice from '../../content/practice.yaml';
import * as styles from './SkipLink.css';

/** The first link for keyboard users, which skips the header. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.root}>
      {practice.labels.skipLink}
    </a>
  );
}
