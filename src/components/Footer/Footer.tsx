import { practice } from '../../content/practice';
import { menuLinks } from '../../routes';
import { Anchor } from '../Anchor/Anchor';
import * as styles from './Footer.css';
import { useCurrentYear } from './useCurrentYear';

export function Footer() {
  return (
    <footer className={styles.root}>
      <p>
        © {useCurrentYear()} {practice.brandName}
      </p>
      <nav aria-label="Footer">
        <ul className={styles.links}>
          {menuLinks('footer').map(({ label, to }) => (
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
