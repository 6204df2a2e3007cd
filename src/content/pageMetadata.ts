/**
 * What search engines and shared links show of each page.
 *
 * Change only what stands between quotes, and leave the quotes and commas where they are. An apostrophe is written ’.
 *
 * title: the title in the browser's tab and in search results, at most 60 characters; the brand name is added to it.
 * description: the sentences below the title in search results, 50 to 160 characters.
 */
export const pageMetadata = {
  home: {
    title: 'Strategic Growth Consulting',
    description:
      'We turn high-potential ventures and luxury developments into structured, profit-generating businesses: brand, market and operations, in that order.',
  },
  impact: {
    title: 'Key Impact Areas',
    description:
      'Nine places where a venture gains or loses value, from strategic roadmapping and positioning to team development and deal structuring.',
  },
  cases: {
    title: 'Case Studies',
    description:
      'How growth consulting works in practice, in five settings: townhouses, luxury villas, a retail hub, a lifestyle resort, and festivals and events.',
  },
  contact: {
    title: 'Contact',
    description:
      'Write to the consultant directly, by e-mail or WhatsApp, about your venture or development. Replies typically arrive within 24 hours.',
  },
  notFound: {
    title: 'Page not found',
    description: 'This page does not exist. The way back to the home page is one link away.',
  },
};
