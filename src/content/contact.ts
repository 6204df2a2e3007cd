import portrait from './pictures/portrait.jpg?picture';

/**
 * The words of the contact page. To show your own photograph, replace the file pictures/portrait.jpg (upright,
 * 4 wide to 5 high, at least 1200 × 1500 pixels) and say in `alt` what it shows.
 */
export const contactPage = {
  heading: 'A message is all it takes.',
  lead: 'You write to the consultant, not to a desk. Say what you are building and what stands in the way.',
  emailLabel: 'Email to schedule a call',
  emailSubject: 'Strategy Call Inquiry',
  whatsAppLabel: 'WhatsApp Message',
  portrait: {
    source: portrait,
    alt: 'An empty cream armchair with a tan leather cushion stands beside a small table with an open notebook and a cup, in front of a tall window with sheer curtains at blue hour, a floor lamp lit behind it.',
  },
} as const;
