import { NavLink } from 'react-router-dom';
import { menuLinks } from '../../routes';

/** The header's links as a list, the page in hand marked with `aria-current`. */
export function MenuLinks({ className }: { readonly className: string }) {
  return (
    <ul>
      {menuLinks('header').map(({ label, to }) => (
        <li key={to}>
          <NavLink to={to} end className={className}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
