import { Anchor } from '../../components/Anchor/Anchor';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { Picture } from '../../components/Picture/Picture';
import { mailtoLink, whatsAppLink } from '../../contactLinks';
import contact from '../../content/contact.yaml';
import practice from '../../content/practice.yaml';
import { joinShortWords } from '../../language';
import { grid } from '../../styles/grid.css';
import * as text from '../../styles/text.css';
import * as styles from './Contact.css';

/** The words with the page's two buttons, the ways to get in touch, and the portrait. */
export function Contact() {
  const { heading, lead, emailLabel, emailSubject, whatsAppLabel, portrait, biography } = contact;
  const { labels, profile } = practice;
  const whatsApp = whatsAppLink(practice);
  const contactMethods = [
    { label: labels.email, address: practice.email, href: mailtoLink(practice.email), direction: 'ltr' },
    { label: labels.whatsApp, address: practice.whatsAppNumber, href: whatsApp, direction: 'ltr' },
    { label: profile?.network, address: labels.viewProfile, href: profile?.address, direction: undefined },
  ];
  return (
    <div className={`${grid} ${styles.root}`}>
      <div className={styles.words}>
        {practice.consultantName && <p className={styles.name}>{practice.consultantName}</p>}
        <p className={text.label}>{practice.role}</p>
        {biography && <p className={styles.note}>{joinShortWords(biography)}</p>}
        <h1 className={styles.heading}>{joinShortWords(heading)}</h1>
        <p className={styles.lead}>{joinShortWords(lead)}</p>
        <div className={styles.buttons}>
          <ButtonLink href={mailtoLink(practice.email, emailSubject)} variant="solid">
            {emailLabel}
          </ButtonLink>
          {whatsApp && whatsAppLabel && (
            <ButtonLink href={whatsApp} variant="outlined">
              {whatsAppLabel}
            </ButtonLink>
          )}
        </div>
        {[practice.responseTime, practice.hours, practice.languagesSpoken, practice.firstCall].map(
          (note) =>
            note && (
              <p key={note} className={styles.note}>
                {note}
              </p>
            ),
        )}
      </div>
      <ul className={styles.contactMethods}>
        {contactMethods.map(
          ({ label, address, href, direction }) =>
            address &&
            href && (
              <li key={href}>
                <Anchor href={href} className={styles.contactMethod}>
                  <span className={text.label}>{label}</span>{' '}
                  <span className={styles.address}>
                    <bdi dir={direction}>{address}</bdi>
                  </span>
                  <svg className={styles.arrow} viewBox="0 0 16 16" aria-hidden="true">
                    <path d="M1 8h14M9 2l6 6-6 6" />
                  </svg>
                </Anchor>
              </li>
            ),
        )}
      </ul>
      <Picture
        {...portrait}
        sizes={styles.portraitSizes}
        frame={styles.portrait}
        className={styles.image}
        loading="first"
      />
    </div>
  );
}
