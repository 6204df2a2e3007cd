import type { ComponentProps, ReactNode } from 'react';
import { joinShortWords } from '../../language';
import { grid } from '../../styles/grid.css';
import * as styles from './Section.css';

interface SectionProps extends ComponentProps<'section'> {
  /** The id of the label, which names the section. */
  readonly labelId: string;
  readonly label: string;
  readonly heading: string;
  readonly size: keyof typeof styles.heading;
  /** Where the section leads on. */
  readonly link?: ReactNode;
}

/** A section in the columns of the page: the label and the heading, the rest. */
export function Section({ labelId, label, heading, size, link, ...section }: SectionProps) {
  return (
    <section aria-labelledby={labelId} {...section} className={`${grid} ${section.className}`}>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      <h2 className={styles.heading[size]}>{joinShortWords(heading)}</h2>
      {section.children}
      {link && <div className={styles.link}>{link}</div>}
    </section>
  );
}
