import { Anchor, ButtonLink } from '../../components/Anchor/Anchor';
import { Opening } from '../../components/Opening/Opening';
import { Picture } from '../../components/Picture/Picture';
import page from '../../content/cases.yaml';
import { joinShortWords } from '../../language';
import { AfterFirstPaint } from '../../navigation/AfterFirstPaint';
import { grid } from '../../styles/global.css';
import * as text from '../../styles/text.css';
import * as styles from './Cases.css';

export function Cases() {
  const { heading, lead, note, cases, closingHeading, closingText, closingLinkLabel } = page;
  const [firstCase, ...otherCases] = cases.map((study, index) => <CaseStudy key={study.id} {...study} index={index} />);
  return (
    <>
      <Opening heading={heading} lead={lead} note={note} />
      {firstCase}
      <AfterFirstPaint>
        {otherCases}
        <section className={`${grid} ${styles.closing}`}>
          <h2 className={styles.closingHeading}>{joinShortWords(closingHeading)}</h2>
          <div className={styles.closingWords}>
            <p className={text.lead}>{joinShortWords(closingText)}</p>
            <ButtonLink href="/contact" variant="solid">
              {closingLinkLabel}
            </ButtonLink>
          </div>
        </section>
      </AfterFirstPaint>
    </>
  );
}

type CaseStudyProps = (typeof page.cases)[number] & { readonly index: number };

/**
 * Renders a case study: picture, name, situation, and below a fine line the work, the aim and the areas. On phones
 * these are folded; a link to text in them, a search in the page and Back open them. Those of the first case are
 * deferred, because they begin below the window or at its end.
 */
function CaseStudy({ index, ...study }: CaseStudyProps) {
  const placement = styles.placements[index % styles.placements.length] ?? 'bleed';
  const { id, title, kind, picture, situation, work, result, drawsOn } = study;
  const facts = (
    <details className={styles.facts}>
      <summary className={styles.unfold}>{page.labelWork}</summary>
      <dl className={styles.parts}>
        <div>
          <dt className={styles.termOnTablet}>{page.labelWork}</dt>
          <dd>{work}</dd>
        </div>
        <div>
          <dt className={styles.term}>{page.labelResult}</dt>
          <dd>{result}</dd>
        </div>
        {drawsOn.length > 0 && (
          <div>
            <dt className={styles.term}>{page.labelDrawsOn}</dt>
            <dd>
              <ul className={styles.areas}>
                {drawsOn.map((area) => (
                  <li key={area.id}>
                    <Anchor href={`/impact#${area.id}`} className={text.listedLink}>
                      {area.title}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </details>
  );
  return (
    <article id={id} tabIndex={-1} className={`${grid} ${styles.root[placement]}`}>
      <Picture
        {...picture}
        sizes={styles.pictureSizes[placement]}
        frame={styles.picture}
        className={styles.image[placement]}
        loading={index === 0 ? 'first' : 'lazy'}
      />
      <div className={styles.name}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.kind}>{kind}</p>
      </div>
      <div className={styles.situation}>
        <p className={styles.termOnTablet}>{page.labelSituation}</p>
        <p className={styles.situationText}>{joinShortWords(situation)}</p>
      </div>
      {index === 0 ? <AfterFirstPaint>{facts}</AfterFirstPaint> : facts}
    </article>
  );
}
