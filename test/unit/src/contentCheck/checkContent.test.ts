import { describe, expect, it } from 'vitest';
import { iconPaths } from '../../../../src/components/Icon/iconPaths';
import { casesPage } from '../../../../src/content/caseStudies';
import { contactPage } from '../../../../src/content/contact';
import { home } from '../../../../src/content/home';
import { impactPage } from '../../../../src/content/impactAreas';
import { notFoundPage } from '../../../../src/content/notFound';
import { pageMetadata } from '../../../../src/content/pageMetadata';
import { practice } from '../../../../src/content/practice';
import { checkContent } from '../../../../src/contentCheck/checkContent';

/** The faults of changed content as they read. */
const faultsOf = (content: Parameters<typeof checkContent>[0]) =>
  checkContent(content).map(({ file, message }) => `${file}: ${message}`);

it('what ships has no faults', () => {
  expect(checkContent()).toEqual([]);
});

describe('in the facts of the practice', () => {
  const email = "write an e-mail address, as 'name@example.com'";
  const number = "write the number with + and its country code first, as '+1 202 555 0142'";
  const site = "write https:// and the domain with nothing behind it, as 'https://www.example.com'";
  const address = "write a web address in full, as 'https://www.example.com/name'";
  const isEmpty = 'is empty: write something, or ask an engineer to remove it';

  it.each([
    [{ email: 'hello at example.com' }, `email is 'hello at example.com': ${email}`],
    [{ email: 'hello@example' }, `email is 'hello@example': ${email}`],
    [{ email: 'mailto:hello@example.com' }, `email is 'mailto:hello@example.com': ${email}`],
    [{ email: '' }, `email is empty: ${email}`],
    [{ email: undefined }, "email is missing: write an e-mail address, as email: 'name@example.com',"],
    [{ whatsAppNumber: '202 555 0142' }, `whatsAppNumber is '202 555 0142': ${number}`],
    [{ whatsAppNumber: '0202 555 0142' }, `whatsAppNumber is '0202 555 0142': ${number}`],
    [{ whatsAppNumber: '+0 202 555 0142' }, `whatsAppNumber is '+0 202 555 0142': ${number}`],
    [{ whatsAppNumber: '+1 555' }, `whatsAppNumber is '+1 555': ${number}`],
    [
      { whatsAppNumber: '+1 202 555 0142 3456 7890' },
      `whatsAppNumber is '+1 202 555 0142 3456 7890': ${number}`,
    ],
    [{ whatsAppNumber: '+1 202 555 CALL' }, `whatsAppNumber is '+1 202 555 CALL': ${number}`],
    [{ whatsAppNumber: 12025550142 }, `whatsAppNumber is 12025550142 without quotes: ${number}`],
    [{ siteAddress: 'www.example.com' }, `siteAddress is 'www.example.com': ${site}`],
    [{ siteAddress: 'http://www.example.com' }, `siteAddress is 'http://www.example.com': ${site}`],
    [{ siteAddress: 'https://' }, `siteAddress is 'https://': ${site}`],
    [{ siteAddress: 'https://localhost' }, `siteAddress is 'https://localhost': ${site}`],
    [{ siteAddress: 'https://www.example.com/' }, `siteAddress is 'https://www.example.com/': ${site}`],
    [
      { siteAddress: 'https://www.example.com/site' },
      `siteAddress is 'https://www.example.com/site': ${site}`,
    ],
    [{ siteAddress: 'https://www.example.com?a=b' }, `siteAddress is 'https://www.example.com?a=b': ${site}`],
    [
      { profile: { network: 'LinkedIn', address: 'linkedin.com/in/name' } },
      `profile › address is 'linkedin.com/in/name': ${address}`,
    ],
    [
      { profile: { network: 'LinkedIn', address: 'javascript:alert(1)' } },
      `profile › address is 'javascript:alert(1)': ${address}`,
    ],
    [
      { profile: { network: 'LinkedIn', address: 'http://www.linkedin.com/in/name' } },
      `profile › address is 'http://www.linkedin.com/in/name': ${address}`,
    ],
    [
      { profile: { network: 'LinkedIn', address: 'https://www.linkedin.com/in/a\nb' } },
      `profile › address is 'https://www.linkedin.com/in/a\\u{a}b': ${address}`,
    ],
    [
      { profile: { network: '', address: 'https://www.linkedin.com/in/name' } },
      `profile › network ${isEmpty}`,
    ],
    [
      { profile: 'https://www.linkedin.com/in/name' },
      "profile is 'https://www.linkedin.com/in/name': write a group of fields, as { network: …, address: … }",
    ],
    [{ role: '' }, `role ${isEmpty}`],
    [{ role: ' \n' }, `role ${isEmpty}`],
    [{ role: ['Consultant'] }, "role is a list: write words between quotes, as 'Some words'"],
    [
      { role: { title: 'Consultant' } },
      "role is a group of fields: write words between quotes, as 'Some words'",
    ],
    [
      { responseTime: undefined },
      "responseTime is missing: write words between quotes, as responseTime: 'Some words',",
    ],
    [{ responseTime: 24 }, "responseTime is 24 without quotes: write words between quotes, as 'Some words'"],
    [
      { whatsAppMessage: 'Hello \ud83d' },
      'whatsAppMessage holds half of a character: type its last characters again',
    ],
    [
      { role: 'Consultant\u0000\u001b[2J' },
      'role holds the control character \\u{0}, which no page can show: remove it',
    ],
    [{ email: 'hello\u200b@example.com' }, `email is 'hello\\u{200b}@example.com': ${email}`],
    [
      { siteAddress: '\n::error::\u001b[2J\u202e' },
      `siteAddress is '\\u{a}::error::\\u{1b}[2J\\u{202e}': ${site}`,
    ],
    [{ brandName: 'B'.repeat(43) }, 'brandName is 43 characters long, and 40 fit: shorten it by 3'],
    [
      { emial: 'hello@example.com' },
      'emial is not a field that belongs here: correct its name to one of brandName, siteAddress, email, whatsAppNumber, whatsAppMessage, profile, role, responseTime, or remove it',
    ],
  ])('%j is a fault', (changes, fault) => {
    expect(faultsOf({ practice: { ...practice, ...changes } })).toEqual([
      `src/content/practice.ts: ${fault}`,
    ]);
  });

  it.each([
    { email: 'first.last+site@mail.example.co.uk' },
    { whatsAppNumber: '+49 170 1234567' },
    { whatsAppNumber: '+12025550142' },
    { whatsAppNumber: '+1 202-555-0142' },
    { siteAddress: 'https://name.github.io' },
    { siteAddress: 'https://example.com' },
    { profile: { network: 'XING', address: 'https://www.xing.com/profile/Some_Name?a=b#c' } },
    { brandName: 'B'.repeat(40) },
    { brandName: '😀'.repeat(40) },
    { brandName: 'Éclat & Söhne 😀' },
    { role: 'One line\n\tand another' },
    { role: 'יועץ \u200f👨‍👩‍👧' },
  ])('%j is none', (changes) => {
    expect(checkContent({ practice: { ...practice, ...changes } })).toEqual([]);
  });
});

const [area, ...otherAreas] = impactPage.areas;
const [study, ...otherStudies] = casesPage.cases;
const withArea = (changes: object) => ({
  impactAreas: { ...impactPage, areas: [{ ...area, ...changes }, ...otherAreas] },
});
const withStudy = (changes: object) => ({
  caseStudies: { ...casesPage, cases: [{ ...study, ...changes }, ...otherStudies] },
});
const withPortrait = (changes: object) => ({
  contact: { ...contactPage, portrait: { ...contactPage.portrait, ...changes } },
});
const withHome = (changes: object) => ({
  pageMetadata: { ...pageMetadata, home: { ...pageMetadata.home, ...changes } },
});

it.each<[mistake: string, content: Parameters<typeof checkContent>[0], fault: string]>([
  [
    'a tenth impact area',
    { impactAreas: { ...impactPage, areas: [...impactPage.areas, area] } },
    'impactAreas.ts: areas › entry 10 is one too many: the page has places for exactly 9',
  ],
  [
    'a missing impact area',
    { impactAreas: { ...impactPage, areas: otherAreas } },
    'impactAreas.ts: areas has 8 entries: the page has places for exactly 9',
  ],
  [
    'an icon that is not drawn',
    withArea({ icon: 'rocket' }),
    `impactAreas.ts: areas › entry 1 › icon is 'rocket': write one of ${Object.keys(iconPaths).join(', ')}, as 'growth'`,
  ],
  [
    'an area with too long a description',
    withArea({ description: 'd'.repeat(201) }),
    'impactAreas.ts: areas › entry 1 › description is 201 characters long, and 200 fit: shorten it by 1',
  ],
  [
    'a fourth step of the approach',
    {
      home: {
        ...home,
        approach: { ...home.approach, steps: [...home.approach.steps, ...home.approach.steps] },
      },
    },
    'home.ts: approach › steps › entry 4 is one too many: the page has places for exactly 3',
  ],
  [
    'a missing teaser',
    { home: { ...home, impact: { ...home.impact, areas: home.impact.areas.slice(1) } } },
    'home.ts: impact › areas has 2 entries: the page has places for exactly 3',
  ],
  [
    'too long a headline',
    { home: { ...home, hero: { ...home.hero, headline: 'h'.repeat(111) } } },
    'home.ts: hero › headline is 111 characters long, and 110 fit: shorten it by 1',
  ],
  [
    'a missing case study',
    { caseStudies: { ...casesPage, cases: otherStudies } },
    'caseStudies.ts: cases has 4 entries: the page has places for exactly 5',
  ],
  [
    'a case study whose id cannot end an address',
    withStudy({ id: 'Luxury Villas' }),
    "caseStudies.ts: cases › entry 1 › id is 'Luxury Villas': write small letters, digits and hyphens between quotes, as 'luxury-villas'",
  ],
  [
    'two case studies with one id',
    withStudy({ id: otherStudies[0]?.id }),
    `caseStudies.ts: cases › entry 2 › id is '${otherStudies[0]?.id}', as of another case: give each its own`,
  ],
  [
    'a picture without words',
    withPortrait({ alt: '' }),
    'contact.ts: portrait › alt is empty: write something, or ask an engineer to remove it',
  ],
  [
    'a picture whose words are missing',
    withPortrait({ alt: undefined }),
    "contact.ts: portrait › alt is missing: write words between quotes, as alt: 'Some words',",
  ],
  [
    'a picture that names no file',
    withPortrait({ source: undefined }),
    'contact.ts: portrait › source is missing: write the name of a picture that is imported at the top of the file, as source: portrait,',
  ],
  [
    'a picture whose file cannot be had',
    withPortrait({ source: { fault: 'portrait.jpg does not exist: put the picture there' } }),
    'contact.ts: portrait › source cannot be shown: portrait.jpg does not exist: put the picture there',
  ],
  [
    'a telephone’s part of a picture that cannot be had',
    {
      home: {
        ...home,
        hero: {
          ...home.hero,
          picture: { ...home.hero.picture, portrait: { fault: 'ascent.jpg is too small' } },
        },
      },
    },
    'home.ts: hero › picture › portrait cannot be shown: ascent.jpg is too small',
  ],
  [
    'a page without its metadata',
    { pageMetadata: { ...pageMetadata, cases: undefined } },
    'pageMetadata.ts: cases is missing: write a group of fields, as cases: { title: …, description: … },',
  ],
  [
    'metadata without its page',
    { pageMetadata: { ...pageMetadata, fees: pageMetadata.cases } },
    `pageMetadata.ts: fees is not a field that belongs here: correct its name to one of ${Object.keys(pageMetadata).sort().join(', ')}, or remove it`,
  ],
  [
    'too short a description',
    withHome({ description: 'Short.' }),
    'pageMetadata.ts: home › description is 6 characters long, and wants at least 50: write 44 more',
  ],
  [
    'too long a description',
    withHome({ description: 'd'.repeat(161) }),
    'pageMetadata.ts: home › description is 161 characters long, and 160 fit: shorten it by 1',
  ],
  [
    'too long a title',
    withHome({ title: 't'.repeat(61) }),
    'pageMetadata.ts: home › title is 61 characters long, and 60 fit: shorten it by 1',
  ],
  [
    'a not-found page without its way back',
    { notFound: { ...notFoundPage, returnLabel: ' ' } },
    'notFound.ts: returnLabel is empty: write something, or ask an engineer to remove it',
  ],
])('%s is a fault', (_, content, fault) => {
  expect(faultsOf(content)).toEqual([`src/content/${fault}`]);
});

it('tells all faults of all files at once', () => {
  const content = {
    practice: { ...practice, email: 'hello', role: 5, emial: '' },
    impactAreas: { ...impactPage, areas: [...impactPage.areas, { ...area, icon: 'rocket', title: 9 }] },
    caseStudies: { ...casesPage, cases: casesPage.cases.map((one) => ({ ...one, id: 'one', title: 5 })) },
  };
  expect(checkContent(content).map(({ file, path }) => [file, ...path].join(' '))).toEqual([
    'src/content/practice.ts email',
    'src/content/practice.ts role',
    'src/content/practice.ts emial',
    'src/content/impactAreas.ts areas 9 title',
    'src/content/impactAreas.ts areas 9 icon',
    'src/content/impactAreas.ts areas 9',
    ...casesPage.cases.map((_, index) => `src/content/caseStudies.ts cases ${index} title`),
    ...casesPage.cases.slice(1).map((_, index) => `src/content/caseStudies.ts cases ${index + 1} id`),
  ]);
});
