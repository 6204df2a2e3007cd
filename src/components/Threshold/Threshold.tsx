import * as styles from './Threshold.css';
import drawing from './threshold.svg';

/**
 * The mark in its place: a lit door above steps. It must stand on a line, and leave room below it for the reflection,
 * which is a quarter as high. It is a file, so that its shapes are in no script.
 */
export function Threshold() {
  return <img className={styles.root} src={drawing} alt="" width={100} height={100} />;
}
