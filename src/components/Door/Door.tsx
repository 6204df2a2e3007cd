import * as styles from './Door.css';
import { doorway } from './doorway';

interface DoorProps {
  /** `mark`: beside text, as high as its capitals. `lit`: large, in a dark band. */
  readonly size: keyof typeof styles.size;
}

/** The lit door, on its waterline and reflected below it. */
export function Door({ size }: DoorProps) {
  return (
    <span className={styles.size[size]}>
      <svg className={styles.drawing} viewBox={`0 0 ${doorway.width} ${doorway.height}`} aria-hidden="true">
        <path d={doorway.path} />
      </svg>
    </span>
  );
}
