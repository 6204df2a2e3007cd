import { Anchor } from '../Anchor/Anchor';
import * as styles from './References.css';

interface ReferencesProps {
  readonly direction: keyof typeof styles.list;
  /** The path of the page that they are on. */
  readonly path: '/impact' | '/cases';
  readonly references: readonly { readonly id: string; readonly title: string }[];
}

/** Links to areas or cases on another page. */
export function References({ direction, path, references }: ReferencesProps) {
  return (
    <ul className={styles.list[direction]}>
      {references.map(({ id, title }) => (
        <li key={id}>
          <Anchor href={`${path}#${id}`} className={styles.link}>
            {title}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
