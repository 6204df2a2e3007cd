import { Anchor } from '../../components/Anchor/Anchor';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import type home from '../../content/home.yaml';
import { layoutIds } from '../../layoutIds';
import * as styles from './CasesTeaser.css';

/** On desktops those of a case in two columns; a square one shows two thirds of its picture. */
const sizes = '(min-width: 64em) 59vw, (min-width: 48em) 15rem, 8rem';

/** The cases, each a link: its picture, its name and its kind. */
export function CasesTeaser({ label, heading, linkLabel, cases }: typeof home.cases) {
  return (
    <Section
      labelId={layoutIds.casesLabel}
      label={label}
      heading={heading}
      size="heading"
      className={styles.root}
      link={
        <ButtonLink href="/cases" variant="quiet">
          {linkLabel}
        </ButtonLink>
      }
    >
      <ul className={styles.list}>
        {cases.map(({ id, title, kind, picture }) => (
          <li key={id} className={styles.item}>
            <Anchor href={`/cases#${id}`} className={styles.row}>
              <div>
                <h3 className={styles.name}>{title}</h3>
                <p className={styles.kind}>{kind}</p>
              </div>
              <Picture
                source={picture.source}
                sizes={sizes}
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
