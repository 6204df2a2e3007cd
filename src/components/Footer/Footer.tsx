import practice from '../../content/practice.yaml';
import { menuLinks } from '../../routes';
import { Anchor } from '../Anchor/Anchor';
import * as styles from './Footer.css';
import { useCurrentYear } from './useCurrentYear';

export function Footer() {
  const { footer, legal } = practice;
  return (
    <footer className={styles.root}>
      <p>
        © {useCurrentYear()} {practice.brandName}
      </p>
      {footer.note && <p>{footer.note}</p>}
      <nav aria-label={practice.labels.footerNavigation} className={styles.navigation}>
        <ul className={styles.links}>
          {menuLinks('footer').map(({ label, to }) => (
            <li key={to}>
              <Anchor href={to} className={styles.link}>
                {label}
              </Anchor>
            </li>
          ))}
          {legal && (
            <li>
              <Anchor href={legal.address} className={styles.link}>
                {legal.label}
              </Anchor>
            </li>
          )}
        </ul>
      </nav>
    </footer>
  );
}
