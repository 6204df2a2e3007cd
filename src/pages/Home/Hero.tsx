import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { KeepTogether } from '../../components/KeepTogether/KeepTogether';
import { Picture } from '../../components/Picture/Picture';
import type home from '../../content/home.yaml';
import { grid } from '../../styles/grid.css';
import * as text from '../../styles/text.css';
import { firstPicture } from './firstPicture';
import * as styles from './Hero.css';

export function Hero({
  tagline,
  headline,
  lead,
  scheduleLabel,
  capabilitiesLabel,
  picture,
}: typeof home.hero) {
  return (
    <div className={`${grid} ${styles.root}`}>
      <div className={styles.picture}>
        <Picture {...firstPicture} alt={picture.alt} className={styles.image} loading="first" />
      </div>
      <div className={styles.sky}>
        <p className={`${text.label} ${styles.label}`}>{tagline}</p>
        <h1 className={styles.headline}>
          <KeepTogether>{headline}</KeepTogether>
        </h1>
      </div>
      <div className={styles.water}>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.buttons}>
          <ButtonLink href="#contact" variant="solid">
            {scheduleLabel}
          </ButtonLink>
          <ButtonLink href="#approach" variant="quiet">
            {capabilitiesLabel}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
