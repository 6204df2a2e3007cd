import type { ReactNode } from 'react';

export interface AnchorProps {
  /** A path of the site (`/impact`, `/brochure.pdf`), a fragment (`#contact`), or any other URL. */
  readonly href: string;
  /** Whether it links to the current page. */
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
