import { useLocation } from 'react-router-dom';
import { matchRoute, menuLinks } from '../../routes';
import { Anchor } from '../Anchor/Anchor';

interface MenuLinksProps {
  /** The class of each link. */
  readonly className: string;
}

/** The header's links as a list, with `aria-current` on the current page's. */
export function MenuLinks({ className }: MenuLinksProps) {
  const { pathname } = useLocation();
  return (
    <ul>
      {menuLinks('header').map(({ label, path, to }) => (
        <li key={to}>
          <Anchor
            href={to}
            className={className}
            aria-current={matchRoute(pathname).path === path ? 'page' : undefined}
          >
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
