import * as styles from './Door.css';

interface DoorProps {
  /** `name`: before the practice's name, without a reflection. `mark`: on a waterline. */
  readonly size: keyof typeof styles.size;
}

/** The doorway and its reflection. It must stand on a line, which is its water. */
export function Door({ size }: DoorProps) {
  const { width, height, path, reflection } = styles.doorway;
  return (
    <svg className={styles.size[size]} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={path} />
      {size !== 'name' && reflection.map((step) => <path key={step.path} d={step.path} opacity={step.opacity} />)}
    </svg>
  );
}
