import { readdirSync } from 'node:fs';
import { textOf } from '../../../support/content';
import { contentFolder } from '../../../support/copyProject';

const salesArea = 'areas/6-sales-revenue-growth.yaml';
const villas = 'cases/2-luxury-villas.yaml';
const aCase = textOf(villas);
const townhouse = textOf('cases/1-townhouse-development.yaml');
const pictures = readdirSync(`${contentFolder}/pictures`).sort();
const jpgs = pictures.filter((name) => name.endsWith('.jpg')).join(', ');
const notAnArea = (name: string) =>
  `names “${name}”, which is not an area. Delete it, or write some of these, separated by commas: strategic-roadmapping, brand-dna-positioning, communication-clarity, profit-focused-financial-planning, market-positioning-strategy, operational-excellence, team-development-training, negotiation-deal-structuring`;
const namedJo = { 'contact.yaml': textOf('contact.yaml').replace(/^portrait: .*$/m, 'portrait: jo.jpg') };

const notContent =
  'is not content. The files are practice.yaml, home.yaml, impact.yaml, cases.yaml, contact.yaml, not-found.yaml, areas/, cases/, steps/, highlights/, pictures/; in a folder, each with a name such as hotel.yaml, and in pictures also JPEG, PNG, WebP and AVIF. Rename it, move it to where it belongs, or delete it; if visitors should open it, move it to the folder public, beside src; if it is a note, begin its name with _';
const notAField =
  'This line does not begin with the name of a field and a colon. If it is a field, let it begin so; if its words belong to the field above, put them right below it, with two spaces before them; if it is a comment, begin it with #; if not, delete it';
const fieldsOfCase = 'title, kind, situation, work, result, drawsOn, picture';
const missing = (names: string) =>
  `Missing here: ${names}. Begin a line with the name and a colon, with nothing before them and your words after them; if it was deleted, the file’s last version is on GitHub (History): copy the words back from it`;
const unknown = (names: string, absent?: string) =>
  `Not a field here: ${names}. ${absent ? `Fields that are not here: ${absent}. ` : ''}Correct the name, or delete the field; if the line belongs to the words above, begin it with two spaces; if the file belongs elsewhere, move it`;
const twice = (names: string) =>
  `Here a second time: ${names}. Delete one of the two; if these are the words of another entry, move them to a file of their own`;
const joined =
  'Two versions of these lines were joined here. Keep one of them, and delete the other and the signs of both: lines that begin with <<<<<<<, ======= or >>>>>>>, and + or - before a name';
const notThere = 'which is not in the folder pictures. Upload it there, or write the name of one that is, such as';

/** A message that is reported at another line than the first that was changed. */
const on = (line: string, message: string) => `${line} ← ${message}`;

/** A mistake in a file: what stands there, what the owner makes of it, and what is reported at the first changed line. */
export type Mistake = readonly [
  name: string,
  file: string,
  found: string | RegExp,
  written: string,
  reported: string | readonly string[],
];

const inFile = (
  file: string,
  rows: readonly (readonly [name: string, found: string | RegExp, written: string, reported: Mistake[4]])[],
): Mistake[] => rows.map(([name, ...others]) => [name, file, ...others]);

const all = /.*/s;
const role = /^role: .*$/m;
const firstLineOfCase = '# A case. The name of this file is the end of its';
const firstLineOfPractice = '# The facts of the practice, and the words on ever';
const conflict = '<<<<<<< HEAD\nrole: Consultant\n=======\nrole: Adviser\n>>>>>>> edits';
const noAlt =
  'alt is empty. Write text, for example  alt: An empty cream armchair and a small table by a window at dusk.';

export const mistakes: readonly Mistake[] = [
  ...inFile('home.yaml', [
    ['a misspelt field', 'heroHeadline: Trans', 'heroHaedlin: Trans', unknown('heroHaedlin', 'heroHeadline')],
    [
      'a field without its name',
      /^heroLead: >-\n/m,
      '',
      [on('# The words and pictures of the home page, in thei', missing('heroLead')), notAField],
    ],
    ['a tab at the beginning of a line', 'heroTagline:', '\theroTagline:', missing('heroTagline (line 33 has it)')],
    ['a field in bold', 'heroHeadline:', '**heroHeadline:**', missing('heroHeadline (line 36 has it)')],
  ]),
  ...inFile('practice.yaml', [
    ['a field that stands twice', '\nrole:', '\nemail: me@practice.com\nrole:', twice('email')],
    ['a stray line', '\nrole:', '\nTo do\nrole:', notAField],
    ['two versions joined by GitHub', role, conflict, joined],
    ['fields that there are not', '\nrole:', '\nfax: 12345\nfloor: 2\nrole:', unknown('fax, floor')],
    ['a deleted field', /^responseTime: .*\n/m, '', on(firstLineOfPractice, missing('responseTime'))],
    ['a field in a comment', /^email:/m, '# email:', missing('email (line 14 has it)')],
    ['lines of a comparison', /^role: (.*)$/m, '-role: $1\n+role: Adviser', on('+role: Adviser', joined)],
    ['no colon', 'role: Strategic', 'role Strategic', missing('role (line 35 has it)')],
  ]),
  ...inFile(villas, [
    ['a comment of another language', 'kind: ', '// A note.\nkind: ', notAField],
    [
      'a case of comments',
      /^(?!#|\n).*\n?/gm,
      '',
      on(firstLineOfCase, missing('title, kind, situation, work, result, picture')),
    ],
    [
      'a second paragraph at the margin',
      /^situation: >-\n {2}/m,
      'situation:\nOne.\n\n',
      on('A handful of exceptional houses, for people who co', notAField),
    ],
    ['a case pasted twice', /$/, `\n${townhouse}`, on('title: Townhouse Development', twice(fieldsOfCase))],
  ]),
  ...inFile('pictures/portrait.yaml', [
    ['a picture’s text without words', /^alt: >-\n(?: .*\n)+/m, 'alt:\n', noAlt],
    ['a misspelt optional field', 'focus: ', 'fokus: ', unknown('fokus', 'focus')],
    ['an optional field too far right below words', /^focus: /m, '  focus: ', missing('focus (line 10 has it)')],
  ]),
];

/** What a stricter reader would refuse, and what is read as it was before. */
export const harmless: readonly (readonly [name: string, file: string, found: string | RegExp, written: string])[] = [
  ['words not indented below their field', 'home.yaml', '  For founders,', 'For founders,'],
  ['words that go on at the beginning of a line', 'home.yaml', '  believe in, then', 'believe in, then'],
  ['areas with Arabic commas', villas, /^drawsOn: (.*), (.*)$/m, 'drawsOn: $1، $2'],
  ['a list of areas', villas, /^drawsOn: (.*), (.*)$/m, 'drawsOn:\n  - $1\n  - $2'],
  ['a list in brackets', villas, /^drawsOn: (.*)$/m, 'drawsOn: [$1]'],
  [
    'Windows line ends and a byte order mark',
    'home.yaml',
    all,
    `\ufeff${textOf('home.yaml').replaceAll('\n', '\r\n')}`,
  ],
  ['the line ends of an old Mac', 'home.yaml', all, textOf('home.yaml').replaceAll('\n', '\r')],
  ['a dash for nothing', 'practice.yaml', /^hours:$/m, 'hours: –'],
  ['quotation marks of a word processor around a name', 'practice.yaml', /^email: (.*)$/m, 'email: “$1”'],
  ['a plus sign of a Japanese keyboard', 'practice.yaml', /^(whatsAppNumber): "\+(.*)"$/m, '$1: ＋$2'],
  ['a number as a telephone copies it', 'practice.yaml', /^(whatsAppNumber): "(.*)"$/m, '$1: \u202a$2\u202c'],
  ['a picture with its folder on a PC', 'contact.yaml', 'portrait: ', 'portrait: C:\\Users\\jo\\'],
];

const isMissing =
  'is missing. If it has another name now, change that back; if it was deleted, its last version is on GitHub, in the History of the folder';

/** A mistake in which files there are: the texts by path, and what is reported, without the folder. */
export type FileMistake = readonly [
  name: string,
  files: Readonly<Record<string, string | undefined>>,
  reported: string | readonly string[],
];

export const fileMistakes: readonly FileMistake[] = [
  [
    'nothing of notes, and of files whose names begin with an underscore',
    { 'cases/_draft.yaml': 'to do', 'pictures/_old.zip': '', 'cases/README.md': 'Notes' },
    [],
  ],
  ['a page for visitors among the content', { 'privacy.html': '<h1>Privacy</h1>' }, `privacy.html ${notContent}`],
  ['a page that is missing', { 'contact.yaml': undefined }, `contact.yaml ${isMissing}`],
  [
    'a case with the name of another',
    { 'cases/2-luxury-villas (1).yaml': aCase },
    'cases/2-luxury-villas (1).yaml has the same name as cases/2-luxury-villas.yaml. Rename one of the two, or delete it',
  ],
  [
    'a case with a name that is no address',
    { 'cases/東京.yaml': aCase },
    'cases/東京.yaml needs a name in the letters a to z, such as luxury-villas.yaml',
  ],
  [
    'too few cases',
    { [villas]: undefined, 'cases/4-lifestyle-resort.yaml': undefined, 'cases/5-festivals-events.yaml': undefined },
    'cases must have 3 to 8 files, and has 2. Add one as a copy of another, or put back one that was deleted',
  ],
  [
    'too many cases',
    Object.fromEntries(['a', 'b', 'c', 'd'].map((n) => [`cases/${n}.yaml`, aCase])),
    'cases must have 3 to 8 files, and has 9. Delete one',
  ],
  [
    'an area that a case draws on deleted',
    { [salesArea]: undefined },
    `cases/1-townhouse-development.yaml:24 drawsOn ${notAnArea('sales-revenue-growth')}`,
  ],
  [
    'a picture in a subfolder',
    { 'pictures/new/jo.jpg': '', ...namedJo },
    [`pictures/new/jo.jpg ${notContent}`, `contact.yaml:48 portrait is “jo.jpg”, ${notThere} ${jpgs}`],
  ],
  [
    'a new picture without a text',
    { 'pictures/jo.jpg': '', ...namedJo },
    `contact.yaml:48 portrait is jo.jpg, which has no text for visitors who cannot see it. Create the file pictures/jo.yaml, and write in it what the picture shows, for example  alt: A villa by the sea at dusk`,
  ],
  [
    'two pictures of the same name',
    { 'pictures/PORTRAIT.png': '' },
    'pictures/PORTRAIT.png has the same name as pictures/portrait.jpg. Rename one of the two, or delete it',
  ],
  ['a case in the program of a word processor', { 'cases/6-hotel.docx': '' }, `cases/6-hotel.docx ${notContent}`],
  ['a folder in capitals', { 'Cases/hotel.yaml': aCase }, `Cases/ ${notContent}`],
];
