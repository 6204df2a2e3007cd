import { z } from 'zod';
import { iconPaths } from '../components/Icon/iconPaths';
import { pageKey } from '../pageKey';
import { pageNames } from '../pages';
import { group, list, pictureSource, words, wordsThat, write } from './fieldTypes';

const icons = Object.keys(iconPaths);

const picture = { source: pictureSource, alt: words(300) };
const mail = { emailLabel: words(40), emailSubject: words(80) };
const step = { title: words(50), description: words(200) };
const area = group({
  ...step,
  icon: z.enum(icons, write(`one of ${icons.join(', ')}`, "'growth'")),
});
const closing = { heading: words(60), text: words(300), ...mail };
const caseStudy = group({
  id: wordsThat(
    (id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id),
    'small letters, digits and hyphens between quotes',
    "'luxury-villas'",
  ),
  title: words(40),
  kind: words(40),
  situation: words(200),
  work: words(300),
  result: words(200),
  picture: group(picture),
});

/** What each file of `src/content` must hold, so that a fault is told before a page shows it. */
export const contentSchema = {
  practice: group({
    brandName: words(40),
    siteAddress: wordsThat(
      (address) => isWebAddress(address) && new URL(address).origin === address,
      'https:// and the domain with nothing behind it',
      "'https://www.example.com'",
    ),
    email: z.email(write('an e-mail address', "'name@example.com'")),
    whatsAppNumber: wordsThat(
      (number) => /^\+[1-9](?:[ -]?\d){6,14}$/.test(number),
      'the number with + and its country code first',
      "'+1 202 555 0142'",
    ),
    whatsAppMessage: words(200),
    profile: group({
      network: words(30),
      address: wordsThat(isWebAddress, 'a web address in full', "'https://www.example.com/name'"),
    }),
    role: words(60),
    responseTime: words(60),
  }),
  pageMetadata: group(
    Object.fromEntries(
      pageNames.map((page) => [pageKey(page), group({ title: words(60), description: words(160, 50) })]),
    ),
  ),
  home: group({
    hero: group({
      tagline: words(40),
      headline: words(110),
      lead: words(220),
      scheduleLabel: words(40),
      capabilitiesLabel: words(40),
      picture: group({ ...picture, portrait: pictureSource }),
    }),
    approach: group({ label: words(30), heading: words(80), steps: list(3, group(step)) }),
    impact: group({
      label: words(30),
      heading: words(80),
      areas: list(3, area),
      exploreLabel: words(40),
    }),
    about: group({ label: words(30), statement: words(140), text: words(500), picture: group(picture) }),
    contact: group(closing),
  }),
  impactAreas: group({ heading: words(40), lead: words(220), areas: list(9, area), closing: group(closing) }),
  caseStudies: group({
    heading: words(40),
    lead: words(220),
    parts: group({ situation: words(30), work: words(30), result: words(30) }),
    cases: list(5, caseStudy).superRefine(
      (cases, { addIssue }) => {
        const ids = cases.map(({ id }) => id);
        ids.forEach((id, index) => {
          if (ids.indexOf(id) < index)
            addIssue({
              code: 'custom',
              path: [index, 'id'],
              message: `is '${id}', as of another case: give each its own`,
            });
        });
      },
      { when: ({ value }) => Array.isArray(value) },
    ),
    closing: group({ heading: words(60), text: words(200), linkLabel: words(40) }),
  }),
  contact: group({
    heading: words(60),
    lead: words(220),
    ...mail,
    whatsAppLabel: words(40),
    portrait: group(picture),
  }),
  notFound: group({ heading: words(40), text: words(160), returnLabel: words(40) }),
};

function isWebAddress(address: string): boolean {
  // A browser's reading of an address passes over spaces and control characters, which no link should hold.
  if (/[\s\p{C}]/u.test(address) || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && z.regexes.domain.test(hostname);
}
