import { type Mistake, notThere } from './mistakes';

/** Words that are not in the format of their field: by file and field, what the message asks for, and the words. */
const formats: Readonly<Record<string, readonly [advice: string, words: string]>> = {
  'areas/6-sales-revenue-growth.yaml icon': [
    'Write one of strategy, growth, operations, roadmap, brand, communication, finance, position, sales, excellence, team, negotiation, in small letters, for example  icon: sales',
    'sale | Sales | A sales icon',
  ],
  'practice.yaml siteAddress': [
    'Write the web address of your domain alone, for example  siteAddress: https://www.your-name.com',
    'https:/www.practice.com | https://github.com/jo/site, which is not your own | https://www.linkedin.com, which is not your own | https://practice | https://www.www.jo.com | https://wwww.jo.com | htps://www.jo.com | https://www.jo.com:8080 | http://localhost:3000, which only you can open',
  ],
  'practice.yaml email': [
    'Write one email address that can exist, for example  email: name@your-domain.com',
    'https://practice.com, without @ | hello@www.studio.com | jo@studio.com. | www.jo@studio.com | jo@studio, without an ending such as .com | büro@studio.com, with “ü” | +44 7700 900123, without @',
  ],
  'practice.yaml whatsAppNumber': [
    'Write a number with + and its country code, or leave it empty, for example  whatsAppNumber: +44 20 7946 0000',
    '202 555 0142, without the country code | +1 800 GROWTH | +1 202, with too few or too many digits | ask by email | 07700 900123, without the country code | +44 7700 900123 ext 4 | ++44 7700 900123 | +44 77I1 900123, with “I” | jo@stone.com, which is an email address',
  ],
  'practice.yaml profileAddress': [
    'Write a web address in full, or leave it empty, for example  profileAddress: https://www.linkedin.com/in/your-name',
    'brand-name | javascript:alert(1) | jo.stone | @jo | jo@stone.com, which is an email address',
  ],
  'practice.yaml language': [
    'Write the short name of a language, such as en for English, cs for Czech or ja for Japanese, for example  language: fr-FR',
    'British | Inglese | xx-YY | UK | 12',
  ],
  'pictures/portrait.yaml focus': [
    'Write two numbers from 0 to 100: how far from the left, and how far from the top, for example  focus: 50% 20%',
    '50% | 500% 20% | top left | 0.5 0.2 | 50% 101%',
  ],
  'practice.yaml legalAddress': [
    'Write a web address in full; for a page of this site, /impact; for a file in public, /privacy.html; or leave it empty, for example  legalAddress: https://www.your-name.com/privacy',
    'privacy.html | terms.pdf | our privacy page | http://192.168.1.20/a.pdf, which only you can open | file:///C:/a.pdf, which only you can open',
  ],
};

const html = (found: string) =>
  `contains “${found}”, which is HTML: the page would show it as it is typed. Write plain text`;
const lost = (found: string) =>
  `contains “${found}”, in which a letter was lost or cannot be shown. Delete these words and type them again`;
const oneEmail = (found: string) =>
  `is ${found}. Write one email address that can exist, for example  email: jo@stone.com`;
const noNumber = (words: string, why = '') =>
  [
    words,
    `is “${words}”${why}. Write a number with + and its country code, or leave it empty, for example  whatsAppNumber: +44 7700 900123`,
  ] as const;
const noPicture = (words: string, like: string) => [words, `is “${words}”, ${notThere} ${like}`] as const;
const notAnArea = (words: string, like: string, name = words) =>
  [
    words,
    `names “${name}”, which is not an area. Delete it, or write some of these, separated by commas: ${like}`,
  ] as const;

/** Words that a field cannot have, and what the message says of them; by file and field. */
const others: Readonly<Record<string, readonly (readonly [words: string, message: string])[]>> = {
  'practice.yaml role': [['', 'is empty. Write text, for example  role: Your words']],
  // A better example is what the owner may mean.
  'practice.yaml email': [
    ['jo @stone.com', oneEmail('“jo @stone.com”, with a space')],
    ['jo@stone.con', oneEmail('“jo@stone.con”, with a misspelt .com')],
    ['jo@stone,com', oneEmail('“jo@stone,com”, with a comma')],
    ['jo(at)stone.com', oneEmail('“jo(at)stone.com”, with a word for @')],
    ['jo@stone.com, me@stone.com', oneEmail('“jo@stone.com, me@stone.com”, with “,”')],
    ['Jo Stone <jo@stone.com>', oneEmail('“Jo Stone <jo@stone.com>”, with “<”')],
    ['[jo@stone.com](mailto:jo@stone.com)', oneEmail('“[jo@stone.com](mailto:jo@stone.com)”, with “[”')],
  ],
  'practice.yaml siteAddress': [
    [
      'https://www.jo.con',
      'is “https://www.jo.con”, with a misspelt .com. Write the web address of your domain alone, for example  siteAddress: https://www.jo.com',
    ],
  ],
  'practice.yaml whatsAppNumber': [
    ...(
      [
        ['+52 1 55 1234 5678', '1 after +52', '+52 55 1234 5678'],
        ['+52 044 55 1234 5678', '044 after +52', '+52 55 1234 5678'],
        ['https://wa.me/5215512345678', '1 after +52', '+52 55 1234 5678'],
        ['+34 0 612 345 678', '0 after +34', '+34 612 34 56 78'],
        ['+48 0 512 345 678', '0 after +48', '+48 512 345 678'],
      ] as const
    ).map(
      ([words, prefix, meant]) =>
        [
          words,
          `is “${words}”, where the ${prefix} goes: it is dialled only within the country. Write a number with + and its country code, or leave it empty, for example  whatsAppNumber: ${meant}`,
        ] as const,
    ),
    noNumber('+44 7700 9OO123', ', with the letter O'),
    ...['+44 7700 900123 / +44 7700 900124', '+44 7700 900123 (mobile)', 'Mobile: +44 7700 900123'].map((words) =>
      noNumber(words),
    ),
  ],
  'home.yaml approachLabel': [
    ['The <b>approach</b>', html('<b>')],
    ['<a href="https://practice.com">Approach</a>', html('<a href="https://practice.com">')],
    ['Brand &amp; growth', html('&amp;')],
    ['Brand &amp growth', html('&amp')],
    ['Caf&eacute;', html('&eacute;')],
    ['For <client>', 'contains “<client>”, in brackets that the page would show. Write what belongs there'],
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
  ],
  'cases/2-luxury-villas.yaml picture': [
    ['', 'is empty. Write the name of a file in the folder pictures, for example  picture: portrait.jpg'],
    noPicture('luxury-vilas.jpg', 'luxury-villas.jpg, portrait.jpg, maquette.jpg, ascent.jpg, nine-materials.jpg'),
    noPicture('IMG_0001.jpg', 'ascent.jpg, maquette.jpg, portrait.jpg, luxury-villas.jpg, nine-materials.jpg'),
    noPicture(
      'portrait.jpg, luxury-villas.jpg',
      'luxury-villas.jpg, portrait.jpg, festivals-events.jpg, material-marble.jpg, nine-materials.jpg',
    ),
    [
      'https://practice.com/view?a=/luxury-villas.jpg',
      'is “https://practice.com/view?a=/luxury-villas.jpg”, which is a web address: download the picture, and upload it there. Write the name of a file in the folder pictures, for example  picture: portrait.jpg',
    ],
  ],
  'cases/2-luxury-villas.yaml drawsOn': [
    notAnArea(
      'brand-dna-positionning',
      'brand-dna-positioning, strategic-roadmapping, team-development-training, market-positioning-strategy, communication-clarity, operational-excellence, sales-revenue-growth, negotiation-deal-structuring, profit-focused-financial-planning',
    ),
    notAnArea(
      'Marketing, Brand DNA & Positioning',
      'strategic-roadmapping, brand-dna-positioning, sales-revenue-growth, communication-clarity, market-positioning-strategy, operational-excellence, team-development-training, negotiation-deal-structuring, profit-focused-financial-planning',
      'marketing',
    ),
  ],
};

/** Mistakes in the words of a field that stand on its line. */
export const fieldMistakes: readonly Mistake[] = [
  ...Object.entries(formats).flatMap(([place, [advice, all]]) =>
    all.split(' | ').map((row) => {
      const [, words = '', why = ''] = /^(.*?)(, with.*|, which.*)?$/.exec(row) ?? [];
      return [place, words, `is “${words}”${why}. ${advice}`] as const;
    }),
  ),
  ...Object.entries(others).flatMap(([place, rows]) => rows.map((row) => [place, ...row] as const)),
].map(([place, words, message]) => {
  const [file = '', field] = place.split(' ');
  const line = `${field}: ${words}`;
  const written = line.trim().replaceAll('$', '$$$$');
  return [line, file, new RegExp(`^${field}:.*$`, 'm'), written, `${field} ${message}`];
});
