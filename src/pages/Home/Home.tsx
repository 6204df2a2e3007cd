import { ClosingBand } from '../../components/ClosingBand/ClosingBand';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import home from '../../content/home.yaml';
import { joinShortWords } from '../../language';
import { layoutIds } from '../../layoutIds';
import { AfterFirstPaint } from '../../navigation/AfterFirstPaint';
import { Approach } from './Approach';
import { CasesTeaser } from './CasesTeaser';
import { Hero } from './Hero';
import * as styles from './Home.css';
import { ImpactTeaser } from './ImpactTeaser';

/** The rest waits even for a link to the approach, which the header has on every page. */
export function Home() {
  return (
    <>
      <Hero {...home.hero} />
      <AfterFirstPaint>
        <Approach {...home.approach} />
        <AfterFirstPaint>
          <ImpactTeaser {...home.impact} />
          <About {...home.about} />
          <CasesTeaser {...home.cases} />
          <ClosingBand id={layoutIds.contact} {...home.contact} />
        </AfterFirstPaint>
      </AfterFirstPaint>
    </>
  );
}

function About({ label, statement, text, picture }: typeof home.about) {
  return (
    <Section labelId={layoutIds.aboutLabel} label={label} heading={statement} size="title" className={styles.about}>
      <p className={styles.aboutText}>{joinShortWords(text)}</p>
      <Picture {...picture} sizes="100vw" frame={styles.aboutPicture} className={styles.aboutImage} loading="lazy" />
    </Section>
  );
}
