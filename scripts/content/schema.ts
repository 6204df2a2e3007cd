import { iconPaths } from '../../src/components/Icon/iconPaths.ts';
import {
  areaNames,
  choice,
  emailAddress,
  type Field,
  focus,
  languageTag,
  linkTarget,
  optional,
  phoneNumber,
  picture,
  profileAddress,
  siteAddress,
  text,
} from './fields.ts';

// The single definition of the content. It validates the files, and `npm run generate` writes from it the types of their
// imports and the forms of Pages CMS.

/** The fields of a file, some of them in groups: `tagline` in `hero` is written as `heroTagline`. */
type Fields = { readonly [Name in string]: Field | Fields };
/** What the site uses of a file. */
type ValueOf<F> = F extends Field<infer T> ? T : { readonly [Name in keyof F]: ValueOf<F[Name]> };

/** A kind of content file: how many there may be, and their fields, by the names in the files. */
export type Kind = ReturnType<typeof kindOf>;

/** What the names of the fields in a group begin with, if not with the name of the group. */
const prefixes = new Map(Object.entries({ metadata: 'page', socialCard: 'card', labels: 'label' }));

/** Returns the values of all fields in their groups. @param read returns the value of a field by its name in the file. */
export function mapFields(fields: Fields, read: (name: string, field: Field) => unknown, prefix = ''): object {
  const values = Object.entries(fields).map(([key, field]) => {
    const name = prefix ? `${prefix}${key.slice(0, 1).toUpperCase()}${key.slice(1)}` : key;
    return [key, isField(field) ? read(name, field) : mapFields(field, read, prefixes.get(key) ?? name)];
  });
  return Object.fromEntries(values);
}

function isField(field: Field | Fields): field is Field {
  return typeof field.read === 'function';
}

function kindOf<T extends Fields>(min: number, max: number, schema: T) {
  const fields = new Map<string, Field>();
  mapFields(schema, (name, field) => fields.set(name, field));
  return { min, max, schema, fields };
}

type IconName = Exclude<keyof typeof iconPaths, 'arrow'>; // the arrow belongs to rows that are links
const iconNames = Object.keys(iconPaths).filter((name): name is IconName => name !== 'arrow');
const iconList = iconNames.join(', ');
const icon = choice(iconNames, `one of ${iconList}, in small letters`, `The icon beside it, one of: ${iconList}.`);

const landscape = { aspectRatio: 16 / 10, minWidth: 800 };
const hero = { aspectRatio: 3 / 4, minWidth: 900 };
/** At most 600 pixels wide on any screen. */
const material = { aspectRatio: 1, minWidth: 400, widest: 640 };
const photograph = { aspectRatio: 4 / 5, minWidth: 1000 };

/** What every page begins with: what search engines and menus show of it, and what social networks show. */
const page = {
  metadata: {
    name: text(30, 'The page’s short name, in menus and for screen readers.'),
    title: text(70, 'The title in search results and tabs. The brand name is added; about 60 characters show.'),
    description: text(200, 'The description in search results. About 155 characters show.'),
  },
  socialCard: {
    title: text(110, 'The title on the picture that social networks show.'),
    picture: picture('The picture that social networks show.', { aspectRatio: 6 / 7, minWidth: 540 }),
  },
};
const closing = {
  heading: text(80, 'The last section’s heading.'),
  text: text(300, 'The last section’s text.'),
};
const emailButton = {
  emailLabel: text(40, 'The label of the email button.'),
  emailSubject: text(100, 'The subject line of the visitor’s email.'),
};

/** The files that are always there, by their names without `.yaml`. */
const pageSchemas = {
  practice: {
    brandName: text(40, 'The name of the practice.', 'Brand Name'),
    siteAddress: siteAddress(
      'Your site’s address, starting with https://. On GitHub Pages, the address under Settings → Pages is used instead.',
    ),
    email: emailAddress('The address that every email button and link writes to.'),
    whatsAppNumber: optional(
      phoneNumber('Your WhatsApp number, with + and the country code. If empty, none is shown.'),
    ),
    whatsAppMessage: optional(text(300, 'The text that a visitor’s WhatsApp message starts with.')),
    profile: {
      network: optional(text(30, 'The name of your professional network. If empty, no profile is shown.')),
      address: optional(profileAddress('Your profile’s web address. If empty, no profile is shown.')),
    },
    consultantName: optional(text(60, 'Your name, for the contact page and search engines. May be empty.')),
    role: text(60, 'Your role.'),
    responseTime: text(80, 'How soon you answer messages, for visitors and search engines.'),
    description: optional(text(200, 'What the practice does, in one sentence for search engines. May be empty.')),
    languagesSpoken: optional(text(100, 'The languages you work in, separated by commas. May be empty.')),
    hours: optional(text(100, 'When you can be reached, with the time zone. May be empty.')),
    firstCall: optional(text(200, 'What the first call covers. May be empty.')),
    language: languageTag('The language of your texts, such as en-GB or fr-FR. Nothing is translated.'),
    labels: {
      menu: text(20, 'The label of the button that opens the menu on phones.'),
      close: text(20, 'The label of the button that closes the menu.'),
      skipLink: text(40, 'The label of the link that skips the menu, for visitors who use the keyboard.'),
      mainNavigation: text(30, 'The name of the main menu, for screen readers.'),
      footerNavigation: text(30, 'The name of the footer menu, for screen readers.'),
      email: text(20, 'The label of your email address.'),
      whatsApp: optional(text(20, 'The label of your WhatsApp number. May be empty.')),
      viewProfile: optional(text(40, 'The link to your profile. If empty, the contact page has none.')),
    },
    footer: { note: optional(text(160, 'A note on every page, such as a company number. May be empty.')) },
    failure: {
      text: text(160, 'The explanation that follows “Unexpected Application Error!” when a page fails to open.'),
      returnLabel: text(40, 'The label of the link to the home page when a page fails to open.'),
    },
    legal: {
      label: optional(text(40, 'The link to your legal or privacy page. If empty, there is none.')),
      address: optional(linkTarget('The address of your legal or privacy page. If empty, there is no link to it.')),
    },
  },
  home: {
    ...page,
    socialCard: {
      ...page.socialCard,
      title: optional(text(110, 'The title on the picture that social networks show. If empty, the headline.')),
    },
    hero: {
      tagline: text(40, 'The tagline.'),
      headline: text(120, 'The headline.'),
      lead: text(300, 'The introduction.'),
      scheduleLabel: text(40, 'The label of the button for scheduling a call.'),
      capabilitiesLabel: text(40, 'The label of the link to the approach.'),
      picture: picture('The main picture. Phones show an upright part of it.', hero),
    },
    approach: {
      label: text(30, 'The section’s label.'),
      heading: text(90, 'The section’s heading. Each step is a file in the folder steps.'),
    },
    impact: {
      label: text(30, 'The section’s label.'),
      heading: text(90, 'The section’s heading. Each area in short is a file in the folder highlights.'),
      exploreLabel: text(40, 'The label of the link to the impact page.'),
    },
    about: {
      label: text(30, 'The section’s label.'),
      statement: text(160, 'The section’s heading.'),
      text: text(600, 'The section’s text.'),
      picture: picture('The section’s picture.', landscape),
    },
    cases: {
      label: text(30, 'The section’s label.'),
      heading: text(90, 'The section’s heading.'),
      linkLabel: text(40, 'The label of the link to the cases page.'),
    },
    contact: { ...closing, ...emailButton },
  },
  impact: {
    ...page,
    heading: text(50, 'The page’s heading.'),
    lead: text(300, 'The page’s introduction.'),
    picture: picture('The page’s picture.', landscape),
    casesLabel: text(30, 'The label of the cases that illustrate an area.'),
    closing: { ...closing, ...emailButton },
  },
  cases: {
    ...page,
    heading: text(50, 'The page’s heading.'),
    lead: text(300, 'The page’s introduction.'),
    note: optional(text(200, 'A note in small type, such as that the cases are illustrations. May be empty.')),
    labels: {
      situation: text(30, 'The label of a case’s situation.'),
      work: text(30, 'The label of a case’s work.'),
      result: text(30, 'The label of a case’s result.'),
      drawsOn: text(30, 'The label of the areas that a case draws on.'),
    },
    closing: { ...closing, linkLabel: text(40, 'The label of the link to the contact page.') },
  },
  contact: {
    ...page,
    heading: text(80, 'The page’s heading.'),
    lead: text(300, 'The page’s introduction.'),
    biography: optional(text(300, 'A few sentences about you. May be empty.')),
    ...emailButton,
    whatsAppLabel: optional(text(40, 'The label of the WhatsApp button. If empty, there is no such button.')),
    portrait: picture('Your photograph: upright, at least 1000 pixels wide and 1250 high.', photograph),
  },
  'not-found': {
    metadata: page.metadata,
    heading: text(60, 'The page’s heading.'),
    text: text(200, 'The page’s text.'),
    returnLabel: text(40, 'The label of the link to the home page.'),
  },
};

/** What an area and its teaser on Home have in common. */
const area = {
  title: text(60, 'The area’s name.'),
  icon,
  description: text(200, 'What changes for the client, in one sentence.'),
};

/** The folders with a file for each entry, and how many fit. */
export const collections = {
  areas: kindOf(6, 12, { ...area, picture: optional(picture('The area’s picture. May be empty.', material)) }),
  cases: kindOf(3, 8, {
    title: text(50, 'The case’s name.'),
    kind: text(50, 'The kind of project.'),
    situation: text(260, 'The situation before the work starts.'),
    work: text(360, 'What the practice would do.'),
    result: text(260, 'What the work aims to achieve.'),
    drawsOn: areaNames(
      'The areas that the case draws on: the names of their files, separated by commas. May be empty.',
    ),
    picture: picture('The case’s picture.', landscape),
  }),
  steps: kindOf(2, 4, {
    title: text(50, 'The step’s name.'),
    description: text(260, 'What happens in this step.'),
    picture: picture('The step’s picture.', landscape),
  }),
  highlights: kindOf(2, 4, { ...area, title: text(50, 'The area’s name.') }),
};

const altText =
  'What the picture shows, for visitors who cannot see it. For mere decoration, write empty quotation marks, "".';
const focusText =
  'The point to keep in view when the picture is cropped: distance from the left, then from the top, such as 50% 20%.';
const drawingText = 'yes for an ink drawing on paper: dark screens show it as light lines. May be empty.';
const carriesTextText =
  'yes if light text can stand on its left half and its upper edge, which are dark and calm. Delete this line when you replace the picture. May be empty.';

/** The files beside the pictures. */
const pictureTexts = kindOf(1, Number.POSITIVE_INFINITY, {
  alt: text(400, altText, 'An empty cream armchair and a small table by a window at dusk.', true),
  focus: optional(focus(focusText)),
  drawing: optional(choice(['yes'], 'yes, or nothing', drawingText)),
  carriesText: optional(choice(['yes'], 'yes, or nothing', carriesTextText)),
});

/** Every kind of content file, by where it is: a page such as `home.yaml`, or the files of a folder such as `cases/`. */
export const kinds: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ...Object.entries<Fields>(pageSchemas).map(([name, fields]) => [`${name}.yaml`, kindOf(1, 1, fields)] as const),
  ...Object.entries(collections).map(([name, kind]) => [`${name}/`, kind] as const),
  ['pictures/', pictureTexts],
]);

/** A page, or the facts of the practice. */
export type Page = keyof typeof pageSchemas;
export type Pages = ValueOf<typeof pageSchemas>;
/** The entries of each folder, in their order. The id is the end of an address, as in `/cases#luxury-villas`. */
export type Folders = {
  readonly [Name in keyof typeof collections]: readonly (Entry<Name> & { readonly id: string })[];
};
type Entry<Name extends keyof typeof collections> = ValueOf<(typeof collections)[Name]['schema']>;
export type PictureText = ValueOf<typeof pictureTexts.schema>;
