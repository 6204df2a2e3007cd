import { useSyncExternalStore } from 'react';
import practice from '../../content/practice.yaml';
import { menuLinks } from '../../routes';
import { Anchor } from '../Anchor/Anchor';
import * as styles from './Footer.css';

export function Footer() {
  const { footerNote, legalLabel, legalAddress } = practice;
  const legal = legalLabel && legalAddress ? [{ label: legalLabel, to: legalAddress }] : [];
  return (
    <footer className={styles.root}>
      <p>
        © {useCurrentYear()} <bdi>{practice.brandName}</bdi>
      </p>
      {footerNote && <p>{footerNote}</p>}
      <nav aria-label={practice.labelFooterNavigation} className={styles.navigation}>
        <ul className={styles.links}>
          {[...menuLinks('footer'), ...legal].map(({ label, to }) => (
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

/** The year of the build. */
declare const __BUILD_YEAR__: number;

const subscribe = () => () => undefined; // the year does not change while a page is open

/** Returns the current year. In the static page and during hydration, it is the year of the build. */
function useCurrentYear(): number {
  return useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );
}
