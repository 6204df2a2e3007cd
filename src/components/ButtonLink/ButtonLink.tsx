import { Anchor, type AnchorProps } from '../Anchor/Anchor';
import * as styles from './ButtonLink.css';

interface ButtonLinkProps extends Omit<AnchorProps, 'className'> {
  readonly variant: keyof typeof styles.variant;
}

/** A link with the weight of a button: `solid` for the one thing to do, `quiet` for the other. */
export function ButtonLink({ variant, ...anchor }: ButtonLinkProps) {
  return <Anchor {...anchor} className={styles.variant[variant]} />;
}
