import { mailtoLink } from '../../contactLinks';
import practice from '../../content/practice.yaml';
import { joinShortWords } from '../../language';
import { grid } from '../../styles/global.css';
import { ButtonLink } from '../Anchor/Anchor';
import { ContactMethods } from '../ContactMethods/ContactMethods';
import { Threshold } from '../Threshold/Threshold';
import * as styles from './ClosingBand.css';

interface ClosingBandProps {
  readonly id?: string;
  readonly heading: string;
  readonly text: string;
  readonly emailLabel: string;
  readonly emailSubject: string;
}

/** Renders the invitation at the end of a page: one button, and the addresses as text. */
export function ClosingBand({ id, heading, text, emailLabel, emailSubject }: ClosingBandProps) {
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-labelledby="closing-heading"
      className={`${grid} ${styles.root}`}
    >
      <h2 id="closing-heading" className={styles.heading}>
        {joinShortWords(heading)}
      </h2>
      <Threshold className={styles.threshold} loading="lazy" />
      <p className={styles.text}>{joinShortWords(text)}</p>
      <div className={styles.contactMethods}>
        <div>
          <ButtonLink href={mailtoLink(practice.email, emailSubject)} variant="onDusk">
            {emailLabel}
          </ButtonLink>
          <p className={styles.note}>{practice.responseTime}</p>
        </div>
        <ContactMethods />
      </div>
    </section>
  );
}
