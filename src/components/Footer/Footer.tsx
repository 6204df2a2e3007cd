import { useEffect, useState } from 'react';
import practice from '../../content/practice.yaml';
import { menuLinks } from '../../routes';
import { Anchor } from '../Anchor/Anchor';
import * as styles from './Footer.css';

declare const __BUILD_YEAR__: number;

/** Renders the footer, with the year of the build until the page is hydrated, and then the visitor's. */
export function Footer() {
  const [year, setYear] = useState(__BUILD_YEAR__);
  useEffect(() => setYear(new Date().getFullYear()), []);
  const { footerNote, legalLabel, legalAddress } = practice;
  const legal = legalLabel && legalAddress ? [{ label: legalLabel, to: legalAddress }] : [];
  return (
    <footer className={styles.root}>
      <p>
        {`© ${year} `}
        <bdi>{practice.brandName}</bdi>
      </p>
      {footerNote && <p>{footerNote}</p>}
      <nav aria-label={practice.labelFooterNavigation} className={styles.navigation}>
        <ul className={styles.links}>
          {[...menuLinks('footer'), ...legal].map(({ label, to }) => (
            <li key={`${to} ${label}`}>
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
