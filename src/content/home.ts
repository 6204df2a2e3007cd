import ascent from './pictures/ascent.jpg?picture';
import ascentPortrait from './pictures/ascent.jpg?shape=4:5&focus=72,50&picture';
import maquette from './pictures/maquette.jpg?picture';

/**
 * The words and pictures of the home page, in the order in which they stand there. A picture is a file in the folder
 * pictures, which is given a name at the top of this file.
 *
 * Change only what stands between quotes, and leave the quotes and commas where they are. An apostrophe is written ’.
 *
 * ascentPortrait, at the top, is an upright part of a picture, for telephones. `focus` says which point of the picture
 * stays in sight, in percent from the left and from the top.
 */
export const home = {
  /**
   * The top of the page.
   * tagline: the small words above the headline, at most 40 characters.
   * headline: the large words, at most 110 characters.
   * lead: the sentences below them, at most 220 characters.
   * scheduleLabel: the words on the first button, at most 40 characters.
   * capabilitiesLabel: the words on the second button, at most 40 characters.
   * source: the name that the picture is given at the top of this file.
   * portrait: the name of the part of it that telephones show.
   * alt: what the picture shows, for those who cannot see it, at most 300 characters.
   */
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
  /**
   * The approach.
   * label: the small words above the heading, at most 30 characters.
   * heading: the large words, at most 80 characters.
   */
  approach: {
    label: 'Approach',
    heading: 'Ambition is rarely what is missing. Sequence is.',
    /**
     * The steps, in order: exactly 3.
     * title: the name of the step, at most 50 characters.
     * description: what happens in it, at most 200 characters.
     */
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
  /**
   * The impact areas in short.
   * label: the small words above the heading, at most 30 characters.
   * heading: the large words, at most 80 characters.
   * exploreLabel: the words of the link to the impact page, at most 40 characters.
   */
  impact: {
    label: 'Impact Areas',
    heading: 'Where the work shows.',
    /**
     * The areas, in order: exactly 3.
     * title: the name of the area, at most 50 characters.
     * icon: the drawing beside it, one of those that impactAreas.ts lists.
     * description: one line on what changes, at most 200 characters.
     */
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
  /**
   * About the practice.
   * label: the small words above the statement, at most 30 characters.
   * statement: the large words, at most 140 characters.
   * text: the sentences below them, at most 500 characters.
   * source: the name that the picture is given at the top of this file.
   * alt: what the picture shows, for those who cannot see it, at most 300 characters.
   */
  about: {
    label: 'About',
    statement: 'Over a decade of experience between the vision and the first full year of trading.',
    text: 'A venture and a building have this in common: both are promises until somebody makes them stand. For over a decade the practice has worked in that gap, where a vision needs a price, a plan and a team. You get judgement formed on both sides of the table, and advice that is written to be carried out.',
    picture: {
      source: maquette,
      alt: 'A white architectural model of a low house on stepped contours, one wall in brass, small pale trees around a long pool.',
    },
  },
  /**
   * The end of the page.
   * heading: the large words, at most 60 characters.
   * text: the sentences below them, at most 300 characters.
   * emailLabel: the words on the e-mail button, at most 40 characters.
   * emailSubject: the subject that the visitor’s e-mail begins with, at most 80 characters.
   */
  contact: {
    heading: 'Tell us what you are building.',
    text: 'Two or three sentences are enough: what it is, where it stands, what is in the way. You will hear plainly whether we can help, and how.',
    emailLabel: 'Email to schedule a call',
    emailSubject: 'Strategy Call Inquiry',
  },
} as const;
