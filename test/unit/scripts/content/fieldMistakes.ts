import { type Mistake, notThere } from './mistakes';

/** Words that are not in the format of their field: by file and field, what the message asks for, and the words. */
const formats: Readonly<Record<string, readonly [advice: string, words: string]>> = {
  'areas/6-sales-revenue-growth.yaml icon': [
    'one of strategy, growth, operations, roadmap, brand, communication, finance, position, sales, excellence, team, negotiation, in small letters',
    'sale | Sales | A sales icon',
  ],
  'practice.yaml siteAddress': [
    'the web address of your domain alone, for example  siteAddress: https://www.example.com',
    'https:/www.practice.com, which does not begin with https:// | htps://www.jo.com, which does not begin with https:// | https://github.com/jo/site, which is not your own | https://www.linkedin.com, which is not your own | https://practice, without an ending such as .com | https://www.www.jo.com, with a misspelt www | https://wwww.jo.com, with a misspelt www | https://www.jo.com:8080, with more than the domain | https://jo.com/home, with more than the domain | http://localhost:3000, which only you can open | https://www.jo.con, whose ending does not exist',
  ],
  'practice.yaml email': [
    'one email address that can exist, for example  email: hello@example.com',
    'https://practice.com, without @ | jo(at)stone.com, without @ | hello@www.studio.com, with www | jo@studio.com., with a sign at its end | jo@studio, without an ending such as .com | jo@stone.con, whose ending does not exist | büro@studio.com, with a letter that email cannot have before @ | jo @stone.com, with a space | jo@stone,com, with a comma | jo@stone.com; me@stone.com, with two of @ | Jo Stone <jo@stone.com>, with a space | <jo@stone.com>, with a bracket',
  ],
  'practice.yaml whatsAppNumber': [
    'a number with + and its country code, or leave it empty, for example  whatsAppNumber: +1 202 555 0142',
    '202 555 0142, without the country code | 07700 900123, without the country code | +1 800 GROWTH, with letters | ask by email, with letters | +44 7700 9OO123, with letters | +44 7700 900123 ext 4, with letters | +1 202, with too few or too many digits, or no country’s code | +999 123 456 789, with too few or too many digits, or no country’s code | +44 7700 900123 / +44 7700 900124, with more than one number | jo@stone.com, which is an email address',
  ],
  'practice.yaml profileAddress': [
    'a web address in full, or leave it empty, for example  profileAddress: https://linkedin.example.com/in/brand-name',
    'brand-name, without an ending such as .com | javascript:alert(1), which does not begin with https:// | jo.stone, whose ending does not exist | jo@stone.com, which is an email address | https://a.com https://b.com, with a space',
  ],
  'practice.yaml language': [
    'the short name of a language, such as en for English, cs for Czech or ja for Japanese',
    'British | Inglese | xx-YY | UK | 12',
  ],
  'pictures/portrait.yaml focus': [
    'two numbers from 0 to 100, how far from the left and how far from the top, such as 50% 20%',
    '50% | 500% 20% | top left | 0.5 0.2 | 50% 101%',
  ],
  'practice.yaml legalAddress': [
    'a web address in full; for a page of this site, /impact; for a file in public, /privacy.html; or leave it empty, for example  legalAddress: https://www.example.com/privacy',
    'privacy.html, without / before it | our privacy page, with a space | http://192.168.1.20/a.pdf, which only you can open | file:///C:/a.pdf, which only you can open',
  ],
};

const html = (found: string) =>
  `contains “${found}”, which is HTML: the page would show it as it is typed. Write plain text`;
const lost = (found: string) =>
  `contains “${found}”, in which a letter was lost or cannot be shown. Delete these words and type them again`;
const list = 'is a list, and the page would show its signs. Write one text, without a sign or a name before each part';
const dialledAtHome = (words: string, digits: string, meant: string) =>
  [
    words,
    `is “${words}”, where the ${digits} goes: it is dialled only within the country. Write a number with + and its country code, or leave it empty, for example  whatsAppNumber: ${meant}`,
  ] as const;

/** Words that a field cannot have, and what the message says of them; by file and field. */
const others: Readonly<Record<string, readonly (readonly [words: string, message: string])[]>> = {
  'practice.yaml role': [['', 'is empty. Write text, for example  role: Your words']],
  'practice.yaml whatsAppNumber': [
    dialledAtHome('+52 1 55 1234 5678', '1 after +52', '+52 55 1234 5678'),
    dialledAtHome('+52 044 55 1234 5678', '044 after +52', '+52 55 1234 5678'),
    dialledAtHome('https://wa.me/5215512345678', '1 after +52', '+52 55 1234 5678'),
    dialledAtHome('+34 0 612 345 678', '0 after +34', '+34 612 34 56 78'),
    dialledAtHome('+48 0 512 345 678', '0 after +48', '+48 512 345 678'),
  ],
  'home.yaml approachLabel': [
    ['The <b>approach</b>', html('<b>')],
    ['<a href="/cases">Approach</a>', html('<a href="/cases">')],
    ['For <client>', html('<client>')],
    ['Brand &amp; growth', html('&amp;')],
    ['Brand &amp growth', html('&amp')],
    ['Caf&eacute;', html('&eacute;')],
    ['Brand\\growth', 'contains “Brand\\growth”, with a backslash (\\), which the page would show. Write plain words'],
    ['The \u202eapproach', lost('⟨U+202E⟩approach')],
    ['The\u0007 approach', lost('The⟨U+0007⟩')],
    ['An\u2028approach', lost('An⟨U+2028⟩approach')],
    ['\uf0b7 Approach', lost('⟨U+F0B7⟩')],
    ['"\\uD83D"', lost('⟨U+D83D⟩')],
    ['...', 'is empty. Write text, for example  approachLabel: Your words'],
    ['Citt\ufffd alta', lost('\ufffd')],
    ['The ownerâ€™s way', lost('â€™')],
    ['CittÃ Alta', lost('Ã')],
    ['Ð¡Ñ‚', lost('Ð¡')],
    ['The owner‚Äôs way', lost('‚Äô')],
    ['An approach that goes on for too long', 'has 37 characters, but only 30 fit. Shorten it by 7'],
    ['[Approach, Method]', list],
    ['\n  - Approach\n  - Method', list],
    ['\n  en: Approach\n  de: Ansatz', list],
    ['>-\n  - Approach\n  - Method', list],
  ],
  'cases/2-luxury-villas.yaml picture': [
    ['', 'is empty. Write the name of a file in the folder pictures, such as portrait.jpg'],
    [
      'luxury-vilas.jpg',
      `is “luxury-vilas.jpg”, ${notThere} luxury-villas.jpg, portrait.jpg, maquette.jpg, ascent.jpg, nine-materials.jpg`,
    ],
    [
      'https://practice.com/a/luxury-villas.jpg',
      'is “https://practice.com/a/luxury-villas.jpg”, which is a web address: download the picture, and upload it there. Write the name of a file in the folder pictures, such as portrait.jpg',
    ],
  ],
  'cases/2-luxury-villas.yaml drawsOn': [
    [
      'Marketing, Brand DNA & Positioning',
      'names “marketing”, which is not an area. Delete it, or write some of these, separated by commas: strategic-roadmapping, brand-dna-positioning, sales-revenue-growth, communication-clarity, market-positioning-strategy, operational-excellence, team-development-training, negotiation-deal-structuring, profit-focused-financial-planning',
    ],
  ],
};

/** Mistakes in the words of a field. */
export const fieldMistakes: readonly Mistake[] = [
  ...Object.entries(formats).flatMap(([place, [advice, all]]) =>
    all.split(' | ').map((row) => {
      const [, words = '', why = ''] = /^(.*?)(, (?:with|which|whose|without) .*)?$/.exec(row) ?? [];
      return [place, words, `is “${words}”${why}. Write ${advice}`] as const;
    }),
  ),
  ...Object.entries(others).flatMap(([place, rows]) => rows.map((row) => [place, ...row] as const)),
].map(([place, words, message]) => {
  const [file = '', field] = place.split(' ');
  const line = `${field}: ${words}`.trim();
  const name = line.replaceAll('\n', ' ');
  return [name, file, new RegExp(`^${field}:.*$`, 'm'), line.replaceAll('$', '$$$$'), `${field} ${message}`];
});
