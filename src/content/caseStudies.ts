import festivalsEvents from './pictures/festivals-events.jpg?picture';
import lifestyleResort from './pictures/lifestyle-resort.jpg?picture';
import luxuryVillas from './pictures/luxury-villas.jpg?picture';
import retailCommercialHub from './pictures/retail-commercial-hub.jpg?picture';
import townhouseDevelopment from './pictures/townhouse-development.jpg?picture';

/**
 * The words of the cases page. A case describes a kind of work: its situation, what the practice does in it,
 * and what that leads to. Its `id` is the end of its address: `/cases#luxury-villas`.
 */
export const casesPage = {
  heading: 'Case studies',
  lead: 'Five settings, one method. Each describes a kind of project rather than a named client: the situation, the work, and what the work leads to.',
  parts: { situation: 'The situation', work: 'What we do', result: 'What it leads to' },
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
  closing: {
    heading: 'Yours may be the sixth.',
    text: 'If your project resembles one of these, or none of them, it is worth a conversation.',
    linkLabel: 'Get in touch',
  },
} as const;
