import { ButtonLink } from '../../components/Anchor/Anchor';
import { ContactMethods } from '../../components/ContactMethods/ContactMethods';
import { Picture } from '../../components/Picture/Picture';
import { mailtoLink, whatsAppLink } from '../../contactLinks';
import contact from '../../content/contact.yaml';
import practice from '../../content/practice.yaml';
import { joinShortWords } from '../../language';
import { grid } from '../../styles/global.css';
import * as text from '../../styles/text.css';
import * as styles from './Contact.css';

/** Renders the text with the page's two buttons, the ways to get in touch, and the portrait. */
export function Contact() {
  const { heading, lead, emailLabel, emailSubject, whatsAppLabel, portrait, biography } = contact;
  const whatsApp = whatsAppLink(practice);
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
        {(['responseTime', 'hours', 'languagesSpoken', 'firstCall'] as const).map(
          (name) =>
            practice[name] && (
              <p key={name} className={styles.note}>
                {practice[name]}
              </p>
            ),
        )}
      </div>
      <div className={styles.contactMethods}>
        <ContactMethods withProfile />
      </div>
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
