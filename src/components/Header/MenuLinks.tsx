import { useLocation } from 'react-router-dom';
import { menuLinks } from '../../routes';
import { Anchor } from '../Anchor/Anchor';

interface MenuLinksProps {
  /** The class of each link. */
  readonly className: string;
}

/** The header's links as a list, with `aria-current` on the current page's. */
export function MenuLinks({ className }: MenuLinksProps) {
  return (
    <ul>
      {menuLinks('header').map((link) => (
        <li key={link.to}>
          <MenuAnchor {...link} className={className} />
        </li>
      ))}
    </ul>
  );
}

/** The last of the header's links alone, which leads to the conversation. */
export function LastMenuLink({ className }: MenuLinksProps) {
  const [link] = menuLinks('header').slice(-1);
  return link && <MenuAnchor {...link} className={className} />;
}

function MenuAnchor({ label, to, className }: ReturnType<typeof menuLinks>[number] & MenuLinksProps) {
  const { pathname } = useLocation();
  return (
    <Anchor href={to} className={className} aria-current={to.replace(/#.*/, '') === pathname ? 'page' : undefined}>
      {label}
    </Anchor>
  );
}
