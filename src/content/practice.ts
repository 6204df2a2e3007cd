/**
 * The facts of the practice. Change them here; every page, link, picture and search entry follows.
 */
export const practice = {
  /** The name in the header, in page titles and in search results. */
  brandName: 'Brand Name',

  /** Where the site lives: https:// and the domain, with nothing behind it. */
  siteAddress: 'https://www.example.com',

  /** The address that every e-mail button and link writes to. */
  email: 'hello@example.com',

  /** The WhatsApp number with its country code, as visitors should read it. */
  whatsAppNumber: '+1 202 555 0142',

  /** What stands in the visitor's WhatsApp message before they type. */
  whatsAppMessage: 'Hello, I would like to talk about a project.',

  /** The professional networking profile: the network's name, and the profile's full address. */
  profile: {
    network: 'LinkedIn',
    address: 'https://linkedin.example.com/in/brand-name',
  },

  /** What the consultant is called wherever a role is named. */
  role: 'Strategic Growth Consultant',

  /** How soon a message is answered. */
  responseTime: 'Typically responds within 24 hours',
};

export type Practice = typeof practice;
