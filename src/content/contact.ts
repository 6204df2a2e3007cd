import portrait from './pictures/portrait.jpg?focus=50,80&picture';

/**
 * The words of the contact page, and your photograph. To show your own, replace the file pictures/portrait.jpg by an
 * upright JPEG, 4 wide to 5 high, at least 1200 × 1500 pixels. The e-mail address, the WhatsApp number and the profile
 * stand in practice.ts.
 *
 * Change only what stands between quotes, and leave the quotes and commas where they are. An apostrophe is written ’.
 */
export const contactPage = {
  /** The heading: at most 60 characters. */
  heading: 'A message is all it takes.',
  /** The sentences below the heading: at most 220 characters. */
  lead: 'You write to the consultant, not to a desk. Say what you are building and what stands in the way.',
  /** The words on the e-mail button: at most 40 characters. */
  emailLabel: 'Email to schedule a call',
  /** The subject that the visitor’s e-mail begins with: at most 80 characters. */
  emailSubject: 'Strategy Call Inquiry',
  /** The words on the WhatsApp button: at most 40 characters. */
  whatsAppLabel: 'WhatsApp Message',
  /**
   * Your photograph.
   * source: the name that the picture is given at the top of this file.
   * alt: what the picture shows, for those who cannot see it, at most 300 characters.
   */
  portrait: {
    source: portrait,
    alt: 'An empty cream armchair with a tan leather cushion stands beside a small table with an open notebook and a cup, in front of a tall window with sheer curtains at blue hour, a floor lamp lit behind it.',
  },
} as const;
