import { SectionHead } from '../../components/SectionHead/SectionHead';
import type home from '../../content/home.yaml';
import { grid } from '../../styles/grid.css';
import * as motion from '../../styles/motion.css';
import * as text from '../../styles/text.css';
import * as styles from './Approach.css';

export function Approach({ label, heading, steps }: typeof home.approach) {
  return (
    <section
      id="approach"
      tabIndex={-1}
      aria-labelledby="approach-label"
      className={`${grid} ${styles.root}`}
    >
      <SectionHead labelId="approach-label" label={label} heading={heading} size="heading" />
      <ol className={`${styles.steps} ${motion.settling}`}>
        {steps.map(({ title, description }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={text.title}>{title}</h3>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
