import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css';

/** Words for screen readers alone. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.root}>{children}</span>;
}
