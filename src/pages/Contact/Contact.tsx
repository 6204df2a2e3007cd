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

/** The words with the page's one button, the portrait, and the ways to get in touch. */
export function Contact() {
  const { heading, lead, emailLabel, emailSubject, whatsAppLabel, portrait, biography } = contact;
  const { labels, profile } = practice;
  const contactMethods = [
    { label: labels.email, address: practice.email, href: mailtoLink(practice.email), direction: 'ltr' },
    { label: whatsAppLabel, address: practice.whatsAppNumber, href: whatsAppLink(practice), direction: 'ltr' },
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
        <ButtonLink href={mailtoLink(practice.email, emailSubject)} variant="solid">
          {emailLabel}
        </ButtonLink>
        {[practice.responseTime, practice.hours, practice.languagesSpoken, practice.firstCall].map(
          (note) =>
            note && (
              <p key={note} className={styles.note}>
                {note}
              </p>
            ),
        )}
      </div>
      <Picture
        {...portrait}
        sizes={styles.portraitSizes}
        frame={styles.portrait}
        className={styles.image}
        loading="first"
      />
      <ul className={styles.contactMethods}>
        {contactMethods.map(
          ({ label, address, href, direction }) =>
            label &&
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
    </div>
  );
}
