import { mailtoLink, whatsAppLink } from '../../contactLinks';
import practice from '../../content/practice.yaml';
import { label } from '../../styles/text.css';
import { Anchor } from '../Anchor/Anchor';
import { Icon } from '../Icon/Icon';
import * as styles from './ContactMethods.css';

/** Renders the ways to get in touch as ruled rows of a label, an address and an arrow. */
export function ContactMethods({ withProfile = false }: { readonly withProfile?: boolean }) {
  const { email, whatsAppNumber, profileNetwork, profileAddress } = practice;
  const methods = [
    { label: practice.labelEmail, address: email, href: mailtoLink(email), direction: 'ltr' },
    { label: practice.labelWhatsApp, address: whatsAppNumber, href: whatsAppLink(practice), direction: 'ltr' },
    ...(withProfile && profileNetwork
      ? [{ label: profileNetwork, address: practice.labelViewProfile, href: profileAddress }]
      : []),
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
