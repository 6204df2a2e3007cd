import { Anchor, type AnchorProps } from '../Anchor/Anchor';
import * as styles from './ButtonLink.css';

interface ButtonLinkProps extends AnchorProps {
  readonly variant: keyof typeof styles.variant;
}

/** A call to action: `quiet` is underlined text, the others look like a button. */
export function ButtonLink({ variant, ...anchor }: ButtonLinkProps) {
  return <Anchor {...anchor} className={styles.variant[variant]} />;
}
