import { Door } from '../Door/Door';
import * as styles from './SectionHead.css';

interface SectionHeadProps {
  /** The id of the label, for `aria-labelledby` of the section. */
  readonly labelId: string;
  readonly label: string;
  readonly heading: string;
  readonly size: keyof typeof styles.heading;
  /** What the waterline lies between. */
  readonly waterline?: keyof typeof styles.label;
}

/** The head of a section: the door on the waterline, the label below the line, and the heading. */
export function SectionHead({ labelId, label, heading, size, waterline = 'onPaper' }: SectionHeadProps) {
  return (
    <>
      <p className={styles.label[waterline]}>
        <span id={labelId} className={styles.words}>
          {label}
        </span>
        <span className={styles.door}>
          <Door size="mark" />
        </span>
      </p>
      <h2 className={styles.heading[size]}>{heading}</h2>
    </>
  );
}
