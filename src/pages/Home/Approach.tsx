import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import type home from '../../content/home.yaml';
import * as styles from './Approach.css';

/** 64vw where one picture stays in view, a column's width on tablets, otherwise the full width. */
const pictureSizes = (column: string) =>
  `(min-width: 64em) and (prefers-reduced-motion: no-preference) 64vw, (min-width: 48em) ${column}, 90vw`;

export function Approach({ approachLabel, approachHeading, steps }: typeof home) {
  return (
    <Section
      id="approach"
      tabIndex={-1}
      labelId="approach-label"
      label={approachLabel}
      heading={approachHeading}
      className={styles.root}
    >
      <ol className={styles.list}>
        {steps.map(({ title, description, picture }, index) => (
          <li key={title} className={styles.step}>
            <Picture
              {...picture}
              sizes={pictureSizes(steps.length === 4 ? '45vw' : '30vw')}
              frame={styles.picture}
              className={styles.image[picture.drawing ? 'drawing' : 'photograph']}
              loading="lazy"
            />
            <div className={styles.words}>
              <div className={styles.standing}>
                <div className={styles.head}>
                  <span className={styles.number} aria-hidden="true">
                    {index + 1}
                  </span>
                  <h3 className={styles.title}>{title}</h3>
                </div>
                <p className={styles.description}>{description}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
