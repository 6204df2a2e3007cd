import { Picture } from '../../components/Picture/Picture';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import type home from '../../content/home.yaml';
import { grid } from '../../styles/grid.css';
import * as motion from '../../styles/motion.css';
import * as styles from './About.css';

export function About({ label, statement, text: paragraph, picture }: typeof home.about) {
  return (
    <section aria-labelledby="about-label" className={`${grid} ${styles.root}`}>
      <SectionHead labelId="about-label" label={label} heading={statement} size="statement" />
      <div className={`${styles.picture} ${motion.frame}`}>
        <Picture
          {...picture}
          sizes="(min-width: 64em) 64vw, 100vw"
          className={`${styles.image} ${motion.framed}`}
          loading="lazy"
        />
      </div>
      <p className={`${styles.text} ${motion.settling}`}>{paragraph}</p>
    </section>
  );
}
