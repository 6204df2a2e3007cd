import type practice from './content/practice.yaml';

/** Returns a `mailto:` URL. The subject is percent-encoded, because mail programs show a `+` as a plus (RFC 6068). */
export function mailtoLink(email: string, subject?: string): string {
  return subject === undefined ? `mailto:${email}` : `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}

/**
 * Returns the URL of a WhatsApp chat with the practice, with a prepared message; undefined if it has no number.
 * @see https://faq.whatsapp.com/5913398998672934
 */
export function whatsAppLink({ whatsAppNumber, whatsAppMessage }: Partial<typeof practice>): string | undefined {
  if (whatsAppNumber === undefined) return undefined;
  const chat = `https://wa.me/${whatsAppNumber.replace(/\D/g, '')}`;
  return whatsAppMessage ? `${chat}?text=${encodeURIComponent(whatsAppMessage)}` : chat;
}
