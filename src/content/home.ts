import ascentPortrait from './pictures/ascent.jpg?crop=691,0,960,1200&picture';
import ascent from './pictures/ascent.jpg?picture';
import maquette from './pictures/maquette.jpg?picture';

/** The words and pictures of the home page, in the order in which they stand there. */
export const home = {
  hero: {
    tagline: 'Strategic Growth Consulting',
    headline: 'Transforming high-potential ventures into structured, profit-generating businesses.',
    lead: 'For founders, and for developers of luxury real estate and hospitality. First a brand people believe, then a market worth entering, then an operation that earns.',
    scheduleLabel: 'Schedule a strategy call',
    capabilitiesLabel: 'View capabilities',
    picture: {
      source: ascent,
      portrait: ascentPortrait,
      alt: 'A broad stone staircase rises from a still pool between a low wall and a colonnade of slender columns to a lit doorway between two tall slabs at dusk.',
    },
  },
  approach: {
    label: 'Approach',
    heading: 'Ambition is rarely what is missing. Sequence is.',
    steps: [
      {
        title: 'Defining the Brand',
        description:
          'What you stand for, for whom, and at what price. Settled in words that your team, your buyers and your lenders all repeat the same way.',
      },
      {
        title: 'Finding Market Opportunity',
        description:
          'Where demand is real and the ground is still free. Each opening is sized and ranked; those that only look good on a slide are dropped.',
      },
      {
        title: 'Operational Implementation',
        description:
          'Who does what, by when, and how it is measured. The plan becomes budgets, roles and routines, and we stay until they hold.',
      },
    ],
  },
  impact: {
    label: 'Impact Areas',
    heading: 'Where the work shows.',
    areas: [
      {
        title: 'Strategy',
        icon: 'strategy',
        description: 'A direction you can defend, and a roadmap with dates on it.',
      },
      {
        title: 'Growth',
        icon: 'growth',
        description: 'Positioning, sales and revenue that rise together.',
      },
      {
        title: 'Operations',
        icon: 'operations',
        description: 'Teams, routines and margins that hold as you scale.',
      },
    ],
    exploreLabel: 'Explore all impact areas',
  },
  about: {
    label: 'About',
    statement: 'Over a decade of experience between the vision and the first full year of trading.',
    text: 'A venture and a building have this in common: both are promises until somebody makes them stand. For over a decade the practice has worked in that gap, where a vision needs a price, a plan and a team. You get judgement formed on both sides of the table, and advice that is written to be carried out.',
    picture: {
      source: maquette,
      alt: 'A white architectural model of a low house on stepped contours, one wall in brass, small pale trees around a long pool.',
    },
  },
  contact: {
    label: 'Contact',
    heading: 'Tell us what you are building.',
    text: 'Two or three sentences are enough: what it is, where it stands, what is in the way. You will hear plainly whether we can help, and how.',
    emailLabel: 'Email to schedule a call',
    emailSubject: 'Strategy Call Inquiry',
  },
} as const;
