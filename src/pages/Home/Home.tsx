import { Anchor } from '../../components/Anchor/Anchor';
import { ClosingBand } from '../../components/ClosingBand/ClosingBand';
import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { list } from '../../components/Section/Section.css';
import home from '../../content/home.yaml';
import { joinShortWords } from '../../language';
import { AfterFirstPaint } from '../../navigation/AfterFirstPaint';
import * as text from '../../styles/text.css';
import { Approach } from './Approach';
import { Hero } from './Hero';
import * as styles from './Home.css';

/** On desktops, the `sizes` of a case in two columns; a square picture shows two thirds of its width. */
const caseSizes = '(min-width: 64em) 59vw, (min-width: 48em) 15rem, 8rem';

/**
 * Renders the Home page. The sections after the approach are deferred even for a link to the approach, because every
 * page's header has that link.
 */
export function Home() {
  return (
    <>
      <Hero {...home} />
      <AfterFirstPaint>
        <Approach {...home} />
        <AfterFirstPaint>
          <ImpactSection />
          <AboutSection />
          <CasesSection />
          <ClosingBand
            id="contact"
            heading={home.contactHeading}
            text={home.contactText}
            emailLabel={home.contactEmailLabel}
            emailSubject={home.contactEmailSubject}
          />
        </AfterFirstPaint>
      </AfterFirstPaint>
    </>
  );
}

function ImpactSection() {
  return (
    <Section
      labelId="impact-label"
      label={home.impactLabel}
      heading={home.impactHeading}
      className={styles.impact}
      link={{ href: '/impact', text: home.impactExploreLabel }}
    >
      <ul className={list}>
        {home.highlights.map(({ title, icon, description }) => (
          <li key={title} className={styles.area}>
            <h3 className={text.heading}>{title}</h3>
            <p className={styles.areaDescription}>{joinShortWords(description)}</p>
            <Icon name={icon} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function AboutSection() {
  return (
    <Section
      labelId="about-label"
      label={home.aboutLabel}
      heading={home.aboutStatement}
      size="title"
      className={styles.about}
    >
      <p className={styles.aboutText}>{joinShortWords(home.aboutText)}</p>
      <Picture
        {...home.aboutPicture}
        sizes="100vw"
        frame={styles.aboutPicture}
        className={styles.aboutImage}
        loading="lazy"
      />
    </Section>
  );
}

function CasesSection() {
  return (
    <Section
      labelId="cases-label"
      label={home.casesLabel}
      heading={home.casesHeading}
      className={styles.cases}
      link={{ href: '/cases', text: home.casesLinkLabel }}
    >
      <ul className={styles.casesList}>
        {home.cases.map(({ id, title, kind, picture }) => (
          <li key={id} className={styles.caseItem}>
            <Anchor href={`/cases#${id}`} className={styles.caseLink}>
              <div>
                <h3 className={styles.caseName}>{title}</h3>
                <p className={styles.caseKind}>{kind}</p>
              </div>
              <Picture
                source={picture.source}
                sizes={caseSizes}
                alt=""
                frame={styles.casePicture}
                className={styles.caseImage}
                loading="lazy"
              />
            </Anchor>
          </li>
        ))}
      </ul>
    </Section>
  );
}
