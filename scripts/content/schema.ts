import { z } from 'zod';
import type { PicturePlace } from '../pictures/read.ts';
import { expect, type Fields, file, optional, picture, text } from './fields.ts';
import { emailAddress, focus, languageTag, linkTarget, phoneNumber, profileAddress, siteAddress } from './formats.ts';
import { namesIn } from './words.ts';

// The single definition of the content. It validates the files, and `npm run generate` writes from it the types of their
// imports and the forms of Pages CMS.

const icons =
  'strategy, growth, operations, roadmap, brand, communication, finance, position, sales, excellence, team, negotiation';
/** The names of the drawings, which `src/components/Icon` has. */
export type IconName = Names<typeof icons>;
type Names<List> = List extends `${infer First}, ${infer Rest}` ? First | Names<Rest> : List;
const icon = z
  .enum(icons.split(', ') as IconName[], expect(`one of ${icons}, in small letters`))
  .meta({ description: `The drawing beside it: ${icons}.` });

const landscape = { aspectRatio: 16 / 10, minWidth: 800 };
const hero = { aspectRatio: 3 / 4, minWidth: 900 };
/** At most 600 pixels wide on any screen. */
const material = { aspectRatio: 1, minWidth: 400, widest: 640 };
const photograph = { aspectRatio: 4 / 5, minWidth: 1000 };

/** What every page begins with: what search engines and menus show of it, and what social networks show. */
const page = {
  pageName: text(30, 'The page’s short name, in menus and for screen readers.'),
  pageTitle: text(70, 'The title in search results and tabs. The brand name is added; about 60 characters show.'),
  pageDescription: text(200, 'The sentences below the title in search results. About 155 characters show.'),
};
const card = {
  cardTitle: text(110, 'The large words on the picture for social networks.'),
  cardPicture: picture('The picture beside them.', { aspectRatio: 6 / 7, minWidth: 540 }),
};

const endHeading = text(80, 'The large words at the end of the page.');
const endText = text(300, 'The sentences below them.');
const emailLabel = text(40, 'The words on the email button.');
const emailSubject = text(100, 'The subject that the visitor’s email begins with.');

/** The files that are always there, by their names without `.yaml`. */
const pageSchemas = {
  practice: file(['profile', 'label', 'footer', 'failure', 'legal'], {
    brandName: text(40, 'The name of the practice.', 'Brand Name'),
    siteAddress: siteAddress('Where the site lives: https:// and your domain. On GitHub, Pages decides it.'),
    email: emailAddress('The address that every email button and link writes to.'),
    whatsAppNumber: optional(phoneNumber('The number, with + and the country code first. Empty: no WhatsApp.')),
    whatsAppMessage: optional(text(300, 'The text that a visitor’s WhatsApp message begins with.')),
    profileNetwork: optional(text(30, 'The name of the professional network. Empty: no profile anywhere.')),
    profileAddress: optional(profileAddress('Your profile’s web address there. Empty: no profile anywhere.')),
    consultantName: optional(text(60, 'Your name, on the contact page and for search engines. May be empty.')),
    role: text(60, 'Your role, as visitors read it.'),
    responseTime: text(80, 'How soon a message is answered; also below email buttons and for search engines.'),
    description: optional(text(200, 'What the practice does, in a sentence for search engines. May be empty.')),
    languagesSpoken: optional(text(100, 'The languages that you work in, separated by commas. May be empty.')),
    hours: optional(text(100, 'When you can be reached, and in which time zone. May be empty.')),
    firstCall: optional(text(200, 'What a first call covers. May be empty.')),
    language: languageTag('The language of your words, such as en-GB or fr-FR; this translates nothing.'),
    labelMenu: text(20, 'The button that opens the menu on phones.'),
    labelClose: text(20, 'The button that closes it.'),
    labelSkipLink: text(40, 'The link past the menu, for visitors who use the keyboard.'),
    labelMainNavigation: text(30, 'What screen readers call the menu at the top.'),
    labelFooterNavigation: text(30, 'What screen readers call the menu at the bottom.'),
    labelEmail: text(20, 'The word before an email address.'),
    labelWhatsApp: optional(text(20, 'The word before a WhatsApp number. May be empty.')),
    labelViewProfile: optional(text(40, 'The link to your profile. Empty: no profile on the contact page.')),
    footerNote: optional(text(160, 'A line at the very bottom, such as a company number. May be empty.')),
    failureText: text(160, 'The sentence on the screen of a page that fails, below “Unexpected Application Error!”.'),
    failureReturnLabel: text(40, 'The link there to the home page.'),
    legalLabel: optional(text(40, 'The link to a legal or privacy page, on every page. Empty: no such link.')),
    legalAddress: optional(linkTarget('Where that page lives. Empty: no such link.')),
  }).transform(({ profile: { network, address }, legal, ...others }) => ({
    ...others,
    profile: network && address ? { network, address } : undefined,
    legal: legal.label && legal.address ? { label: legal.label, address: legal.address } : undefined,
  })),
  home: file(['page', 'card', 'hero', 'approach', 'impact', 'about', 'cases', 'contact'], {
    ...page,
    cardTitle: optional(text(110, 'The large words on the picture for social networks. Empty: the headline.')),
    cardPicture: card.cardPicture,
    heroTagline: text(40, 'The small words at the top of the page.'),
    heroHeadline: text(120, 'The headline.'),
    heroLead: text(300, 'The sentences below it.'),
    heroScheduleLabel: text(40, 'The words on the first button.'),
    heroCapabilitiesLabel: text(40, 'The words on the second button.'),
    heroPicture: picture('The picture behind or beside them; phones show an upright part of it.', hero).transform(
      ({ file }) => ({ file, aspectRatio: '3:4' }),
    ),
    approachLabel: text(30, 'The small words above the approach.'),
    approachHeading: text(90, 'The large words. Below are the steps, each a file in the folder steps.'),
    impactLabel: text(30, 'The small words above the impact areas.'),
    impactHeading: text(90, 'The large words. Below are the areas in short, each a file in the folder highlights.'),
    impactExploreLabel: text(40, 'The link to the impact page.'),
    aboutLabel: text(30, 'The small words above the statement.'),
    aboutStatement: text(160, 'The large words.'),
    aboutText: text(600, 'The sentences below them.'),
    aboutPicture: picture('The picture between them.', landscape),
    casesLabel: text(30, 'The small words above the cases.'),
    casesHeading: text(90, 'The large words.'),
    casesLinkLabel: text(40, 'The link to the cases page.'),
    contactHeading: endHeading,
    contactText: endText,
    contactEmailLabel: emailLabel,
    contactEmailSubject: emailSubject,
  }),
  impact: file(['page', 'card', 'closing'], {
    ...page,
    ...card,
    heading: text(50, 'The heading.'),
    lead: text(300, 'The sentences below it.'),
    picture: picture('The picture beside them.', landscape),
    casesLabel: text(30, 'The words above the cases that draw on an area.'),
    closingHeading: endHeading,
    closingText: endText,
    closingEmailLabel: emailLabel,
    closingEmailSubject: emailSubject,
  }),
  cases: file(['page', 'card', 'label', 'closing'], {
    ...page,
    ...card,
    heading: text(50, 'The heading.'),
    lead: text(300, 'The sentences below it.'),
    note: optional(text(200, 'A note below them, smaller, such as that the cases are examples. May be empty.')),
    labelSituation: text(30, 'The words above the situation of a case.'),
    labelWork: text(30, 'The words above the work.'),
    labelResult: text(30, 'The words above the result.'),
    labelDrawsOn: text(30, 'The words above the areas that the work draws on.'),
    closingHeading: endHeading,
    closingText: endText,
    closingLinkLabel: text(40, 'The link to the contact page.'),
  }),
  contact: file(['page', 'card'], {
    ...page,
    ...card,
    heading: text(80, 'The heading.'),
    lead: text(300, 'The sentences below it.'),
    biography: optional(text(300, 'A few sentences about you, below your name and role. May be empty.')),
    emailLabel,
    emailSubject,
    whatsAppLabel: optional(text(40, 'The words on the WhatsApp button. Empty: no such button.')),
    portrait: picture('Your photograph: upright, at least 1000 pixels wide and 1250 high.', photograph),
  }),
  'not-found': file(['page'], {
    ...page,
    heading: text(60, 'The heading.'),
    text: text(200, 'The sentences below it.'),
    returnLabel: text(40, 'The link to the home page.'),
  }),
};

function folder<T extends Fields>(min: number, max: number, fields: T) {
  return { min, max, schema: file([], fields) };
}

/** The folders with a file for each entry, and how many fit. */
export const collectionSchemas = {
  areas: folder(6, 12, {
    title: text(60, 'The name of the area.'),
    icon,
    description: text(200, 'One line on what changes.'),
    picture: optional(picture('The picture of the area. May be empty.', material)),
  }),
  cases: folder(3, 8, {
    title: text(50, 'The name of the case.'),
    kind: text(50, 'The small words above it: what kind of project it is.'),
    situation: text(260, 'How things stand before the work.'),
    work: text(360, 'What the practice does.'),
    result: text(260, 'What the work aims at.'),
    drawsOn: z.string().nullish().transform(namesIn).meta({
      description: 'The areas it draws on: the names of their files, separated by commas. May be empty.',
    }),
    picture: picture('The picture of the case.', landscape),
  }),
  steps: folder(2, 4, {
    title: text(50, 'The name of the step.'),
    description: text(260, 'What happens in it.'),
    picture: picture('The picture of the step.', landscape),
  }),
  highlights: folder(2, 4, {
    title: text(50, 'The name of the area.'),
    icon,
    description: text(200, 'One line on what changes.'),
  }),
};

const altText =
  'What the picture shows, for visitors who cannot see it. Empty quotation marks, "", for a picture that only decorates.';
const drawn = z
  .enum(['yes'], expect('yes, or nothing'))
  .meta({ description: 'yes for a drawing in ink on paper, which dark screens show as light lines. May be empty.' });
const carriesText = z.enum(['yes'], expect('yes, or nothing')).meta({
  description:
    'yes if light text can stand on its left half and its upper edge, which are dark and calm. Delete this line when you replace the picture. May be empty.',
});

/** The schema of the file beside each picture. */
const pictureSchema = file([], {
  alt: text(400, altText, 'An empty cream armchair and a small table by a window at dusk.', true),
  focus: optional(focus('What stays visible where it is cut: from the left, from the top. May be empty.')),
  drawing: optional(drawn),
  carriesText: optional(carriesText),
});

/** A page, or the facts of the practice. */
export type Page = keyof typeof pageSchemas;
export type Collection = keyof typeof collectionSchemas;

/** What the schemas give of the pages, of an entry of each collection, and of the text beside a picture. */
export type Pages = { readonly [Name in Page]: z.output<(typeof pageSchemas)[Name]> };
export type Entries = { readonly [Folder in Collection]: z.output<(typeof collectionSchemas)[Folder]['schema']> };
export type PictureText = z.output<typeof pictureSchema>;

/** A field as the schema describes it: the parts of its JSON Schema that are used here, and where its picture is shown. */
export type Field = Readonly<
  Partial<{ description: string; enum: readonly string[]; maxLength: number; picture: PicturePlace; standIn: string }>
>;
export interface Kind {
  readonly schema: z.ZodType;
  readonly properties: Readonly<Record<string, Field>>;
  readonly required: readonly string[];
}

/** Every kind of content file, by where it is: a page such as `home.yaml`, or the files of a folder such as `cases/`. */
export const kinds: ReadonlyMap<string, Kind> = new Map(
  [
    ...Object.entries<z.ZodType>(pageSchemas).map(([name, schema]) => [`${name}.yaml`, schema] as const),
    ...Object.entries(collectionSchemas).map(([name, { schema }]) => [`${name}/`, schema] as const),
    ['pictures/', pictureSchema] as const,
  ].map(([name, schema]) => [name, { schema, ...(z.toJSONSchema(schema, { io: 'input' }) as Omit<Kind, 'schema'>) }]),
);
