import type { Mistake } from './mistakes';

/** Words that are not in the format of their field: by file and field, what the message asks for, and the words. */
const formats: Readonly<Record<string, readonly [advice: string, words: string]>> = {
  'areas/6-sales-revenue-growth.yaml icon': [
    'one of strategy, growth, operations, roadmap, brand, communication, finance, position, sales, excellence, team, negotiation, in small letters',
    'sale | Sales',
  ],
  'practice.yaml siteAddress': [
    'the web address of your domain alone, for example  siteAddress: https://www.example.com',
    'https:/www.practice.com, which does not begin with https:// | htps://www.jo.com, which does not begin with https:// | https://github.com/jo/site | https://practice, whose ending does not exist | https://www.jo.com:8080 | http://localhost:3000, which only you can open | https://www.jo.con, whose ending does not exist',
  ],
  'practice.yaml email': [
    'one email address that can exist, for example  email: hello@example.com',
    'https://practice.com | jo(at)stone.com | jo@studio.com. | jo@studio | jo@stone.con, whose ending does not exist | büro@studio.com, with a letter that email cannot have before @ | jo @stone.com, with a space | jo@stone,com | Jo Stone <jo@stone.com>, with a space',
  ],
  'practice.yaml whatsAppNumber': [
    'one number in digits, with + and its country code, or leave it empty, for example  whatsAppNumber: +1 202 555 0142',
    '07700 900123 | +1 800 GROWTH | +44 7700 9OO123 | +44 7700 900123 ext 4 | +1 202 | +999 123 456 789 | +44 7700 900123 / +44 7700 900124 | +52 1 55 1234 5678, where the 1 after +52 goes: it is dialled only within the country | https://wa.me/5215512345678, where the 1 after +52 goes: it is dialled only within the country | +48 0 512 345 678, where the 0 after +48 goes: it is dialled only within the country',
  ],
  'practice.yaml profileAddress': [
    'a web address in full, or leave it empty, for example  profileAddress: https://linkedin.example.com/in/brand-name',
    'brand-name, whose ending does not exist | javascript:alert(1), which does not begin with https:// | jo@stone.com | https://a.com https://b.com, with a space',
  ],
  'practice.yaml language': [
    'the short name of a language, such as en for English, cs for Czech or ja for Japanese',
    'British | xx-YY | 12',
  ],
  'pictures/portrait.yaml focus': [
    'two numbers from 0 to 100, how far from the left and how far from the top, such as 50% 20%',
    '50% | 500% 20% | top left',
  ],
  'practice.yaml legalAddress': [
    'a web address in full; for a page of this site, /impact; for a file in public, /privacy.html; or leave it empty, for example  legalAddress: https://www.example.com/privacy',
    'privacy.html, without / before it | file:///C:/a.pdf, which only you can open',
  ],
  'cases/2-luxury-villas.yaml picture': [
    'the name of a file in the folder pictures, such as portrait.jpg',
    'pictures/',
  ],
};

const html = (found: string) =>
  `contains “${found}”, which is HTML: the page would show it as it is typed. Write plain text`;
const lost = (found: string) =>
  `contains “${found}”, in which a letter was lost or cannot be shown. Delete these words and type them again`;

/** Words that a label cannot have, and what the message says of them. */
const labels: readonly (readonly [words: string, message: string])[] = [
  ['...', 'is empty. Write text, for example  approachLabel: Your words'],
  ['An approach that goes on for too long', 'has 37 characters, but only 30 fit. Shorten it by 7'],
  ['The <b>approach</b>', html('<b>')],
  ['For <client>', html('<client>')],
  ['Brand &amp growth', html('&amp')],
  ['Caf&eacute;', html('&eacute;')],
  ['The \u202eapproach', lost('⟨U+202E⟩approach')],
  ['An\u2028approach', lost('An⟨U+2028⟩approach')],
  ['\uf0b7 Approach', lost('⟨U+F0B7⟩')],
  ['"\\uD83D"', lost('⟨U+D83D⟩')],
  ['Citt\ufffd alta', lost('\ufffd')],
  ['The ownerâ€™s way', lost('â€™')],
  ['Ð¡Ñ‚', lost('Ð¡')],
  ['The owner‚Äôs way', lost('‚Äô')],
];

/** Mistakes in the words of a field. */
export const fieldMistakes: readonly Mistake[] = [
  ...Object.entries(formats).flatMap(([place, [advice, all]]) =>
    all.split(' | ').map((row) => {
      const [, words = '', why = ''] = /^(.*?)(, (?:with|which|whose|without|where) .*)?$/.exec(row) ?? [];
      return [place, words, `is “${words}”${why}. Write ${advice}`] as const;
    }),
  ),
  ...labels.map((row) => ['home.yaml approachLabel', ...row] as const),
].map(([place, words, message]) => {
  const [file = '', field] = place.split(' ');
  const line = `${field}: ${words}`;
  return [line, file, new RegExp(`^${field}:.*$`, 'm'), line.replaceAll('$', '$$$$'), `${field} ${message}`];
});
