import { Picture } from '../../components/Picture/Picture';
import type { home } from '../../content/home';
import { grid } from '../../styles/grid.css';
import * as motion from '../../styles/motion.css';
import * as text from '../../styles/text.css';
import * as styles from './About.css';

export function About({ label, statement, text: paragraph, picture }: typeof home.about) {
  return (
    <section aria-labelledby="about-label" className={`${grid} ${styles.root}`}>
      <p id="about-label" className={`${text.label} ${styles.label}`}>
        {label}
      </p>
      <h2 className={styles.statement}>{statement}</h2>
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
