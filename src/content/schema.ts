import { z } from 'zod';
import { type IconName, iconPaths } from '../components/Icon/iconPaths.ts';
import type { PictureSource } from '../components/Picture/PictureSource';
import {
  emailAddress,
  languageTag,
  linkTarget,
  phoneNumber,
  siteAddress,
  webAddress,
} from './schema/addresses.ts';
import { cardPicture, expect, group, list, optional, picture, slug, text } from './schema/fields.ts';

/**
 * The schema of each file in this folder: the single definition of the content. It types the components, validates the
 * files, and describes them to editors (`npm run content:schema`). Neither it nor zod reaches the browser.
 */

/** The places for pictures: landscape, portrait, and on a social card. */
const across = { shape: 16 / 10, leastWidth: 800 };
const upright = { shape: 4 / 5, leastWidth: 600 };
const card = { shape: 6 / 7, leastWidth: 540 };

const icons = Object.keys(iconPaths) as IconName[];
const icon = z
  .enum(icons, expect(`one of ${icons.join(', ')}`, 'growth'))
  .meta({ description: `The drawing beside it: ${icons.join(', ')}.` });

/** The title and description of a page for search engines and shared links, and its name in menus. */
const metadata = group(
  {
    name: text(30, 'The page’s short name, in menus and for screen readers.'),
    title: text(
      70,
      'The title in search results and in the browser’s tab; the brand name is added to it. About 60 characters show, brand name included.',
    ),
    description: text(200, 'The sentences below the title in search results. About 155 characters show.'),
  },
  'What search engines show of the page, and its name in menus.',
);

/** The picture that social networks show for a shared page. */
const socialCard = socialCardWith(
  text(110, 'The large words on the card that social networks show of this page.'),
);

function socialCardWith<T extends z.ZodType>(title: T) {
  return group(
    { title, picture: cardPicture('The picture beside them.', card) },
    'The picture that social networks show when somebody shares the page.',
  );
}

const email = {
  emailLabel: text(40, 'The words on the email button.'),
  emailSubject: text(100, 'The subject that the visitor’s email begins with.'),
};

const closing = group(
  {
    heading: text(80, 'The large words.'),
    text: text(300, 'The sentences below them.'),
    ...email,
  },
  'The end of the page.',
);

const practice = group({
  brandName: text(40, 'The name of the practice.'),
  siteAddress: siteAddress(
    'Where the site lives: https:// and your domain, with nothing after it. GitHub ignores it and uses the address of Pages.',
  ),
  email: emailAddress('The address that every email button and link writes to.'),
  whatsAppNumber: optional(
    phoneNumber(
      'The WhatsApp number as visitors read it, with + and the country code first. Empty: no WhatsApp anywhere.',
    ),
  ),
  whatsAppMessage: optional(text(300, 'The text that a visitor’s WhatsApp message begins with.')),
  profile: optional(
    group(
      {
        network: text(30, 'The name of the professional network.'),
        address: optional(
          webAddress(
            'https://www.linkedin.com/in/your-name',
            'Your profile’s web address. Empty: no profile anywhere.',
          ),
        ),
      },
      'Your profile on a professional network.',
    ).transform(({ network, address }) => (address ? { network, address } : undefined)),
  ),
  consultantName: optional(
    text(60, 'Your name, above your role on the contact page and for search engines. May be empty.'),
  ),
  role: text(60, 'Your role, as visitors read it.'),
  responseTime: text(
    80,
    'How soon a message is answered. Also shown below email buttons, and to search engines.',
  ),
  description: optional(
    text(200, 'What the practice does, in a sentence, for search engines. May be empty.'),
  ),
  languagesSpoken: optional(text(100, 'The languages that you work in, separated by commas. May be empty.')),
  hours: optional(text(100, 'When you can be reached, and in which time zone. May be empty.')),
  firstCall: optional(text(200, 'What a first call covers. May be empty.')),
  language: languageTag(
    'The language of your words; this does not translate them. For example en-GB, en-US or fr-FR.',
  ),
  labels: group(
    {
      menu: text(20, 'The button that opens the menu on phones.'),
      close: text(20, 'The button that closes it.'),
      skipLink: text(40, 'The link past the menu, for visitors who use the keyboard.'),
      mainNavigation: text(30, 'What screen readers call the menu at the top.'),
      footerNavigation: text(30, 'What screen readers call the menu at the bottom.'),
      email: text(20, 'The word before an email address.'),
      whatsApp: text(20, 'The word before a WhatsApp number.'),
      viewProfile: text(40, 'The link to your profile.'),
    },
    'The small words of the site.',
  ),
  footer: optional(
    group(
      {
        note: optional(text(160, 'A line at the very bottom, such as a company number. May be empty.')),
        legal: optional(
          group(
            {
              label: text(40, 'The link to a legal notice or privacy page.'),
              address: optional(
                linkTarget(
                  'https://www.your-name.com/privacy',
                  'Where that page lives. Empty: no such link.',
                ),
              ),
            },
            'A link to a legal notice or privacy page.',
          ).transform(({ label, address }) => (address ? { label, address } : undefined)),
        ),
      },
      'The bottom of every page.',
    ),
  ),
});

const home = group({
  metadata,
  socialCard: socialCardWith(
    optional(
      text(110, 'The large words on the card that social networks show of this page. Empty: the headline.'),
    ),
  ),
  hero: group(
    {
      tagline: text(40, 'The small words above the headline.'),
      headline: text(120, 'The headline.'),
      lead: text(300, 'The sentences below it.'),
      scheduleLabel: text(40, 'The words on the first button.'),
      capabilitiesLabel: text(40, 'The words on the second button.'),
      picture: picture('The picture beside them; phones show an upright part of it.', upright).transform(
        (hero) => ({
          ...hero,
          shape: '4:5',
        }),
      ),
    },
    'The top of the page.',
  ),
  approach: group(
    {
      label: text(30, 'The small words above the heading.'),
      heading: text(90, 'The large words.'),
      steps: list(
        2,
        4,
        group({
          title: text(50, 'The name of the step.'),
          description: text(260, 'What happens in it.'),
          picture: picture('The picture of the step.', across),
        }),
        'The steps, in order.',
      ),
    },
    'The approach.',
  ),
  impact: group(
    {
      label: text(30, 'The small words above the heading.'),
      heading: text(90, 'The large words.'),
      areas: list(
        2,
        4,
        group({
          title: text(50, 'The name of the area.'),
          icon,
          description: text(200, 'One line on what changes.'),
        }),
        'The impact areas in short, in order.',
      ),
      exploreLabel: text(40, 'The link to the impact page.'),
    },
    'The impact areas in short.',
  ),
  about: group(
    {
      label: text(30, 'The small words above the statement.'),
      statement: text(160, 'The large words.'),
      text: text(600, 'The sentences below them.'),
      picture: picture('The picture between them.', across),
    },
    'About the practice.',
  ),
  cases: group(
    {
      label: text(30, 'The small words above the heading.'),
      heading: text(90, 'The large words.'),
      linkLabel: text(40, 'The link to the cases page.'),
      picture: picture('The wide picture below them.', across),
    },
    'The way to the cases.',
  ),
  contact: closing,
});

const impact = group({
  metadata,
  socialCard,
  heading: text(50, 'The heading.'),
  lead: text(300, 'The sentences below it.'),
  picture: picture('The picture beside them.', across),
  casesLabel: text(30, 'The words above the cases that draw on an area.'),
  areas: list(
    6,
    12,
    group({
      id: slug('The end of the area’s address, as in /impact#deal-structuring: another for each area.'),
      title: text(60, 'The name of the area.'),
      icon,
      description: text(200, 'One line on what changes.'),
    }),
    'The impact areas, in order.',
  ),
  closing,
});

const cases = group({
  metadata,
  socialCard,
  heading: text(50, 'The heading.'),
  lead: text(300, 'The sentences below it.'),
  note: optional(text(200, 'A note below them, smaller, such as that the cases are examples. May be empty.')),
  parts: group(
    {
      situation: text(30, 'The words above the situation of a case.'),
      work: text(30, 'The words above the work.'),
      result: text(30, 'The words above the result.'),
      drawsOn: text(30, 'The words above the areas that the work draws on.'),
    },
    'The words above the parts of every case.',
  ),
  cases: list(
    3,
    8,
    group({
      id: slug('The end of the case’s address, as in /cases#luxury-villas: another for each case.'),
      title: text(50, 'The name of the case.'),
      kind: text(50, 'The small words above it: what kind of project it is.'),
      situation: text(260, 'How things stand before the work.'),
      work: text(360, 'What the practice does.'),
      result: text(260, 'What the work aims at.'),
      drawsOn: optional(
        z
          .array(
            slug('The id of an area in impact.yaml.'),
            expect('a list of ids of areas', '[sales-growth, branding]'),
          )
          .meta({ description: 'The areas that the work draws on: their ids in impact.yaml. May be empty.' }),
      ).transform((ids) => ids ?? []),
      picture: picture('The picture of the case.', across),
    }),
    'The cases, in order.',
  ),
  closing: group(
    {
      heading: text(80, 'The large words at the end of the page.'),
      text: text(300, 'The sentences below them.'),
      linkLabel: text(40, 'The link to the contact page.'),
    },
    'The end of the page.',
  ),
});

const contact = group({
  metadata,
  socialCard,
  heading: text(80, 'The heading.'),
  lead: text(300, 'The sentences below it.'),
  ...email,
  whatsAppLabel: text(40, 'The words on the WhatsApp button.'),
  portrait: picture('Your photograph: upright, at least 1200 pixels wide and 1500 high.', upright),
});

const notFound = group({
  metadata,
  heading: text(60, 'The heading.'),
  text: text(200, 'The sentences below it.'),
  returnLabel: text(40, 'The link to the home page.'),
});

/** The schema of every content file, by its name without `.yaml`. */
export const contentSchema = z
  .object({ practice, home, impact, cases, contact, 'not-found': notFound })
  .superRefine(checkDrawsOn, { when: () => true });

/** The content as the site uses it. */
export type Content = z.output<typeof contentSchema>;
export type ContentFile = keyof Content;

type Area = Content['impact']['areas'][number];
type Case = Content['cases']['cases'][number];

/** The content with its references resolved: each case has its areas, and each area the cases that draw on it. */
export type ReferencedContent = Omit<Content, 'impact' | 'cases'> & {
  readonly impact: Omit<Content['impact'], 'areas'> & {
    readonly areas: readonly (Area & { readonly cases: readonly Reference[] })[];
  };
  readonly cases: Omit<Content['cases'], 'cases'> & {
    readonly cases: readonly (Omit<Case, 'drawsOn'> & { readonly drawsOn: readonly Reference[] })[];
  };
};

/** The target of a link to a case or an area on another page. */
interface Reference {
  readonly id: string;
  readonly title: string;
}

/**
 * The words of a page, as its components receive them.
 * @public named by yaml.d.ts
 */
export type Words<Page extends ContentFile> = Shown<Omit<ReferencedContent[Page], 'metadata' | 'socialCard'>>;

/** Replaces the file name of each picture by the picture. */
type Shown<T> = T extends { readonly file: string }
  ? Omit<T, 'file' | 'focus' | 'crop' | 'shape'> & { readonly source: PictureSource } & (T extends {
        readonly shape: string;
      }
        ? { readonly portrait: PictureSource }
        : unknown)
  : T extends readonly (infer Entry)[]
    ? readonly Shown<Entry>[]
    : T extends object
      ? { readonly [Key in keyof T]: Shown<T[Key]> }
      : T;

/** Every area that a case names must exist. */
function checkDrawsOn(content: unknown, { addIssue }: z.RefinementCtx): void {
  const { impact, cases } = content as { impact?: { areas?: unknown }; cases?: { cases?: unknown } };
  const ids = entriesOf(impact?.areas).map(({ id }) => id);
  entriesOf(cases?.cases).forEach(({ drawsOn }, index) => {
    (Array.isArray(drawsOn) ? drawsOn : []).forEach((id, position) => {
      if (ids.includes(id)) return;
      addIssue({
        code: 'custom',
        path: ['cases', 'cases', index, 'drawsOn', position],
        message: `is “${id}”, which is not the id of an area in impact.yaml. Write one of ${ids.join(', ')}`,
      });
    });
  });
}

function entriesOf(list: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'object' && entry !== null) : [];
}
