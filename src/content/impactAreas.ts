/** The words of the impact page: nine areas, each with a title, an icon and one line on what changes. */
export const impactPage = {
  heading: 'Key Impact Areas',
  lead: 'Nine places where a venture gains or loses value. Begin with the one that matters most to you; the others follow from it.',
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
  closing: {
    heading: 'Which of the nine is yours?',
    text: 'Name it in a line. That is enough to begin.',
    emailLabel: 'Start the conversation',
    emailSubject: 'Impact Areas Discussion',
  },
} as const;
