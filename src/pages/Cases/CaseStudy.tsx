import { Picture } from '../../components/Picture/Picture';
import { References } from '../../components/References/References';
import cases from '../../content/cases.yaml';
import { grid } from '../../styles/grid.css';
import * as text from '../../styles/text.css';
import * as styles from './CaseStudy.css';
import { casePicture, type Placement } from './placement';

type Study = (typeof cases.cases)[number];

interface CaseStudyProps
  extends Pick<Study, 'id' | 'title' | 'kind' | 'situation' | 'work' | 'result' | 'drawsOn' | 'picture'> {
  readonly placement: Placement;
  readonly first: boolean;
}

/** A case study: picture, name, and between fine lines the situation, the work, the aim and the areas. */
export function CaseStudy({ id, title, kind, picture, drawsOn, placement, first, ...study }: CaseStudyProps) {
  return (
    <article id={id} tabIndex={-1} className={`${grid} ${styles.root[placement]}`}>
      <div className={styles.picture[placement]}>
        <Picture
          {...casePicture(picture.source, placement)}
          alt={picture.alt}
          className={styles.image[placement]}
          loading={first ? 'first' : 'lazy'}
        />
      </div>
      <div className={styles.words[placement]}>
        <div className={styles.name[placement]}>
          <h2 className={styles.title}>{title}</h2>
          <p className={`${text.label} ${styles.kind}`}>{kind}</p>
        </div>
        <dl className={styles.parts[placement]}>
          {(['situation', 'work', 'result'] as const).map((part) => (
            <div key={part} className={styles.part[placement]}>
              <dt className={styles.term}>{cases.parts[part]}</dt>
              <dd className={styles.text}>{study[part]}</dd>
            </div>
          ))}
          {drawsOn.length > 0 && (
            <div className={styles.references[placement]}>
              <dt className={styles.term}>{cases.parts.drawsOn}</dt>
              <dd className={styles.areas[placement]}>
                <References path="/impact" references={drawsOn} />
              </dd>
            </div>
          )}
        </dl>
      </div>
    </article>
  );
}
