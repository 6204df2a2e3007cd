import { Picture } from '../../components/Picture/Picture';
import cases from '../../content/cases.yaml';
import { grid } from '../../styles/grid.css';
import * as motion from '../../styles/motion.css';
import * as text from '../../styles/text.css';
import * as styles from './CaseStudy.css';
import { casePicture } from './casePicture';

type Study = (typeof cases.cases)[number];

interface CaseStudyProps
  extends Pick<Study, 'id' | 'title' | 'kind' | 'situation' | 'work' | 'result' | 'picture'> {
  /** The edge off which the picture bleeds. */
  readonly side: keyof typeof styles.picture;
  readonly first: boolean;
}

/** One case as a spread: its picture off one edge, its words beside it. */
export function CaseStudy({
  id,
  title,
  kind,
  situation,
  work,
  result,
  picture,
  side,
  first,
}: CaseStudyProps) {
  const { parts } = cases;
  return (
    <article id={id} tabIndex={-1} className={`${grid} ${styles.root}`}>
      <div className={`${styles.picture[side]} ${motion.frame}`}>
        <Picture
          {...casePicture(picture.source)}
          alt={picture.alt}
          className={`${styles.image} ${motion.framed}`}
          loading={first ? 'first' : 'lazy'}
        />
      </div>
      <div className={`${styles.words[side]} ${motion.settling}`}>
        <p className={text.label}>{kind}</p>
        <h2 className={styles.title}>{title}</h2>
        <dl className={styles.parts}>
          <div className={styles.part}>
            <dt className={styles.term}>{parts.situation}</dt>
            <dd>{situation}</dd>
          </div>
          <div className={styles.part}>
            <dt className={styles.term}>{parts.work}</dt>
            <dd>{work}</dd>
          </div>
          <div className={styles.part}>
            <dt className={styles.term}>{parts.result}</dt>
            <dd>{result}</dd>
          </div>
        </dl>
      </div>
    </article>
  );
}
