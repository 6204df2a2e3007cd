import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import page from '../../content/cases.yaml';
import { grid } from '../../styles/grid.css';
import * as text from '../../styles/text.css';
import { CaseStudy } from './CaseStudy';
import * as styles from './Cases.css';

export function Cases() {
  const { heading, lead, cases, closing } = page;
  return (
    <>
      <header className={`${grid} ${styles.head}`}>
        <h1 className={`${text.display} ${styles.heading}`}>{heading}</h1>
        <p className={`${text.lead} ${styles.lead}`}>{lead}</p>
      </header>
      {cases.map((study, index) => (
        <CaseStudy key={study.id} {...study} side={index % 2 === 0 ? 'left' : 'right'} first={index === 0} />
      ))}
      <section className={`${grid} ${styles.closing}`}>
        <div className={styles.closingWords}>
          <h2 className={text.heading}>{closing.heading}</h2>
          <p className={text.lead}>{closing.text}</p>
        </div>
        <div className={styles.closingLink}>
          <ButtonLink href="/contact" variant="solid">
            {closing.linkLabel}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
