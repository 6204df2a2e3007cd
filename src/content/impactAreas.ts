/**
 * The words of the impact page.
 *
 * Change only what stands between quotes, and leave the quotes and commas where they are. An apostrophe is written ’.
 */
export const impactPage = {
  /** The heading: at most 40 characters. */
  heading: 'Key Impact Areas',
  /** The sentences below the heading: at most 220 characters. */
  lead: 'Nine places where a venture gains or loses value. Begin with the one that matters most to you; the others follow from it.',
  /**
   * The impact areas, in the order in which they stand on the page: exactly 9.
   * title: the name of the area, at most 50 characters.
   * icon: the drawing beside it, one of strategy, growth, operations, roadmap, brand, communication, finance, position,
   * sales, excellence, team, negotiation.
   * description: one line on what changes, at most 200 characters.
   */
  areas: [
    {
      title: 'Strategic Roadmapping',
      icon: 'roadmap',
      description: 'Ambition becomes a sequence of decisions, each with an owner and a date.',
    },
    {
      title: 'Brand DNA & Positioning',
      icon: 'brand',
      description: 'You know what you stand for, and the right clients recognise it at once.',
    },
    {
      title: 'Communication Clarity',
      icon: 'communication',
      description: 'Investors, buyers and staff can all explain you in the same two sentences.',
    },
    {
      title: 'Profit-Focused Financial Planning',
      icon: 'finance',
      description: 'You see which activities earn, which only cost, and what to change first.',
    },
    {
      title: 'Market Positioning Strategy',
      icon: 'position',
      description: 'You choose the ground on which you are the obvious answer, and hold it.',
    },
    {
      title: 'Sales & Revenue Growth',
      icon: 'sales',
      description: 'A pipeline you can forecast, at prices you no longer need to discount.',
    },
    {
      title: 'Operational Excellence',
      icon: 'excellence',
      description: 'Routines replace heroics, and quality survives twice the volume.',
    },
    {
      title: 'Team Development & Training',
      icon: 'team',
      description: 'People gain the skills and the standards to run it without you in the room.',
    },
    {
      title: 'Negotiation & Deal Structuring',
      icon: 'negotiation',
      description: 'Terms that look fair on the day, and still pay years later.',
    },
  ],
  /**
   * The band at the end of the page.
   * heading: its large words, at most 60 characters.
   * text: the sentences below them, at most 300 characters.
   * emailLabel: the words on the e-mail button, at most 40 characters.
   * emailSubject: the subject that the visitor’s e-mail begins with, at most 80 characters.
   */
  closing: {
    heading: 'Which of the nine is yours?',
    text: 'Name it in a line. That is enough to begin.',
    emailLabel: 'Start the conversation',
    emailSubject: 'Impact Areas Discussion',
  },
} as const;
