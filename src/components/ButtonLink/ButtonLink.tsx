import { Anchor, type AnchorProps } from '../Anchor/Anchor';
import * as styles from './ButtonLink.css';

interface ButtonLinkProps extends Omit<AnchorProps, 'className'> {
  readonly variant: keyof typeof styles.variant;
}

/** A link that is pressed: `solid` or `outline` as a button, `quiet` as words with the door before them. */
export function ButtonLink({ variant, ...anchor }: ButtonLinkProps) {
  return <Anchor {...anchor} className={styles.variant[variant]} />;
}
