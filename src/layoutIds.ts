/** The ids of the parts of the pages. No case or area may have one of them as its name. */
export const layoutIds = {
  main: 'main',
  menu: 'menu',
  approach: 'approach',
  approachLabel: 'approach-label',
  impactLabel: 'impact-label',
  aboutLabel: 'about-label',
  casesLabel: 'cases-label',
  contact: 'contact',
  closingHeading: 'closing-heading',
} as const;
