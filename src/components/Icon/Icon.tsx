import * as styles from './Icon.css';
import { type IconName, iconPaths } from './iconPaths';

/** An icon of the site's set, beside words that already say what it means. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles.root} viewBox="0 0 32 32" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
