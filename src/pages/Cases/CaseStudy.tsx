import { Picture } from '../../components/Picture/Picture';
import { References } from '../../components/References/References';
import cases from '../../content/cases.yaml';
import { joinShortWords } from '../../joinShortWords';
import { grid } from '../../styles/grid.css';
import * as styles from './CaseStudy.css';
import { casePicture, type Placement } from './placement';

type CaseStudyProps = (typeof cases.cases)[number] & { readonly placement: Placement; readonly first: boolean };

/**
 * A case study: picture, name, situation, and below a fine line the work, the aim and the areas. On phones they unfold
 * below a summary. They are not inside its `<details>`, because few browsers can show the inside of a closed one.
 */
export function CaseStudy({ placement, first, ...study }: CaseStudyProps) {
  const { id, title, kind, picture, situation, work, result, drawsOn } = study;
  const { parts } = cases;
  return (
    <article id={id} tabIndex={-1} className={`${grid} ${styles.root[placement]}`}>
      <Picture
        {...casePicture(picture.source, placement)}
        alt={picture.alt}
        frame={styles.picture}
        className={styles.image[placement]}
        loading={first ? 'first' : 'lazy'}
      />
      <div className={styles.name}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.kind}>{kind}</p>
      </div>
      <div className={styles.situation}>
        <p className={styles.termOnTablet}>{parts.situation}</p>
        <p className={styles.voice}>{joinShortWords(situation)}</p>
      </div>
      <div className={styles.facts}>
        <details className={styles.fold}>
          <summary className={styles.unfold}>{parts.work}</summary>
        </details>
        <dl className={styles.parts}>
          <div>
            <dt className={styles.termOnTablet}>{parts.work}</dt>
            <dd>{work}</dd>
          </div>
          <div>
            <dt className={styles.term}>{parts.result}</dt>
            <dd>{result}</dd>
          </div>
          {drawsOn.length > 0 && (
            <div>
              <dt className={styles.term}>{parts.drawsOn}</dt>
              <dd>
                <References direction="column" path="/impact" references={drawsOn} />
              </dd>
            </div>
          )}
        </dl>
      </div>
    </article>
  );
}
