import type { ComponentProps } from 'react';
import * as styles from './ButtonLink.css';

interface AnchorProps extends ComponentProps<'a'> {
  /** A path of the site (`/impact`, `/brochure.pdf`), a fragment (`#contact`), or any other URL. */
  readonly href: string;
}

/** Renders a link. In a hydrated page, `useLinks` passes links within the site to the router. */
export function Anchor({ href, ...others }: AnchorProps) {
  const isPath = /^\/(?!\/)/.test(href);
  return <a href={isPath ? import.meta.env.BASE_URL + href.slice(1) : href} {...others} />;
}

interface ButtonLinkProps extends AnchorProps {
  readonly variant: keyof typeof styles.variant;
}

/** Renders a call to action: `quiet` is underlined text, the others look like a button. */
export function ButtonLink({ variant, ...anchor }: ButtonLinkProps) {
  return <Anchor {...anchor} className={styles.variant[variant]} />;
}
