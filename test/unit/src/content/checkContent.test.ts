import { describe, expect, it } from 'vitest';
import { casesPage } from '../../../../src/content/caseStudies';
import { checkContent } from '../../../../src/content/checkContent';
import { contactPage } from '../../../../src/content/contact';
import { impactPage } from '../../../../src/content/impactAreas';
import { pageMetadata } from '../../../../src/content/pageMetadata';
import { practice } from '../../../../src/content/practice';

const withPractice = (changes: object) => ({ practice: { ...practice, ...changes } });
const [area] = impactPage.areas;
const [first, ...others] = casesPage.cases;

const faults: [mistake: string, content: Parameters<typeof checkContent>[0], fault: string][] = [
  [
    'a malformed e-mail address',
    withPractice({ email: 'hello@example' }),
    'src/content/practice.ts: email is not an e-mail address: write it as name@example.com',
  ],
  [
    'a phone number without its country',
    withPractice({ whatsAppNumber: '0202 555 0142' }),
    'src/content/practice.ts: whatsAppNumber is not an international number: write + and the country code first, as +1 202 555 0142',
  ],
  [
    'a site address with a path',
    withPractice({ siteAddress: 'https://www.example.com/site' }),
    'src/content/practice.ts: siteAddress has something behind the domain: write https:// and the domain alone, as https://www.example.com',
  ],
  [
    'a profile that is no web address',
    withPractice({ profile: { network: 'LinkedIn', address: 'javascript:alert(1)' } }),
    'src/content/practice.ts: profile › address is not a web address: write it in full, as https://www.example.com/name',
  ],
  [
    'an empty text',
    withPractice({ role: ' ' }),
    'src/content/practice.ts: role is empty: write something, or ask an engineer to remove it',
  ],
  [
    'a deleted field',
    withPractice({ responseTime: undefined }),
    'src/content/practice.ts: responseTime is missing, or is not words: write words between quotes',
  ],
  [
    'a number where words belong',
    withPractice({ brandName: 24 }),
    'src/content/practice.ts: brandName is missing, or is not words: write words between quotes',
  ],
  [
    'a name that is too long',
    withPractice({ brandName: 'B'.repeat(41) }),
    'src/content/practice.ts: brandName is 41 characters long: 40 fit',
  ],
  [
    'a description that is too short',
    { pageMetadata: { ...pageMetadata, home: { title: 'Home', description: 'Short.' } } },
    'src/content/pageMetadata.ts: home › description is 6 characters long: search engines want 50 to 160',
  ],
  [
    'a tenth impact area',
    { impactAreas: { ...impactPage, areas: [...impactPage.areas, area] } },
    'src/content/impactAreas.ts: areas has 10 entries: it has a place for exactly 9',
  ],
  [
    'two cases with one id',
    { caseStudies: { ...casesPage, cases: [first, { ...first }, ...others.slice(1)] } },
    'src/content/caseStudies.ts: cases has two cases with one id: give each its own',
  ],
  [
    'a picture without words',
    { contact: { ...contactPage, portrait: { ...contactPage.portrait, alt: '' } } },
    'src/content/contact.ts: portrait › alt is empty: write something, or ask an engineer to remove it',
  ],
  [
    'a picture that cannot be had',
    { contact: { ...contactPage, portrait: { source: { fault: 'x.jpg does not exist' }, alt: 'A chair' } } },
    'src/content/contact.ts: portrait › source x.jpg does not exist',
  ],
];

describe('the check of the content', () => {
  it('finds no fault in what ships', () => {
    expect(checkContent()).toEqual([]);
  });

  it.each(faults)('tells of %s', (_, content, fault) => {
    expect(checkContent(content)).toEqual([fault]);
  });

  it('tells all faults at once', () => {
    expect(checkContent(withPractice({ email: '', role: '' }))).toHaveLength(2);
  });
});
