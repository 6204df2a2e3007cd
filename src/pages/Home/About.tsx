import { Picture } from '../../components/Picture/Picture';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import type home from '../../content/home.yaml';
import { joinShortWords } from '../../joinShortWords';
import { grid } from '../../styles/grid.css';
import * as styles from './About.css';

export function About({ label, statement, text: paragraph, picture }: typeof home.about) {
  return (
    <section aria-labelledby="about-label" className={`${grid} ${styles.root}`}>
      <SectionHead labelId="about-label" label={label} heading={statement} size="title" waterline="outOfDusk" />
      <p className={styles.text}>{joinShortWords(paragraph)}</p>
      <div className={styles.picture}>
        <Picture {...picture} sizes="100vw" className={styles.image} loading="lazy" />
      </div>
    </section>
  );
}
