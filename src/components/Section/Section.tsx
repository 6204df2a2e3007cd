import type { ComponentProps } from 'react';
import { joinShortWords } from '../../language';
import { grid } from '../../styles/global.css';
import { ButtonLink } from '../Anchor/Anchor';
import * as styles from './Section.css';

interface SectionProps extends ComponentProps<'section'> {
  readonly className: string;
  /** The id of the label, which names the section. */
  readonly labelId: string;
  readonly label: string;
  readonly heading: string;
  readonly size?: keyof typeof styles.heading;
  /** A link to more, below its children. */
  readonly link?: { readonly href: string; readonly text: string };
}

/** Renders a section in the page's columns. */
export function Section({ labelId, label, heading, size = 'heading', link, ...section }: SectionProps) {
  return (
    <section aria-labelledby={labelId} {...section} className={`${grid} ${section.className}`}>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      <h2 className={styles.heading[size]}>{joinShortWords(heading)}</h2>
      {section.children}
      {link && (
        <div className={styles.link}>
          <ButtonLink href={link.href} variant="quiet">
            {link.text}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
