import { describe, expect, it } from 'vitest';
import { iconPaths } from '../../../../src/components/Icon/iconPaths';
import { casesPage } from '../../../../src/content/caseStudies';
import { checkContent } from '../../../../src/content/checkContent';
import { contactPage } from '../../../../src/content/contact';
import { home } from '../../../../src/content/home';
import { impactPage } from '../../../../src/content/impactAreas';
import { notFoundPage } from '../../../../src/content/notFound';
import { pageMetadata } from '../../../../src/content/pageMetadata';
import { practice } from '../../../../src/content/practice';

it('what ships has no faults', () => {
  expect(checkContent()).toEqual([]);
});

describe('in the facts of the practice', () => {
  const isNoEmail = 'email is not an e-mail address: write it as name@example.com';
  const isNoNumber =
    'whatsAppNumber is not an international number: write + and the country code first, as +1 202 555 0142';
  const isNoSite =
    'siteAddress is not a site address: write https:// and the domain, as https://www.example.com';
  const isNoOrigin =
    'siteAddress has something behind the domain: write https:// and the domain alone, as https://www.example.com';
  const isNoAddress =
    'profile › address is not a web address: write it in full, as https://www.example.com/name';
  const isMissing = 'is missing, or is not words: write words between quotes';
  const isEmpty = 'is empty: write something, or ask an engineer to remove it';

  it.each([
    [{ email: 'hello at example.com' }, isNoEmail],
    [{ email: 'hello@example' }, isNoEmail],
    [{ email: 'mailto:hello@example.com' }, isNoEmail],
    [{ email: '' }, isNoEmail],
    [{ whatsAppNumber: '202 555 0142' }, isNoNumber],
    [{ whatsAppNumber: '0202 555 0142' }, isNoNumber],
    [{ whatsAppNumber: '+0 202 555 0142' }, isNoNumber],
    [{ whatsAppNumber: '+1 555' }, isNoNumber],
    [{ whatsAppNumber: '+1 202 555 0142 3456 7890' }, isNoNumber],
    [{ whatsAppNumber: '+1 202 555 CALL' }, isNoNumber],
    [{ siteAddress: 'www.example.com' }, isNoSite],
    [{ siteAddress: 'http://www.example.com' }, isNoSite],
    [{ siteAddress: 'https://' }, isNoSite],
    [{ siteAddress: 'https://www.example.com/' }, isNoOrigin],
    [{ siteAddress: 'https://www.example.com/site' }, isNoOrigin],
    [{ siteAddress: 'https://www.example.com?a=b' }, isNoOrigin],
    [{ profile: { network: 'LinkedIn', address: 'linkedin.com/in/name' } }, isNoAddress],
    [{ profile: { network: 'LinkedIn', address: 'javascript:alert(1)' } }, isNoAddress],
    [{ profile: { network: 'LinkedIn', address: 'http://www.linkedin.com/in/name' } }, isNoAddress],
    [
      { profile: { network: '', address: 'https://www.linkedin.com/in/name' } },
      `profile › network ${isEmpty}`,
    ],
    [{ role: '' }, `role ${isEmpty}`],
    [{ role: ' \n' }, `role ${isEmpty}`],
    [{ responseTime: undefined }, `responseTime ${isMissing}`],
    [{ responseTime: 24 }, `responseTime ${isMissing}`],
    [
      { whatsAppMessage: 'Hello \ud83d' },
      'whatsAppMessage holds half of a character: type its last characters again',
    ],
    [{ brandName: 'B'.repeat(41) }, 'brandName is 41 characters long: 40 fit'],
  ])('%j is a fault', (changes, fault) => {
    expect(checkContent({ practice: { ...practice, ...changes } })).toEqual([
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
    { brandName: 'Éclat & Söhne 😀' },
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
    'impactAreas.ts: areas has 10 entries: it has a place for exactly 9',
  ],
  [
    'a missing impact area',
    { impactAreas: { ...impactPage, areas: otherAreas } },
    'impactAreas.ts: areas has 8 entries: it has a place for exactly 9',
  ],
  [
    'an icon that is not drawn',
    withArea({ icon: 'rocket' }),
    `impactAreas.ts: areas › entry 1 › icon is not an icon: use one of ${Object.keys(iconPaths).join(', ')}`,
  ],
  [
    'an area with too long a description',
    withArea({ description: 'd'.repeat(201) }),
    'impactAreas.ts: areas › entry 1 › description is 201 characters long: 200 fit',
  ],
  [
    'a fourth step of the approach',
    {
      home: {
        ...home,
        approach: { ...home.approach, steps: [...home.approach.steps, ...home.approach.steps] },
      },
    },
    'home.ts: approach › steps has 6 entries: it has a place for exactly 3',
  ],
  [
    'a missing teaser',
    { home: { ...home, impact: { ...home.impact, areas: home.impact.areas.slice(1) } } },
    'home.ts: impact › areas has 2 entries: it has a place for exactly 3',
  ],
  [
    'too long a headline',
    { home: { ...home, hero: { ...home.hero, headline: 'h'.repeat(111) } } },
    'home.ts: hero › headline is 111 characters long: 110 fit',
  ],
  [
    'a missing case study',
    { caseStudies: { ...casesPage, cases: otherStudies } },
    'caseStudies.ts: cases has 4 entries: it has a place for exactly 5',
  ],
  [
    'a case study whose id cannot end an address',
    withStudy({ id: 'Luxury Villas' }),
    'caseStudies.ts: cases › entry 1 › id cannot end an address: use small letters, digits and hyphens, as luxury-villas',
  ],
  [
    'two case studies with one id',
    withStudy({ id: otherStudies[0]?.id }),
    'caseStudies.ts: cases has two cases with one id: give each its own',
  ],
  [
    'a picture without words',
    withPortrait({ alt: '' }),
    'contact.ts: portrait › alt is empty: write something, or ask an engineer to remove it',
  ],
  [
    'a picture whose words are missing',
    withPortrait({ alt: undefined }),
    'contact.ts: portrait › alt is missing, or is not words: write words between quotes',
  ],
  [
    'a picture that names no file',
    withPortrait({ source: undefined }),
    'contact.ts: portrait › source is missing: name an imported picture',
  ],
  [
    'a picture whose file cannot be had',
    withPortrait({ source: { fault: './portrait.jpg does not exist: put the picture there' } }),
    'contact.ts: portrait › source ./portrait.jpg does not exist: put the picture there',
  ],
  [
    'too short a description',
    withHome({ description: 'Short.' }),
    'pageMetadata.ts: home › description is 6 characters long: search engines want 50 to 160',
  ],
  [
    'too long a description',
    withHome({ description: 'd'.repeat(161) }),
    'pageMetadata.ts: home › description is 161 characters long: 160 fit',
  ],
  [
    'too long a title',
    withHome({ title: 't'.repeat(61) }),
    'pageMetadata.ts: home › title is 61 characters long: 60 fit',
  ],
  [
    'a not-found page without its way back',
    { notFound: { ...notFoundPage, returnLabel: ' ' } },
    'notFound.ts: returnLabel is empty: write something, or ask an engineer to remove it',
  ],
])('%s is a fault', (_, content, fault) => {
  expect(checkContent(content)).toEqual([`src/content/${fault}`]);
});

it('tells all faults of all files at once', () => {
  expect(
    checkContent({ practice: { ...practice, email: '', role: '' }, notFound: { ...notFoundPage, text: '' } }),
  ).toEqual([
    'src/content/practice.ts: email is not an e-mail address: write it as name@example.com',
    'src/content/practice.ts: role is empty: write something, or ask an engineer to remove it',
    'src/content/notFound.ts: text is empty: write something, or ask an engineer to remove it',
  ]);
});
