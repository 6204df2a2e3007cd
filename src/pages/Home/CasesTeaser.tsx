import { Anchor } from '../../components/Anchor/Anchor';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import type home from '../../content/home.yaml';
import { joinShortWords } from '../../joinShortWords';
import * as styles from './CasesTeaser.css';

/** The cases as ruled rows, each a link: its picture, its name and its kind. */
export function CasesTeaser({ label, heading, linkLabel, cases }: typeof home.cases) {
  return (
    <Section
      labelId="cases-label"
      label={label}
      heading={joinShortWords(heading)}
      size="besideList"
      className={styles.root}
      link={
        <ButtonLink href="/cases" variant="quiet">
          {linkLabel}
        </ButtonLink>
      }
    >
      <ul className={styles.rows}>
        {cases.map(({ id, title, kind, picture }) => (
          <li key={id} className={styles.item}>
            <Anchor href={`/cases#${id}`} className={styles.row}>
              <div className={styles.words}>
                <h3 className={styles.name}>{title}</h3>
                <p className={styles.kind}>{kind}</p>
              </div>
              <Picture
                source={picture.source}
                sizes="(min-width: 64em) 28vw, (min-width: 48em) 15rem, 8rem"
                widest={960}
                alt=""
                frame={styles.picture}
                className={styles.image}
                loading="lazy"
              />
            </Anchor>
          </li>
        ))}
      </ul>
    </Section>
  );
}
