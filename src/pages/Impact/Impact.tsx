import { ClosingBand } from '../../components/ClosingBand/ClosingBand';
import { Icon } from '../../components/Icon/Icon';
import impact from '../../content/impact.yaml';
import { grid } from '../../styles/grid.css';
import * as text from '../../styles/text.css';
import * as styles from './Impact.css';

export function Impact() {
  return (
    <>
      <header className={`${grid} ${styles.head}`}>
        <h1 className={`${text.display} ${styles.heading}`}>{impact.heading}</h1>
        <p className={`${text.lead} ${styles.lead}`}>{impact.lead}</p>
      </header>
      <div className={grid}>
        <ul className={styles.areas}>
          {impact.areas.map(({ title, icon, description }) => (
            <li key={title} className={styles.area}>
              <Icon name={icon} />
              <h2 className={`${text.title} ${styles.title}`}>{title}</h2>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
      <ClosingBand {...impact.closing} />
    </>
  );
}
