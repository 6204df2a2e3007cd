import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import page from '../../content/cases.yaml';
import { joinShortWords } from '../../joinShortWords';
import { AfterFirstPaint } from '../../navigation/AfterFirstPaint';
import { grid } from '../../styles/grid.css';
import * as text from '../../styles/text.css';
import { CaseStudy } from './CaseStudy';
import * as caseStyles from './CaseStudy.css';
import * as styles from './Cases.css';
import { placementOf } from './placement';

export function Cases() {
  const { heading, lead, note, cases, closing } = page;
  const placed = cases.map((study, index) => ({
    ...study,
    placement: placementOf(index, cases.length),
    first: index === 0,
  }));
  // The second of a pair shares the row of the first.
  const rows = placed.flatMap((study, index) =>
    study.placement === 'pairTall' ? [] : [study.placement === 'pairWide' ? placed.slice(index, index + 2) : [study]],
  );
  const [firstRow, ...otherRows] = rows.map((row) => (
    <div key={row[0]?.id} className={row.length > 1 ? `${grid} ${caseStyles.pair}` : undefined}>
      {row.map((study) => (
        <CaseStudy key={study.id} {...study} />
      ))}
    </div>
  ));
  return (
    <>
      <header className={`${grid} ${styles.head}`}>
        <h1 className={styles.heading}>{heading}</h1>
        <div className={styles.words}>
          <p className={styles.lead}>{joinShortWords(lead)}</p>
          {note && <p className={styles.note}>{note}</p>}
        </div>
      </header>
      {firstRow}
      <AfterFirstPaint>
        {otherRows}
        <section className={`${grid} ${styles.closing}`}>
          <div className={styles.closingWords}>
            <h2 className={text.heading}>{joinShortWords(closing.heading)}</h2>
            <p className={text.lead}>{joinShortWords(closing.text)}</p>
          </div>
          <div className={styles.closingLink}>
            <ButtonLink href="/contact" variant="solid">
              {closing.linkLabel}
            </ButtonLink>
          </div>
        </section>
      </AfterFirstPaint>
    </>
  );
}
