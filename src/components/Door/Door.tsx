import * as styles from './Door.css';
import { door } from './door';

interface DoorProps {
  /** `mark`: beside words, as high as their capitals. `lit`: large, in a dark band. */
  readonly size: keyof typeof styles.size;
}

/** The lit door, on the line beneath it and reflected in the water there. */
export function Door({ size }: DoorProps) {
  return (
    <span className={styles.size[size]}>
      <svg className={styles.drawing} viewBox={`0 0 ${door.width} ${door.height}`} aria-hidden="true">
        <path d={door.path} />
      </svg>
    </span>
  );
}
