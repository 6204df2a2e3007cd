/**
 * The facts of the practice. Change them here; every page, link, picture and search entry follows.
 *
 * Change only what stands between quotes, and leave the quotes and commas where they are. An apostrophe is written ’.
 */
export const practice = {
  /** The name in the header, in page titles and in search results: at most 40 characters. */
  brandName: 'Brand Name',

  /** Where the site lives: https:// and the domain, with nothing behind it, not even a slash. */
  siteAddress: 'https://www.example.com',

  /** The address that every e-mail button and link writes to. */
  email: 'hello@example.com',

  /** The WhatsApp number as visitors should read it: + and the country code first, then digits, spaces and hyphens. */
  whatsAppNumber: '+1 202 555 0142',

  /** What stands in the visitor's WhatsApp message before they type: at most 200 characters. */
  whatsAppMessage: 'Hello, I would like to talk about a project.',

  /**
   * The professional networking profile.
   * network: the network's name, at most 30 characters.
   * address: the profile's full address, with https:// before it.
   */
  profile: {
    network: 'LinkedIn',
    address: 'https://linkedin.example.com/in/brand-name',
  },

  /** What the consultant is called wherever a role is named: at most 60 characters. */
  role: 'Strategic Growth Consultant',

  /** How soon a message is answered: at most 60 characters. */
  responseTime: 'Typically responds within 24 hours',
};

export type Practice = typeof practice;
