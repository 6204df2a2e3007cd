import { mailtoLink, whatsAppLink } from '../../contactLinks';
import practice from '../../content/practice.yaml';
import { label } from '../../styles/text.css';
import { Anchor } from '../Anchor/Anchor';
import { Icon } from '../Icon/Icon';
import * as styles from './ContactMethods.css';

/** Renders the ways to get in touch as ruled rows of a label, an address and an arrow. */
export function ContactMethods({ withProfile = false }: { readonly withProfile?: boolean }) {
  const { email, whatsAppNumber, labels, profile } = practice;
  const methods = [
    { label: labels.email, address: email, href: mailtoLink(email), direction: 'ltr' },
    { label: labels.whatsApp, address: whatsAppNumber, href: whatsAppLink(practice), direction: 'ltr' },
    ...(withProfile ? [{ label: profile?.network, address: labels.viewProfile, href: profile?.address }] : []),
  ];
  return (
    <ul className={styles.list}>
      {methods.map(
        ({ label: name, address, href, direction }) =>
          address &&
          href && (
            <li key={href}>
              <Anchor href={href} className={styles.link}>
                <span className={label}>{name}</span>{' '}
                <span className={styles.address}>
                  <bdi dir={direction}>{address}</bdi>
                </span>
                <Icon name="arrow" />
              </Anchor>
            </li>
          ),
      )}
    </ul>
  );
}
