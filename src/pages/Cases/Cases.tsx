import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { Opening } from '../../components/Opening/Opening';
import page from '../../content/cases.yaml';
import { joinShortWords } from '../../language';
import { AfterFirstPaint } from '../../navigation/AfterFirstPaint';
import { grid } from '../../styles/grid.css';
import * as text from '../../styles/text.css';
import { CaseStudy } from './CaseStudy';
import * as styles from './Cases.css';

export function Cases() {
  const { heading, lead, note, cases, closing } = page;
  const [firstCase, ...otherCases] = cases.map((study, index) => <CaseStudy key={study.id} {...study} index={index} />);
  return (
    <>
      <Opening heading={heading} lead={lead} note={note} />
      {firstCase}
      <AfterFirstPaint>
        {otherCases}
        <section className={`${grid} ${styles.closing}`}>
          <h2 className={styles.closingHeading}>{joinShortWords(closing.heading)}</h2>
          <div className={styles.closingWords}>
            <p className={text.lead}>{joinShortWords(closing.text)}</p>
            <ButtonLink href="/contact" variant="solid">
              {closing.linkLabel}
            </ButtonLink>
          </div>
        </section>
      </AfterFirstPaint>
    </>
  );
}
