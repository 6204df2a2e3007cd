import { Door } from '../Door/Door';
import * as styles from './SectionHead.css';

interface SectionHeadProps {
  /** The id of the label, for `aria-labelledby` of the section. */
  readonly labelId: string;
  readonly label: string;
  readonly heading: string;
  readonly size: keyof typeof styles.heading;
  /** The background of the previous section, behind the label. */
  readonly over?: keyof typeof styles.label;
}

/** The head of a section: label and door on the waterline, and the heading below. */
export function SectionHead({ labelId, label, heading, size, over = 'paper' }: SectionHeadProps) {
  return (
    <>
      <p className={styles.label[over]}>
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
