import { joinShortWords } from '../../language';
import { grid } from '../../styles/global.css';
import * as styles from './Opening.css';

interface OpeningProps {
  readonly heading: string;
  readonly lead: string;
  readonly note?: string | undefined;
}

/** Renders a page's heading, its lead, and a note in small type. */
export function Opening({ heading, lead, note }: OpeningProps) {
  return (
    <header className={`${grid} ${styles.root}`}>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.lead}>{joinShortWords(lead)}</p>
      {note && <p className={styles.note}>{note}</p>}
    </header>
  );
}
