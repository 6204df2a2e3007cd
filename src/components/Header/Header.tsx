import practice from '../../content/practice.yaml';
import { Anchor } from '../Anchor/Anchor';
import { Door } from '../Door/Door';
import * as styles from './Header.css';
import { Menu } from './Menu';
import { LastMenuLink, MenuLinks } from './MenuLinks';

export function Header() {
  return (
    <header className={styles.root}>
      <Anchor href="/" className={styles.wordmark}>
        <Door size="name" />
        <span className={styles.name}>{practice.brandName}</span>
      </Anchor>
      <nav aria-label={practice.labels.mainNavigation} className={styles.links}>
        <MenuLinks className={styles.link} />
      </nav>
      <LastMenuLink className={styles.conversation} />
      <Menu />
    </header>
  );
}
