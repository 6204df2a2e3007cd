import * as styles from './NotFound.css';

/** The surfaces, each as bright as the light that falls on it. The water is at the height of 78. */
const surfaces = [
  // The wall and the fronts of the steps.
  ['M30 0h40v60H30zM26 61.6h48V63H26zM21 65h58v1.8H21zM15 69.4h70v2.2H15zM8 74.8h84V78H8z', 0.1],
  // The niche: its sides, its ceiling, its back.
  ['M38 8l6 7v45h-6z', 0.8],
  ['M62 8l-6 7v45h6z', 0.6],
  ['M38 8h24l-6 7H44z', 0.42],
  ['M44 15h12v21H44z', 0.14],
  // The door.
  ['M44 36h12v24H44z', 1],
  // The steps, and the light on them.
  ['M30 60h40l4 1.6H26z', 0.46],
  ['M44 60h12l2.2 1.6H41.8z', 0.5],
  ['M26 63h48l5 2H21z', 0.37],
  ['M41.8 63h16.4l2.2 2H39.6z', 0.42],
  ['M21 66.8h58l6 2.6H15z', 0.28],
  ['M39.6 66.8h20.8l2.2 2.6H37.4z', 0.34],
  ['M15 71.6h70l7 3.2H8z', 0.19],
  ['M37.4 71.6h25.2l2.2 3.2H35.2z', 0.26],
  // Their reflection.
  ['M8 79.2h84v2.4H8z', 0.09],
  ['M14 83.2h72V85H14z', 0.07],
  ['M20 87h60v1.2H20z', 0.05],
  ['M44 79.2h12v8H44z', 0.45],
  ['M44 90h12v4.5H44z', 0.3],
  ['M44 97h12v2H44z', 0.18],
] as const;

/** A lit door above steps that go down to the water. It must stand on a line. */
export function Threshold() {
  return (
    <svg className={styles.threshold} viewBox="0 0 100 78" aria-hidden="true">
      {surfaces.map(([path, opacity]) => (
        <path key={path} d={path} opacity={opacity} />
      ))}
    </svg>
  );
}
