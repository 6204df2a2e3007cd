import festivalsEvents from './pictures/festivals-events.jpg?picture';
import lifestyleResort from './pictures/lifestyle-resort.jpg?picture';
import luxuryVillas from './pictures/luxury-villas.jpg?picture';
import retailCommercialHub from './pictures/retail-commercial-hub.jpg?picture';
import townhouseDevelopment from './pictures/townhouse-development.jpg?picture';

/**
 * The words of the cases page. A case describes a kind of work: its situation, what the practice does in it, and what
 * that leads to. Its picture is a file in the folder pictures, which is given a name at the top of this file.
 *
 * Change only what stands between quotes, and leave the quotes and commas where they are. An apostrophe is written ’.
 */
export const casesPage = {
  /** The heading: at most 40 characters. */
  heading: 'Case studies',
  /** The sentences below the heading: at most 220 characters. */
  lead: 'Five settings, one method. Each describes a kind of project rather than a named client: the situation, the work, and what the work leads to.',
  /**
   * The words above the three parts of every case.
   * situation: at most 30 characters.
   * work: at most 30 characters.
   * result: at most 30 characters.
   */
  parts: { situation: 'The situation', work: 'What we do', result: 'What it leads to' },
  /**
   * The cases, in the order in which they stand on the page: exactly 5.
   * id: the end of the case’s address, as in /cases#luxury-villas: small letters, digits and hyphens, another for each.
   * title: the name of the case, at most 40 characters.
   * kind: the small words above the title, what kind of project it is, at most 40 characters.
   * situation: how things stand before the work, at most 200 characters.
   * work: what the practice does, at most 300 characters.
   * result: what that leads to, at most 200 characters.
   * source: the name that the picture is given at the top of this file.
   * alt: what the picture shows, for those who cannot see it, at most 300 characters.
   */
  cases: [
    {
      id: 'townhouse-development',
      title: 'Townhouse Development',
      kind: 'Residential, in the city',
      situation: 'New homes in an established street, compared by every buyer with the listing next door.',
      work: 'Decide who the buyer is before deciding the finishes. Set the price ladder and the order of release. Give the sales team one story, from hoarding to handover.',
      result: 'Homes that are chosen for what they are, at prices that need no defending.',
      picture: {
        source: townhouseDevelopment,
        alt: 'A terrace of brick and stucco townhouses at dusk, lamps lit, their light on the wet street.',
      },
    },
    {
      id: 'luxury-villas',
      title: 'Luxury Villas',
      kind: 'Residential, by the water',
      situation: 'A handful of exceptional houses, for people who could live anywhere.',
      work: 'Build the brand from the place itself. Agree what is included, to the last hinge. Prepare the private conversations in which houses like these are sold.',
      result: 'Fewer viewings, better matched, and a price that holds from the first sale to the last.',
      picture: {
        source: luxuryVillas,
        alt: 'A concrete and timber villa with a cantilevered upper floor, lit from within, mirrored in an infinity pool at dusk.',
      },
    },
    {
      id: 'retail-commercial-hub',
      title: 'Retail & Commercial Hub',
      kind: 'Mixed use, in the centre',
      situation: 'Good space in a place that people cross on the way to somewhere else.',
      work: 'Decide what the place is for. Compose the tenant mix around that answer. Structure leases so that landlord and tenant prosper together.',
      result: 'A destination with reasons to return, and income that rests on more than one anchor.',
      picture: {
        source: retailCommercialHub,
        alt: 'A wet stone shopping street at blue hour, with softly lit shopfronts under timber-lined canopies, clipped trees with small lights, café tables and a glazed footbridge leading to a glowing hall.',
      },
    },
    {
      id: 'lifestyle-resort',
      title: 'Lifestyle Resort',
      kind: 'Hospitality, year-round',
      situation: 'A fine setting that fills for a season and costs money for the rest of the year.',
      work: 'Give the stay one clear idea. Plan the calendar beyond high season. Bring service, pricing and staffing into line behind it.',
      result: 'Guests with a reason to come back, and margins that survive the quiet months.',
      picture: {
        source: lifestyleResort,
        alt: 'Thatched timber pavilions with slatted walls glow along both sides of a long pool, palms against the evening sky.',
      },
    },
    {
      id: 'festivals-events',
      title: 'Festivals & Events',
      kind: 'Live, for one night or ten',
      situation: 'An idea that can draw a crowd for a weekend, and has to pay for a year.',
      work: 'Model the finances ticket by ticket. Bring in partners and venues early, on terms that share the risk. Write the operating plan that everyone on site follows.',
      result: 'An event that knows its numbers before the gates open, and a name that sells the next one.',
      picture: {
        source: festivalsEvents,
        alt: 'A long timber-arched canvas pavilion glowing at dusk beside a still pond, with candlelit dinner tables, strings of lights, lanterns and a small stage with a grand piano.',
      },
    },
  ],
  /**
   * The band at the end of the page.
   * heading: its large words, at most 60 characters.
   * text: the sentences below them, at most 200 characters.
   * linkLabel: the words of the link to the contact page, at most 40 characters.
   */
  closing: {
    heading: 'Yours may be the sixth.',
    text: 'If your project resembles one of these, or none of them, it is worth a conversation.',
    linkLabel: 'Get in touch',
  },
} as const;
