import { Anchor } from '../../components/Anchor/Anchor';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { Picture } from '../../components/Picture/Picture';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { mailtoLink, whatsAppLink } from '../../contactLinks';
import contact from '../../content/contact.yaml';
import practice from '../../content/practice.yaml';
import { joinShortWords } from '../../joinShortWords';
import { grid } from '../../styles/grid.css';
import * as text from '../../styles/text.css';
import * as styles from './Contact.css';
import { ContactRow } from './ContactRow';
import * as row from './ContactRow.css';
import { firstPicture } from './firstPicture';

/** The portrait, and the ways to get in touch as rows: the email with the page's one button before it. */
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
        <h1 className={styles.heading}>{joinShortWords(heading)}</h1>
        <p className={styles.lead}>{joinShortWords(lead)}</p>
      </div>
      <div className={styles.ways}>
        <ul className={styles.rows}>
          <li className={row.row}>
            <div>
              <ButtonLink href={mailtoLink(practice.email, emailSubject)} variant="solid">
                {emailLabel}
              </ButtonLink>
            </div>
            <Anchor href={mailtoLink(practice.email)} className={row.address}>
              <VisuallyHidden>{labels.email} </VisuallyHidden>
              {practice.email}
            </Anchor>
          </li>
          {whatsApp && whatsAppLabel && practice.whatsAppNumber && (
            <ContactRow label={whatsAppLabel} address={practice.whatsAppNumber} href={whatsApp} />
          )}
          {profile && labels.viewProfile && (
            <ContactRow label={profile.network} address={labels.viewProfile} href={profile.address} />
          )}
        </ul>
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
