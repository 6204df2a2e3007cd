import { Anchor } from '../../components/Anchor/Anchor';
import * as styles from './ContactRow.css';

interface ContactRowProps {
  readonly label: string;
  readonly address: string;
  readonly href: string;
}

/** A way to get in touch, as one large link. */
export function ContactRow({ label, address, href }: ContactRowProps) {
  return (
    <li>
      <Anchor href={href} className={styles.link}>
        <span className={styles.label}>{label}</span> <span className={styles.address}>{address}</span>
      </Anchor>
    </li>
  );
}
