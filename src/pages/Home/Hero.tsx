import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Anchor/Anchor';
import { Picture } from '../../components/Picture/Picture';
import type home from '../../content/home.yaml';
import { joinShortWords } from '../../language';
import { grid } from '../../styles/global.css';
import * as text from '../../styles/text.css';
import * as styles from './Hero.css';

/**
 * Renders the first screen. On desktops the text is on the picture if the picture's file allows it and the text fits;
 * otherwise on paper beside the picture. On smaller screens the text is above the picture, on phones in its sky if the
 * picture's file allows text.
 */
export function Hero(content: typeof home) {
  const { heroTagline, heroHeadline, heroLead, heroScheduleLabel, heroCapabilitiesLabel, heroPicture } = content;
  const { source, portrait, carriesText, alt } = heroPicture;
  const sky = carriesText && portrait.sky;
  const layout = carriesText && fitsOnPicture(heroHeadline, heroLead) ? 'onPicture' : 'besidePicture';
  return (
    <div className={`${grid} ${styles.layout[layout]} ${sky ? `${styles.inSky} ${sky.className}` : ''}`}>
      <div className={styles.intro}>
        <p className={text.label}>{heroTagline}</p>
        <h1 className={styles.headline}>{withWholeWords(heroHeadline)}</h1>
      </div>
      <div className={styles.actions}>
        <p className={styles.lead}>{joinShortWords(heroLead)}</p>
        <div className={styles.buttons}>
          <ButtonLink href="#contact" variant="solid">
            {heroScheduleLabel}
          </ButtonLink>
          <ButtonLink href="#approach" variant="quiet">
            {heroCapabilitiesLabel}
          </ButtonLink>
        </div>
      </div>
      <Picture
        source={source}
        portrait={{ source: portrait, ...styles.crops }}
        sizes="100vw"
        alt={alt}
        frame={styles.picture}
        className={styles.image}
        loading="first"
      />
    </div>
  );
}

function withWholeWords(headline: string): ReactNode {
  return joinShortWords(headline)
    .split(/(\S+-\S+)/)
    .map((part, index, parts) => (index % 2 === 1 ? <span key={parts.slice(0, index).join('')}>{part}</span> : part));
}

/** Full-width signs, and the letters of other scripts than Latin, Greek and Cyrillic, which are wider or higher. */
const wide = /[\u3000-\u303f\uff00-\uffef]|(?![\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}])\p{L}/gu;

/**
 * Returns whether the text fits on the picture: three lines of the headline, and three of the lead. A wide letter
 * counts as three, and a line may end behind it.
 */
function fitsOnPicture(headline: string, lead: string): boolean {
  const [inHeadline = '', inLead = ''] = [headline, lead].map((text) => text.replace(wide, 'mm ').trim());
  return /^(.{1,29}( |$)){1,3}$/.test(inHeadline) && inLead.length <= 140;
}
