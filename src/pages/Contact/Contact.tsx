import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { Picture } from '../../components/Picture/Picture';
import { mailtoLink, whatsAppLink } from '../../contactLinks';
import { contactPage } from '../../content/contact';
import { practice } from '../../content/practice';
import { grid } from '../../styles/grid.css';
import * as text from '../../styles/text.css';
import * as styles from './Contact.css';
import { ContactRow } from './ContactRow';
import { firstPicture } from './firstPicture';

export function Contact() {
  const { heading, lead, emailLabel, emailSubject, whatsAppLabel, portrait } = contactPage;
  return (
    <div className={`${grid} ${styles.root}`}>
      <div className={styles.portrait}>
        <Picture {...firstPicture} alt={portrait.alt} className={styles.image} loading="first" />
      </div>
      <div className={styles.words}>
        <p className={text.label}>{practice.role}</p>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={text.lead}>{lead}</p>
        <ul className={styles.rows}>
          <ContactRow way="E-mail" address={practice.email} href={mailtoLink(practice.email)} />
          <ContactRow way="WhatsApp" address={practice.whatsAppNumber} href={whatsAppLink(practice)} />
          <ContactRow way={practice.profile.network} address="View profile" href={practice.profile.address} />
        </ul>
        <div className={styles.buttons}>
          <ButtonLink href={mailtoLink(practice.email, emailSubject)} variant="solid">
            {emailLabel}
          </ButtonLink>
          <ButtonLink href={whatsAppLink(practice)} variant="quiet">
            {whatsAppLabel}
          </ButtonLink>
        </div>
        <p className={styles.note}>{practice.responseTime}</p>
      </div>
    </div>
  );
}
