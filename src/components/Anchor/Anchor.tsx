import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface AnchorProps {
  /** A path of the site (`/impact`), a place on the page (`#contact`), or any other address. */
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link: through the router within the site, an ordinary one elsewhere. */
export function Anchor({ href, className, children }: AnchorProps) {
  if (href.startsWith('/') || href.startsWith('#')) {
    return (
      <Link to={href} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} className={className} rel={href.startsWith('https:') ? 'noopener noreferrer' : undefined}>
      {children}
    </a>
  );
}
