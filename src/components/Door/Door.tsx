import { doorway } from './doorway';

/** The doorway before the practice's name, as high as its letters. */
export function Door() {
  const { width, height, path } = doorway;
  return (
    <svg height="1em" fill="currentColor" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
