import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { Picture } from '../../components/Picture/Picture';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import type home from '../../content/home.yaml';
import { grid } from '../../styles/grid.css';
import * as styles from './CasesTeaser.css';

/** One wide picture at blue hour, which links to the cases. */
export function CasesTeaser({ label, heading, linkLabel, picture }: typeof home.cases) {
  return (
    <section aria-labelledby="cases-label" className={`${grid} ${styles.root}`}>
      <SectionHead labelId="cases-label" label={label} heading={heading} size="heading" over="warm" />
      <div className={styles.link}>
        <ButtonLink href="/cases" variant="quiet">
          {linkLabel}
        </ButtonLink>
      </div>
      <div className={styles.picture}>
        <Picture {...picture} sizes="100vw" className={styles.image} loading="lazy" />
      </div>
    </section>
  );
}
