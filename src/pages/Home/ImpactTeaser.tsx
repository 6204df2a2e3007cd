import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { Icon } from '../../components/Icon/Icon';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import { linkBeside } from '../../components/SectionHead/SectionHead.css';
import type home from '../../content/home.yaml';
import { joinShortWords } from '../../joinShortWords';
import { grid } from '../../styles/grid.css';
import * as text from '../../styles/text.css';
import * as styles from './ImpactTeaser.css';

export function ImpactTeaser({ label, heading, areas, exploreLabel }: typeof home.impact) {
  return (
    <section aria-labelledby="impact-label" className={`${grid} ${styles.root}`}>
      <SectionHead
        labelId="impact-label"
        label={label}
        heading={joinShortWords(heading)}
        size="heading"
        waterline="intoDusk"
      />
      <ul className={styles.areas}>
        {areas.map(({ title, icon, description }) => (
          <li key={title} className={styles.area}>
            <h3 className={text.heading}>{title}</h3>
            <p className={styles.description}>{joinShortWords(description)}</p>
            <Icon name={icon} />
          </li>
        ))}
      </ul>
      <div className={linkBeside}>
        <ButtonLink href="/impact" variant="quietOnDusk">
          {exploreLabel}
        </ButtonLink>
      </div>
    </section>
  );
}
