import { Fragment } from 'react';
import { Anchor } from '../../components/Anchor/Anchor';
import { ClosingBand } from '../../components/ClosingBand/ClosingBand';
import { Icon } from '../../components/Icon/Icon';
import { Opening } from '../../components/Opening/Opening';
import { Picture } from '../../components/Picture/Picture';
import impact from '../../content/impact.yaml';
import { withoutSoftHyphens } from '../../language';
import { AfterFirstPaint } from '../../navigation/AfterFirstPaint';
import { grid } from '../../styles/global.css';
import * as text from '../../styles/text.css';
import * as styles from './Impact.css';

/** The width of the whole picture, of which a square is shown, and on desktops a strip. */
const materialSizes = '(min-width: 64em) 28vw, 9rem';

export function Impact() {
  return (
    <>
      <Opening heading={impact.heading} lead={impact.lead} />
      <div className={grid}>
        <nav aria-label={withoutSoftHyphens(impact.heading)} className={styles.contents}>
          <ul>
            {impact.areas.map(({ id, title }) => (
              <li key={id}>
                <Anchor href={`#${id}`} className={styles.entry}>
                  {title}
                  <Icon name="arrow" />
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <Picture
          {...impact.picture}
          sizes={styles.pictureSizes}
          frame={styles.picture}
          className={styles.image}
          loading="first"
        />
      </div>
      <AfterFirstPaint>
        <div className={grid}>
          <ul className={styles.areas}>
            {impact.areas.map(({ id, title, icon, description, picture, cases }) => (
              <li key={id} id={id} tabIndex={-1} className={styles.area}>
                {picture && (
                  <Picture
                    source={picture.source}
                    sizes={materialSizes}
                    alt={picture.alt}
                    frame={styles.material}
                    className={styles.materialImage}
                    loading="lazy"
                  />
                )}
                <div className={styles.title}>
                  <h2 className={text.entry}>{title}</h2>
                  <Icon name={icon} />
                </div>
                <p className={styles.description}>{description}</p>
                {cases.length > 0 && (
                  <p className={styles.cases}>
                    <span>{impact.casesLabel}</span>
                    {cases.map((study) => (
                      <Fragment key={study.id}>
                        {' '}
                        <Anchor href={`/cases#${study.id}`} className={styles.link}>
                          {study.title}
                        </Anchor>
                      </Fragment>
                    ))}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </div>
        <ClosingBand
          heading={impact.closingHeading}
          text={impact.closingText}
          emailLabel={impact.closingEmailLabel}
          emailSubject={impact.closingEmailSubject}
        />
      </AfterFirstPaint>
    </>
  );
}
