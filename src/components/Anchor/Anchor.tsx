import type { ComponentProps } from 'react';

export interface AnchorProps extends ComponentProps<'a'> {
  /** A path of the site (`/impact`, `/brochure.pdf`), a fragment (`#contact`), or any other URL. */
  readonly href: string;
}

/** A link. In a hydrated page, `useLinks` passes links within the site to the router. */
export function Anchor({ href, ...others }: AnchorProps) {
  const isPath = /^\/(?!\/)/.test(href);
  return (
    <a
      href={isPath ? import.meta.env.BASE_URL + href.slice(1) : href}
      rel={href.startsWith('https:') ? 'noopener noreferrer' : undefined}
      {...others}
    />
  );
}
