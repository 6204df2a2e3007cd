import { iconPaths } from '../../src/components/Icon/iconPaths.ts';
import { emailAddress, linkTarget, phoneNumber, profileAddress, siteAddress } from './addresses.ts';
import { areaNames, choice, type Field, focus, languageTag, optional, picture, text } from './fields.ts';

// The single definition of the content. It validates the files, and `npm run generate` writes from it the types of
// their imports and the forms of Pages CMS. A field has one name everywhere, except that
// `pageName`, `pageTitle` and `pageDescription` are `name`, `title` and `description` in the route table.

/** A kind of content file: how many there may be, and their fields. */
export type FileKind = Readonly<{ min: number; max: number; fields: Readonly<Record<string, Field>> }>;

/** What the site uses of a file. */
type ValueOf<Fields> = { readonly [Name in keyof Fields]: Fields[Name] extends Field<infer T> ? T : never };

type IconName = Exclude<keyof typeof iconPaths, 'arrow'>; // the arrow belongs to rows that are links
const iconNames = Object.keys(iconPaths).filter((name): name is IconName => name !== 'arrow');
const iconList = iconNames.join(', ');
const icon = choice(iconNames, `one of ${iconList}`, `The icon beside it, one of: ${iconList}.`);

const landscape = { aspectRatio: 16 / 10, minWidth: 800 };
const material = { aspectRatio: 1, minWidth: 400, widest: 480 }; // a texture, which may be a little soft
/** The aspect ratio of the upright part of Home's picture, which phones show. */
export const portraitRatio = 3 / 4;
const photograph = { aspectRatio: 4 / 5, minWidth: 1000 };

/** The fields that a page begins with: what search engines and menus show of it, and what social networks show. */
export const pageFields = {
  pageName: text(30, 'The page’s short name, in menus and for screen readers.'),
  pageTitle: text(70, 'The title in search results and tabs. The brand name is added; about 60 characters show.'),
  pageDescription: text(200, 'The description in search results. About 155 characters show.'),
  cardTitle: text(110, 'The title on the picture that social networks show.'),
  cardPicture: picture('The picture that social networks show.', { aspectRatio: 6 / 7, minWidth: 540 }),
};
const { pageName, pageTitle, pageDescription } = pageFields;

const sectionLabel = text(30, 'The section’s label.');
const closingHeading = text(80, 'The last section’s heading.');
const closingText = text(300, 'The last section’s text.');
const emailLabel = text(40, 'The label of the email button.');
const emailSubject = text(100, 'The subject line of the visitor’s email.');

/** The files that are always there, by their names without `.yaml`. */
const files = {
  practice: {
    brandName: text(40, 'The name of the practice.', { example: 'Brand Name' }),
    siteAddress: siteAddress(
      'Your site’s address, starting with https://. On GitHub Pages, the address under Settings → Pages is used instead.',
    ),
    email: emailAddress('The address that every email button and link writes to.'),
    whatsAppNumber: optional(phoneNumber('Your WhatsApp number, with + and country code. If empty, none is shown.')),
    whatsAppMessage: optional(text(300, 'The text that a visitor’s WhatsApp message starts with.')),
    profileNetwork: optional(text(30, 'The name of your professional network. If empty, no profile is shown.')),
    profileAddress: optional(profileAddress('Your profile’s web address. If empty, no profile is shown.')),
    consultantName: optional(text(60, 'Your name, for the contact page and search engines. May be empty.')),
    role: text(60, 'Your role.'),
    responseTime: text(80, 'How soon you answer messages, for visitors and search engines.'),
    description: optional(text(200, 'What the practice does, in one sentence for search engines. May be empty.')),
    languagesSpoken: optional(text(100, 'The languages you work in, separated by commas. May be empty.')),
    hours: optional(text(100, 'When you can be reached, with the time zone. May be empty.')),
    firstCall: optional(text(200, 'What the first call covers. May be empty.')),
    language: languageTag('The language of your texts, such as en-GB or fr-FR. Nothing is translated.'),
    labelMenu: text(20, 'The label of the button that opens the menu on phones.'),
    labelClose: text(20, 'The label of the button that closes the menu.'),
    labelSkipLink: text(40, 'The label of the link that skips the menu, for visitors who use the keyboard.'),
    labelMainNavigation: text(30, 'The name of the main menu, for screen readers.'),
    labelFooterNavigation: text(30, 'The name of the footer menu, for screen readers.'),
    labelEmail: text(20, 'The label of your email address.'),
    labelWhatsApp: optional(text(20, 'The label of your WhatsApp number. May be empty.')),
    labelViewProfile: optional(text(40, 'The link to your profile. If empty, the contact page has none.')),
    footerNote: optional(text(160, 'A note on every page, such as a company number. May be empty.')),
    failureText: text(160, 'The explanation that follows “Unexpected Application Error!” when a page fails to open.'),
    failureReturnLabel: text(40, 'The label of the link to the home page when a page fails to open.'),
    legalLabel: optional(text(40, 'The link to your legal or privacy page. If empty, there is none.')),
    legalAddress: optional(linkTarget('The address of your legal or privacy page. If empty, there is no link to it.')),
  },
  home: {
    ...pageFields,
    cardTitle: optional(text(110, 'The title on the picture that social networks show. If empty, the headline.')),
    heroTagline: text(40, 'The tagline.'),
    heroHeadline: text(120, 'The headline.'),
    heroLead: text(300, 'The introduction.'),
    heroScheduleLabel: text(40, 'The label of the button for scheduling a call.'),
    heroCapabilitiesLabel: text(40, 'The label of the link to the approach.'),
    heroPicture: picture('The main picture. Phones show an upright part of it.', {
      aspectRatio: portraitRatio,
      minWidth: 900,
    }),
    approachLabel: sectionLabel,
    approachHeading: text(90, 'The section’s heading. Each step is a file in the folder steps.'),
    impactLabel: sectionLabel,
    impactHeading: text(90, 'The section’s heading. Each area in short is a file in the folder highlights.'),
    impactExploreLabel: text(40, 'The label of the link to the impact page.'),
    aboutLabel: sectionLabel,
    aboutStatement: text(160, 'The section’s heading.'),
    aboutText: text(600, 'The section’s text.'),
    aboutPicture: picture('The section’s picture.', landscape),
    casesLabel: sectionLabel,
    casesHeading: text(90, 'The section’s heading.'),
    casesLinkLabel: text(40, 'The label of the link to the cases page.'),
    contactHeading: closingHeading,
    contactText: closingText,
    contactEmailLabel: emailLabel,
    contactEmailSubject: emailSubject,
  },
  impact: {
    ...pageFields,
    heading: text(50, 'The page’s heading.'),
    lead: text(300, 'The page’s introduction.'),
    picture: picture('The page’s picture.', landscape),
    casesLabel: text(30, 'The label of the cases that illustrate an area.'),
    closingHeading,
    closingText,
    closingEmailLabel: emailLabel,
    closingEmailSubject: emailSubject,
  },
  cases: {
    ...pageFields,
    heading: text(50, 'The page’s heading.'),
    lead: text(300, 'The page’s introduction.'),
    note: optional(text(200, 'A note in small type, such as that the cases are illustrations. May be empty.')),
    labelSituation: text(30, 'The label of a case’s situation.'),
    labelWork: text(30, 'The label of a case’s work.'),
    labelResult: text(30, 'The label of a case’s result.'),
    labelDrawsOn: text(30, 'The label of the areas that a case draws on.'),
    closingHeading,
    closingText,
    closingLinkLabel: text(40, 'The label of the link to the contact page.'),
  },
  contact: {
    ...pageFields,
    heading: text(80, 'The page’s heading.'),
    lead: text(300, 'The page’s introduction.'),
    biography: optional(text(300, 'A few sentences about you. May be empty.')),
    emailLabel,
    emailSubject,
    whatsAppLabel: optional(text(40, 'The label of the WhatsApp button. If empty, there is no such button.')),
    portrait: picture('Your photograph: upright, at least 1000 pixels wide and 1250 high.', photograph),
  },
  'not-found': {
    pageName,
    pageTitle,
    pageDescription,
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

const folder = <Fields>(min: number, max: number, fields: Fields) => ({ min, max, fields });

/** The folders with a file for each entry, and how many fit. */
export const folders = {
  areas: folder(6, 12, { ...area, picture: optional(picture('The area’s picture. May be empty.', material)) }),
  cases: folder(3, 8, {
    title: text(50, 'The case’s name.'),
    kind: text(50, 'The kind of project.'),
    situation: text(260, 'The situation before the work starts.'),
    work: text(360, 'What the practice would do.'),
    result: text(260, 'What the work aims to achieve.'),
    drawsOn: areaNames('The areas that the case draws on: their file names, separated by commas. May be empty.'),
    picture: picture('The case’s picture.', landscape),
  }),
  steps: folder(2, 4, {
    title: text(50, 'The step’s name.'),
    description: text(260, 'What happens in this step.'),
    picture: picture('The step’s picture.', landscape),
  }),
  highlights: folder(2, 4, { ...area, title: text(50, 'The area’s name.') }),
};

const yes = (description: string) => optional(choice(['yes'], 'yes; or leave it empty', description));

/** The fields of the file beside a picture. */
const pictureFields = {
  alt: text(
    400,
    'What the picture shows, for visitors who cannot see it. For mere decoration, write empty quotation marks, "".',
    { example: 'An empty cream armchair and a small table by a window at dusk.', allowEmpty: true },
  ),
  focus: optional(focus('The point to keep in view when a picture is cropped, from left and top, such as 50% 20%.')),
  drawing: yes('yes for a step’s ink drawing on paper: dark screens show it as light lines. May be empty.'),
  carriesText: yes(
    'yes if light text can stand on its left half and its upper edge, which are dark and calm. Delete this line when you replace the picture. May be empty.',
  ),
};

/** Every kind of content file, by its path: a page such as `home.yaml`, or the files of a folder such as `cases/`. */
export const fileKinds: ReadonlyMap<string, FileKind> = new Map<string, FileKind>([
  ...Object.entries(files).map(([name, fields]) => [`${name}.yaml`, { min: 1, max: 1, fields }] as const),
  ...Object.entries(folders).map(([name, kind]) => [`${name}/`, kind] as const),
  ['pictures/', { min: 1, max: Number.POSITIVE_INFINITY, fields: pictureFields }],
]);

/** A page, or the facts of the practice. */
export type FileName = keyof typeof files;
export type Files = { readonly [Name in FileName]: ValueOf<(typeof files)[Name]> };
type Folder = keyof typeof folders;
/** The entries of each folder, in their order. The id is the end of an address, as in `/cases#luxury-villas`. */
export type Folders = {
  readonly [Name in Folder]: readonly (ValueOf<(typeof folders)[Name]['fields']> & { id: string })[];
};
export type PictureText = ValueOf<typeof pictureFields>;
