import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { Icon } from '../../components/Icon/Icon';
import { Section } from '../../components/Section/Section';
import { list } from '../../components/Section/Section.css';
import type home from '../../content/home.yaml';
import { joinShortWords } from '../../language';
import { layoutIds } from '../../layoutIds';
import * as text from '../../styles/text.css';
import * as styles from './ImpactTeaser.css';

export function ImpactTeaser({ label, heading, areas, exploreLabel }: typeof home.impact) {
  return (
    <Section
      labelId={layoutIds.impactLabel}
      label={label}
      heading={heading}
      size="heading"
      className={styles.root}
      link={
        <ButtonLink href="/impact" variant="quiet">
          {exploreLabel}
        </ButtonLink>
      }
    >
      <ul className={list}>
        {areas.map(({ title, icon, description }) => (
          <li key={title} className={styles.area}>
            <h3 className={text.heading}>{title}</h3>
            <p className={styles.description}>{joinShortWords(description)}</p>
            <Icon name={icon} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
