import { Door } from '../Door/Door';
import * as styles from './SectionHead.css';

interface SectionHeadProps {
  /** Names the label, for the section that is labelled by it. */
  readonly labelId: string;
  readonly label: string;
  readonly heading: string;
  readonly size: keyof typeof styles.heading;
  /** The ground of the section before, on which the label stands. */
  readonly over?: keyof typeof styles.label;
}

/** The head of a section: its label and the door on the waterline, and its heading below. */
export function SectionHead({ labelId, label, heading, size, over = 'paper' }: SectionHeadProps) {
  return (
    <>
      <p className={styles.label[over]}>
        <Door size="mark" />
        <span id={labelId} className={styles.words}>
          {label}
        </span>
      </p>
      <h2 className={styles.heading[size]}>{heading}</h2>
    </>
  );
}
