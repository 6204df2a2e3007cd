import { useLocation } from 'react-router-dom';
import { menuLinks } from '../../routes';
import { Anchor } from '../Anchor/Anchor';

/** The header's links as a list, with `aria-current` on the current page's. */
export function MenuLinks({ className }: { readonly className: string }) {
  const { pathname } = useLocation();
  return (
    <ul>
      {menuLinks('header').map(({ label, to }) => (
        <li key={to}>
          <Anchor href={to} className={className} isCurrent={to.replace(/#.*/, '') === pathname}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
