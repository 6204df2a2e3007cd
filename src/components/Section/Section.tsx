import type { ComponentProps, ReactNode } from 'react';
import { grid } from '../../styles/grid.css';
import { Door } from '../Door/Door';
import * as styles from './Section.css';

interface SectionProps extends ComponentProps<'section'> {
  /** The id of the label, which names the section. */
  readonly labelId: string;
  readonly label: string;
  readonly heading: string;
  readonly size: keyof typeof styles.heading;
  /** What the waterline lies between. */
  readonly waterline?: keyof typeof styles.label;
  /** Where the section leads on. */
  readonly link?: ReactNode;
}

/** A section in the columns of the page: the door on the waterline, the label below the line, the heading, the rest. */
export function Section({ labelId, label, heading, size, waterline = 'onPaper', link, ...section }: SectionProps) {
  return (
    <section aria-labelledby={labelId} {...section} className={`${grid} ${section.className}`}>
      <p className={styles.label[waterline]}>
        <span id={labelId} className={styles.words}>
          {label}
        </span>
        <span className={styles.door}>
          <Door size="mark" />
        </span>
      </p>
      <h2 className={styles.heading[size]}>{heading}</h2>
      {section.children}
      {link && <div className={styles.link}>{link}</div>}
    </section>
  );
}
