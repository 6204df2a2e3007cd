import { useLocation } from 'react-router-dom';
import practice from '../../content/practice.yaml';
import { matchRoute, menuLinks } from '../../routes';
import { Anchor } from '../Anchor/Anchor';
import { doorway } from '../Icon/iconPaths';
import * as styles from './Header.css';

/** Renders the header, after a link for keyboard users that skips it. */
export function Header() {
  return (
    <>
      <a href="#main" className={styles.skipLink}>
        {practice.labelSkipLink}
      </a>
      <header className={styles.root}>
        <Anchor href="/" className={styles.wordmark}>
          <svg height="1em" fill="currentColor" viewBox={`0 0 ${doorway.width} ${doorway.height}`} aria-hidden="true">
            <path d={doorway.path} />
          </svg>
          <span dir="auto">{practice.brandName}</span>
        </Anchor>
        <nav aria-label={practice.labelMainNavigation} className={styles.links}>
          <MenuLinks className={styles.link} />
        </nav>
        <Menu />
      </header>
    </>
  );
}

/** Renders the header's links for small screens in a popover. The browser opens and closes it without JavaScript. */
function Menu() {
  return (
    <>
      <button type="button" popoverTarget="menu" className={styles.openMenu}>
        {practice.labelMenu}
      </button>
      <div id="menu" popover="auto" className={styles.menu}>
        <button
          type="button"
          // biome-ignore lint/a11y/noAutofocus: it takes effect when the menu opens, not when the page loads
          autoFocus
          popoverTarget="menu"
          popoverTargetAction="hide"
          className={styles.closeMenu}
        >
          {practice.labelClose}
        </button>
        <nav aria-label={practice.labelMenu} className={styles.menuLinks}>
          <MenuLinks className={styles.menuLink} />
        </nav>
      </div>
    </>
  );
}

/** Renders the header's links as a list, with `aria-current` on the current page's link. */
function MenuLinks({ className }: { readonly className: string }) {
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
