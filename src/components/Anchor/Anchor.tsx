import type { ReactNode } from 'react';

export interface AnchorProps {
  /** A path of the site (`/impact`, `/brochure.pdf`), a place on the page (`#contact`), or any other address. */
  readonly href: string;
  /** Whether it leads to the page in hand. */
  readonly isCurrent?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link. In a hydrated page, `useLinks` passes links within the site to the router. */
export function Anchor({ href, isCurrent = false, className, children }: AnchorProps) {
  const isPath = /^\/(?!\/)/.test(href);
  return (
    <a
      href={isPath ? import.meta.env.BASE_URL + href.slice(1) : href}
      className={className}
      rel={href.startsWith('https:') ? 'noopener noreferrer' : undefined}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
