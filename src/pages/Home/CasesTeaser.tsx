import { Anchor } from '../../components/Anchor/Anchor';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { Picture } from '../../components/Picture/Picture';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import { linkBeside } from '../../components/SectionHead/SectionHead.css';
import type home from '../../content/home.yaml';
import { joinShortWords } from '../../joinShortWords';
import { grid } from '../../styles/grid.css';
import * as text from '../../styles/text.css';
import * as styles from './CasesTeaser.css';

/** The cases as ruled rows, each a link: its picture, its name and its kind. */
export function CasesTeaser({ label, heading, linkLabel, cases }: typeof home.cases) {
  return (
    <section aria-labelledby="cases-label" className={`${grid} ${styles.root}`}>
      <SectionHead labelId="cases-label" label={label} heading={joinShortWords(heading)} size="heading" />
      <ul className={styles.rows}>
        {cases.map(({ id, title, kind, picture }) => (
          <li key={id} className={styles.item}>
            <Anchor href={`/cases#${id}`} className={styles.row}>
              <div className={styles.words}>
                <h3 className={`${text.subheading} ${styles.name}`}>{title}</h3>
                <p className={styles.kind}>{kind}</p>
              </div>
              <div className={styles.picture}>
                <Picture
                  source={picture.source}
                  sizes="(min-width: 64em) 28vw, (min-width: 48em) 15rem, 6rem"
                  widest={960}
                  alt=""
                  className={styles.image}
                  loading="lazy"
                />
              </div>
            </Anchor>
          </li>
        ))}
      </ul>
      <div className={linkBeside}>
        <ButtonLink href="/cases" variant="quiet">
          {linkLabel}
        </ButtonLink>
      </div>
    </section>
  );
}
