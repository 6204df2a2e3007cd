import type { Practice } from './content/practice';

/**
 * A `mailto:` address with its subject percent-encoded: mail programs show a `+` as it stands (RFC 6068).
 * @param subject plain words; without one the address alone is given.
 */
export function mailtoLink(email: string, subject?: string): string {
  return subject === undefined ? `mailto:${email}` : `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}

/**
 * The address that opens a WhatsApp chat with the practice, its message filled in.
 * @see https://faq.whatsapp.com/5913398998672934
 */
export function whatsAppLink({
  whatsAppNumber,
  whatsAppMessage,
}: Pick<Practice, 'whatsAppNumber' | 'whatsAppMessage'>): string {
  return `https://wa.me/${whatsAppNumber.replace(/\D/g, '')}?text=${encodeURIComponent(whatsAppMessage)}`;
}
