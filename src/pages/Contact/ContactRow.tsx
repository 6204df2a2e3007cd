import { Anchor } from '../../components/Anchor/Anchor';
import * as styles from './ContactRow.css';

interface ContactRowProps {
  readonly way: string;
  readonly address: string;
  readonly href: string;
}

/** A way to get in touch, as one large link. */
export function ContactRow({ way, address, href }: ContactRowProps) {
  return (
    <li>
      <Anchor href={href} className={styles.link}>
        <span className={styles.way}>{way}</span> <span className={styles.address}>{address}</span>
      </Anchor>
    </li>
  );
}
