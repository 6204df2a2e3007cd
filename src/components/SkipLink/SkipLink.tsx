import practice from '../../content/practice.yaml';
import * as styles from './SkipLink.css';

/** The first stop of the keyboard: past the header, to the page's own words. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.root}>
      {practice.labels.skipLink}
    </a>
  );
}
