import type { Mistake } from './mistakes';

const pictures =
  'ascent.jpg, festivals-events.jpg, lifestyle-resort.jpg, luxury-villas.jpg, maquette.jpg, material-marble.jpg, nine-materials.jpg, portrait.jpg, retail-commercial-hub.jpg, sequence-drawing.jpg, sequence-model.jpg, townhouse-development.jpg';
const areas =
  'strategic-roadmapping, brand-dna-positioning, communication-clarity, profit-focused-financial-planning, market-positioning-strategy, sales-revenue-growth, operational-excellence, team-development-training, negotiation-deal-structuring';

/** Words that are not in the format of their field: file, field, what the message asks for, and the words. */
const formats: readonly (readonly [file: string, field: string, advice: string, words: readonly string[]])[] =
  [
    [
      'areas/6-sales-revenue-growth.yaml',
      'icon',
      'Write one of strategy, growth, operations, roadmap, brand, communication, finance, position, sales, excellence, team, negotiation, for example  icon: growth',
      ['rocket', 'A rocket'],
    ],
    [
      'practice.yaml',
      'siteAddress',
      'Write https:// (with two slashes) and your domain, with nothing after it, for example  siteAddress: https://www.your-name.com',
      [
        'https:/www.practice.com',
        'https://www.practice.com/home',
        'https://practice',
        'https://www.prac tice.com',
        'https://www.jo.con',
        'https://www.www.jo.com',
        'https://wwww.jo.com',
        'https://www.jo.com,',
        'htps://www.jo.com',
      ],
    ],
    [
      'practice.yaml',
      'email',
      'Write an email address that can exist, for example  email: name@your-domain.com',
      [
        'hello at practice.com',
        'me@practice.com, you@practice.com',
        'hel\u00adlo@practice,com',
        'hello @practice.com',
        'https://practice.com',
        'mailto:me@practice.com?subject=Hello',
        'jo@studio.con',
        'hello@www.studio.com',
        'jo@studio.com.',
        'Jo Stone <jo@studio.com>',
      ],
    ],
    [
      'practice.yaml',
      'whatsAppNumber',
      'Write a number with + and the country code first, for example  whatsAppNumber: +44 20 7946 0000',
      [
        '202 555 0142',
        '+1 800 GROWTH',
        '+1 202',
        'ask by email',
        '07700 900123',
        '+44 7700 900123 / +44 7700 900124',
        '+44 7700 900123 ext 4',
        '++44 7700 900123',
      ],
    ],
    [
      'practice.yaml',
      'profileAddress',
      'Write a web address in full, for example  profileAddress: https://www.linkedin.com/in/your-name',
      ['brand-name', 'javascript:alert(1)', 'jo.stone', 'https://www.linkedin.com/in/jo)', '@jo'],
    ],
    [
      'practice.yaml',
      'language',
      'Write the short name of a language, for example  language: fr-FR',
      ['British', 'xx-YY', 'UK'],
    ],
    [
      'pictures/portrait.yaml',
      'focus',
      'Write two numbers from 0 to 100: how far from the left, and how far from the top, for example  focus: 50% 20%',
      ['50%', '500% 20%', 'top left', '0.5 0.2'],
    ],
    [
      'practice.yaml',
      'legalAddress',
      'Write a web address in full; for a page of this site, /impact; for a file in public, /privacy.html, for example  legalAddress: https://www.your-name.com/privacy',
      ['privacy.html', 'terms.pdf', 'our privacy page'],
    ],
  ];

/** Words that a field cannot have: file, field, words, and what the message says of them. */
const others: readonly (readonly [file: string, field: string, words: string, message: string])[] = [
  ['practice.yaml', 'role', '', 'is empty. Write text, for example  role: Your words'],
  [
    'impact.yaml',
    'heading',
    'Long Long Long Long Long Long Long Long Long Long Long Long ',
    'has 59 characters, but only 50 fit. Shorten it by 9',
  ],
  [
    'home.yaml',
    'approachLabel',
    'The <b>approach</b>',
    'contains HTML, which the page would show as it is typed: <b>. Write plain text',
  ],
  [
    'home.yaml',
    'approachLabel',
    'Brand &amp; growth',
    'contains HTML, which the page would show as it is typed: &amp;. Write plain text',
  ],
  [
    'home.yaml',
    'approachLabel',
    'Brand\\growth',
    'contains a backslash (\\), which the page would show. Delete it',
  ],
  [
    'home.yaml',
    'approachLabel',
    'The \u202eapproach',
    'contains an invisible character, ⟨U+202E⟩, which no page can show. Delete the words around it and type them again',
  ],
  [
    'home.yaml',
    'approachLabel',
    'The\u0007 approach',
    'contains an invisible character, ⟨U+0007⟩, which no page can show. Delete the words around it and type them again',
  ],
  [
    'cases/2-luxury-villas.yaml',
    'picture',
    '',
    'is empty. Write the name of a file in the folder pictures, for example  picture: portrait.jpg',
  ],
  [
    'cases/2-luxury-villas.yaml',
    'picture',
    'luxury-vilas.jpg',
    `is “luxury-vilas.jpg”, which is not in the folder pictures. Upload it there, or write one of ${pictures}`,
  ],
  [
    'cases/2-luxury-villas.yaml',
    'picture',
    'IMG_0001.jpg',
    `is “IMG_0001.jpg”, which is not in the folder pictures. Upload it there, or write one of ${pictures}`,
  ],
  [
    'cases/2-luxury-villas.yaml',
    'picture',
    'luxury-villas',
    `is “luxury-villas”, which is not in the folder pictures. Upload it there, or write one of ${pictures}`,
  ],
  [
    'cases/2-luxury-villas.yaml',
    'drawsOn',
    'brand-dna-positionning',
    `names “brand-dna-positionning”, which is not an area. Delete it, or write some of these, separated by commas: ${areas}`,
  ],
  [
    'cases/2-luxury-villas.yaml',
    'drawsOn',
    'Marketing, Brand DNA & Positioning',
    `names “marketing”, which is not an area. Delete it, or write some of these, separated by commas: ${areas}`,
  ],
  [
    'cases/2-luxury-villas.yaml',
    'drawsOn',
    'brand-dna-positioning operational-excellence',
    `names “brand-dna-positioning-operational-excellence”, which is not an area. Delete it, or write some of these, separated by commas: ${areas}`,
  ],
  [
    'cases/2-luxury-villas.yaml',
    'title',
    'Citt\ufffd Luxury Villas',
    'contains \ufffd, where a letter was lost. Type the letter again',
  ],
  [
    'cases/2-luxury-villas.yaml',
    'title',
    '"\\uD83D"',
    'contains an invisible character, ⟨U+D83D⟩, which no page can show. Delete the words around it and type them again',
  ],
  [
    'cases/2-luxury-villas.yaml',
    'title',
    'A name that goes on and on until nobody can read it any more',
    'has 60 characters, but only 50 fit. Shorten it by 10',
  ],
  [
    'cases/2-luxury-villas.yaml',
    'title',
    '<h2>Villas</h2>',
    'contains HTML, which the page would show as it is typed: <h2>. Write plain text',
  ],
  [
    'cases/2-luxury-villas.yaml',
    'kind',
    '<a href="https://practice.com">Villas</a>',
    'contains HTML, which the page would show as it is typed: <a href="https://practice.com">. Write plain text',
  ],
  ['cases/2-luxury-villas.yaml', 'kind', '-', 'is empty. Write text, for example  kind: Your words'],
  [
    'contact.yaml',
    'portrait',
    'portrait.jpg, luxury-villas.jpg',
    `is “portrait.jpg, luxury-villas.jpg”, which is not in the folder pictures. Upload it there, or write one of ${pictures}`,
  ],
  [
    'home.yaml',
    'approachLabel',
    'Caf&eacute;',
    'contains HTML, which the page would show as it is typed: &eacute;. Write plain text',
  ],
  ['home.yaml', 'approachLabel', '...', 'is empty. Write text, for example  approachLabel: Your words'],
  [
    'home.yaml',
    'approachLabel',
    'Brand &amp growth',
    'contains HTML, which the page would show as it is typed: &amp. Write plain text',
  ],
  [
    'cases/2-luxury-villas.yaml',
    'title',
    'The ownerâ€™s way',
    'contains â€™, where a letter was lost. Type the letter again',
  ],
  [
    'cases/2-luxury-villas.yaml',
    'title',
    'CittÃ Alta',
    'contains Ã, where a letter was lost. Type the letter again',
  ],
  [
    'cases/2-luxury-villas.yaml',
    'title',
    '\uf0b7 Villas',
    'contains an invisible character, ⟨U+F0B7⟩, which no page can show. Delete the words around it and type them again',
  ],
  [
    'cases/2-luxury-villas.yaml',
    'picture',
    'https://practice.com/view?a=/luxury-villas.jpg',
    `is “https://practice.com/view?a=/luxury-villas.jpg”, which is not in the folder pictures. Upload it there, or write one of ${pictures}`,
  ],
];

const visible = (words: string) => words.replace('\u00ad', '⟨U+00AD⟩');

/** Mistakes in the words of a field that stand on its line. */
export const fieldMistakes: readonly Mistake[] = [
  ...formats.flatMap(([file, field, advice, all]) =>
    all.map((words) => [file, field, words, `is “${visible(words)}”. ${advice}`] as const),
  ),
  ...others,
].map(([file, field, words, message]) => [
  `${field}: ${words}`,
  file,
  new RegExp(`^${field}:.*$`, 'm'),
  `${field}: ${words}`.trim().replaceAll('$', '$$$$'),
  [`${`${field}: ${words}`.trim()} ← 1: ${field} ${message}`],
]);
