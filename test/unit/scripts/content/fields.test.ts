import { expect, it } from 'vitest';
import { nameDeceptive } from '../../../../scripts/content/readContentFile';
import { findExamples } from '../../../../scripts/site/checkContent';
import { readWith, textOf, withFields } from '../../../support/content';

const readField = (file: string, field: string, words: string) =>
  readWith({ [file]: withFields(textOf(file), { [field]: words }) });

/** Words that are not in the format of their field: by file and field, what the message asks for, and the words. */
const formats: Readonly<Record<string, readonly [advice: string, words: string]>> = {
  'areas/6-sales-revenue-growth.yaml icon': ['one of strategy, growth, ', 'sale'],
  'practice.yaml siteAddress': [
    'the web address of your domain alone',
    'https:/www.practice.com | htps://www.jo.com | https://github.com/jo/site | https://www.jo–stone.com | https://www.jo.com:8080 | http://localhost:3000 | https://www.jo.con | https://.jo.com | https://j_o.com',
  ],
  'practice.yaml email': [
    'one email address without spaces',
    'https://practice.com | jo@studio | jo@stone.con | jo@st\u043ene.com | büro@studio.com | jo @stone.com | jo@real–stone.com | jo@stone,com | jo@.stone.com | Jo Stone <jo@stone.com>',
  ],
  'practice.yaml whatsAppNumber': [
    'nothing, or one number in digits, with + and its country code, without a 0 or 1 dialled only within the country',
    '07700 900123 | +1 800 GROWTH | +44 7700 9OO123 | +44 7700 900123 ext 4 | +1 202 | +999 123 456 789 | +44 7700 900123 / +44 7700 900124 | +52 1 55 1234 5678 | https://wa.me/5215512345678 | +48 0 512 345 678',
  ],
  'practice.yaml profileAddress': [
    'nothing, or a web address in full, without',
    'brand-name | javascript:alert(1) | jo@stone.com | https://a.com https://b.com | https://a.com/jo)',
  ],
  'practice.yaml language': ['the short name of a language, ', 'British | xx-YY | 12'],
  'pictures/portrait.yaml focus': ['two numbers from 0 to 100, ', '50% | 500% 20% | top left'],
  'practice.yaml legalAddress': [
    'a web address in full; for a page of this site, /impact; for a file in public, /',
    'privacy.html | file:///C:/a.pdf',
  ],
  'cases/2-luxury-villas.yaml picture': ['the name of a file in the folder pictures, ', 'pictures/'],
};

const refused = Object.entries(formats).flatMap(([place, [advice, all]]) =>
  all.split(' | ').map((words) => [place, words, advice] as const),
);
it.each(refused)('in %s, %s is refused', (place, words, advice) => {
  const [file = '', field = ''] = place.split(' ');
  const { diagnostics } = readField(file, field, words);
  const message = expect.stringContaining(`${field} is “${nameDeceptive(words)}”. Write ${advice}`);

  expect(diagnostics).toMatchObject([{ message, location: { text: `${field}: ${words}` } }]);
});

it('a choice is read whatever its capitals, which telephones write', () => {
  expect(readField('areas/6-sales-revenue-growth.yaml', 'icon', 'Strategy').diagnostics).toEqual([]);
});

/** Words that a label cannot have, and what the message says of them. */
it.each<[words: string, says: string]>([
  ['\u3164\u2800', 'is empty'],
  ['An approach that goes on for too long', 'only 30 fit. Shorten it by 7'],
  ['The \u202eapproach', '“⟨U+202E⟩approach”: HTML'],
  ...'<b> </b> <!--a--> &amp &times; \ufffd â€™ â‚¬ **bold** [us](a.com)'
    .split(' ')
    .map((one): [string, string] => [`A ${one}`, `“${one}”: HTML`]),
  ['-> Words', '“->”: HTML'],
  ['＞－ Words', '“＞－”: HTML'],
])('the label %j is refused', (words, says) => {
  const { diagnostics } = readField('home.yaml', 'approachLabel', words);

  expect(diagnostics).toMatchObject([{ message: expect.stringContaining(says) }]);
});

/** By field, addresses that work, as they are written and, where that is another way, as they are read. */
const addresses: Readonly<Record<string, string>> = {
  siteAddress:
    'https://www.hotel-alpenblick.at | stone.paris → https://stone.paris | HTTPS://WWW.Jo.COM/ → https://www.jo.com | http://jo.com → https://jo.com | https://müller.example.de → https://xn--mller-kva.example.de | https://студия.рф → https://xn--d1aizef8e.xn--p1ai | https://\u200bjo.com\u00a0 → https://jo.com',
  email:
    "o'neill@villa.ie | jo.stone+site@studio.co.nz | info@große-häuser.de | JO@AOL.COM → JO@aol.com | mailto: me@jo.com → me@jo.com | me\u200b@jo.com → me@jo.com",
  whatsAppNumber:
    '+48 512 345 678 | +55 11 91234-5678 → +55 11 91234 5678 | +52 55 1234 5678 | tel:+393331234567 → +39 333 123 4567 | https://wa.me/393331234567 → +39 333 123 4567 | +39 (333) 123.45.67 → +39 333 123 4567 | 0039 333 1234567 → +39 333 123 4567 | (+39) 333 1234567 → +39 333 123 4567 | +49\u00a0170–1234567 → +49 170 1234567 | +44 (0)20 7946 0000 → +44 20 7946 0000 | +54 11 15 2345 6789 → +54 9 11 2345 6789 | +39 06 1234 5678',
  profileAddress:
    'https://www.instagram.com/studio.stone/ | linkedin.com/in/jo → https://linkedin.com/in/jo | https://a.com/Jo_(architect)',
  legalAddress: '/privacy.html | /impact | https://stone.example.com/datenschutz?lang=de#top',
  language: 'el | pl-PL | ar-AE | uk | zh-Hans | sr-Latn-RS | en_us → en-US | DE → de',
};

const accepted = Object.entries(addresses).flatMap(([field, all]) =>
  all.split(' | ').map((one) => [field, one] as const),
);
it.each(accepted)('the %s %s is accepted', (field, address) => {
  const [written = '', taken = written] = address.split(' → ');
  const quoted = written.includes(': ') ? `"${written}"` : written;
  const { diagnostics, content, files } = readField('practice.yaml', field, quoted);

  expect(diagnostics).toEqual([]);
  expect(findExamples(files).some(({ message }) => message.startsWith(field))).toBe(false);
  expect(JSON.stringify(content?.practice)).toContain(`"${taken}"`);
});

it.each([
  ['practice.yaml', 'brandName', 'BRAND name', true],
  ['practice.yaml', 'whatsAppNumber', '+12025550142', true],
  ['pictures/maquette.yaml', 'alt', 'An empty cream armchair and a small table by a window at dusk.', true],
  ['practice.yaml', 'brandName', 'Brand Name & Partners', false],
])('in %s, %s: %j is an example: %j', (file, field, words, isExample) => {
  const examples = findExamples(readField(file, field, words).files);

  expect(examples.some(({ message }) => message.startsWith(`${field} is still the example`))).toBe(isExample);
});

const proposing = ['siteAddress', 'email', 'whatsAppNumber', 'profileAddress'];
it.each(proposing)('the example in the error of %s is accepted', (field) => {
  const [wrong] = readField('practice.yaml', field, 'x').diagnostics;
  const [, proposed = ''] = /for example (\S.*)$/.exec(typeof wrong === 'object' ? wrong.message : '') ?? [];
  const { diagnostics, files } = readField('practice.yaml', field, proposed);

  expect(diagnostics).toEqual([]);
  expect(findExamples(files).filter(({ message }) => message.startsWith(field))).toEqual([]);
});

it('the example address is accepted if the site is published elsewhere', () => {
  const { files } = readWith();
  const told = (siteUrl?: string) =>
    findExamples(files, siteUrl).some(({ message }) => message.startsWith('siteAddress'));

  expect([told(), told('https://www.stone.com')]).toEqual([true, false]);
});
