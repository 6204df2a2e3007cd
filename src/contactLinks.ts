import type { Content } from './content/schema';

/**
 * A `mailto:` address with its subject percent-encoded: mail programs show a `+` as it stands (RFC 6068).
 * @param subject plain words; without one the address alone is given.
 */
export function mailtoLink(email: string, subject?: string): string {
  return subject === undefined ? `mailto:${email}` : `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}

/**
 * The url that opens a WhatsApp chat with the practice, its message filled in; undefined where it has no number. A zero in
 * brackets is dialled inside the country alone.
 * @see https://faq.whatsapp.com/5913398998672934
 */
export function whatsAppLink({
  whatsAppNumber,
  whatsAppMessage,
}: Pick<Content['practice'], 'whatsAppNumber' | 'whatsAppMessage'>): string | undefined {
  if (whatsAppNumber === undefined) return undefined;
  const chat = `https://wa.me/${whatsAppNumber.replace('(0)', '').replace(/\D/g, '')}`;
  return whatsAppMessage ? `${chat}?text=${encodeURIComponent(whatsAppMessage)}` : chat;
}
