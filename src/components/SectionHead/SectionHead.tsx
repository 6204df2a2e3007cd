import * as text from '../../styles/text.css';
import * as styles from './SectionHead.css';

interface SectionHeadProps {
  /** Names the label, for the section that is labelled by it. */
  readonly labelId: string;
  readonly label: string;
  readonly heading: string;
  readonly size: keyof typeof styles.heading;
}

/** The head of a section, on the lines of its grid: the label in the margin column, the heading beside it. */
export function SectionHead({ labelId, label, heading, size }: SectionHeadProps) {
  return (
    <>
      <p id={labelId} className={`${text.label} ${styles.label}`}>
        {label}
      </p>
      <h2 className={styles.heading[size]}>{heading}</h2>
    </>
  );
}
