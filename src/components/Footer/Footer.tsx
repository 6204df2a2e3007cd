import { useSyncExternalStore } from 'react';
import practice from '../../content/practice.yaml';
import { menuLinks } from '../../routes';
import { Anchor } from '../Anchor/Anchor';
import * as styles from './Footer.css';

export function Footer() {
  const { footer, legal } = practice;
  const links = [...menuLinks('footer'), ...(legal ? [{ label: legal.label, to: legal.address }] : [])];
  return (
    <footer className={styles.root}>
      <p>
        © {useCurrentYear()} <bdi>{practice.brandName}</bdi>
      </p>
      {footer.note && <p>{footer.note}</p>}
      <nav aria-label={practice.labels.footerNavigation} className={styles.navigation}>
        <ul className={styles.links}>
          {links.map(({ label, to }) => (
            <li key={to}>
              <Anchor href={to} className={styles.link}>
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}

const subscribe = () => () => undefined; // the year does not change while a page is open

/** Returns the current year. In the static page and during hydration, it is the year of the build. */
function useCurrentYear(): number {
  return useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );
}
