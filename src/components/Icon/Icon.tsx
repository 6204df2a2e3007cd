import * as styles from './Icon.css';
import { iconPaths } from './iconPaths';

/** Renders a decorative icon, beside text with the same meaning. */
export function Icon({ name }: { readonly name: keyof typeof iconPaths }) {
  return (
    <svg className={styles.root} viewBox="0 0 32 32" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
