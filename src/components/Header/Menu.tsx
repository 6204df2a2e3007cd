import practice from '../../content/practice.yaml';
import * as styles from './Menu.css';
import { MenuLinks } from './MenuLinks';

/** The header's links on small screens, in a popover, which the browser opens and closes without JavaScript. */
export function Menu() {
  const { labels } = practice;
  return (
    <>
      <button type="button" popoverTarget="menu" className={styles.open}>
        {labels.menu}
      </button>
      <div id="menu" popover="auto" className={styles.panel}>
        <button
          type="button"
          // biome-ignore lint/a11y/noAutofocus: it takes effect when the menu opens, not when the page loads
          autoFocus
          popoverTarget="menu"
          popoverTargetAction="hide"
          className={styles.close}
        >
          {labels.close}
        </button>
        <nav aria-label={labels.menu} className={styles.links}>
          <MenuLinks className={styles.link} />
        </nav>
      </div>
    </>
  );
}
