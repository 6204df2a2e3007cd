import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { Picture } from '../../components/Picture/Picture';
import { mailtoLink, whatsAppLink } from '../../contactLinks';
import contact from '../../content/contact.yaml';
import practice from '../../content/practice.yaml';
import { grid } from '../../styles/grid.css';
import * as text from '../../styles/text.css';
import * as styles from './Contact.css';
import { ContactRow } from './ContactRow';
import { firstPicture } from './firstPicture';

export function Contact() {
  const { heading, lead, emailLabel, emailSubject, whatsAppLabel, portrait } = contact;
  const { labels, profile } = practice;
  const whatsApp = whatsAppLink(practice);
  return (
    <div className={`${grid} ${styles.root}`}>
      <div className={styles.portrait}>
        <Picture {...firstPicture} alt={portrait.alt} className={styles.image} loading="first" />
      </div>
      <div className={styles.words}>
        {practice.consultantName && <p className={styles.name}>{practice.consultantName}</p>}
        <p className={text.label}>{practice.role}</p>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={text.lead}>{lead}</p>
        <ul className={styles.rows}>
          <ContactRow way={labels.email} address={practice.email} href={mailtoLink(practice.email)} />
          {whatsApp && practice.whatsAppNumber && (
            <ContactRow way={labels.whatsApp} address={practice.whatsAppNumber} href={whatsApp} />
          )}
          {profile && (
            <ContactRow way={profile.network} address={labels.viewProfile} href={profile.address} />
          )}
        </ul>
        <div className={styles.buttons}>
          <ButtonLink href={mailtoLink(practice.email, emailSubject)} variant="solid">
            {emailLabel}
          </ButtonLink>
          {whatsApp && (
            <ButtonLink href={whatsApp} variant="outline">
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
    </div>
  );
}
