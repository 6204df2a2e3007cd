import { expect, it } from 'vitest';
import { readContent } from '../../../../scripts/content/readContent';
import { findExamples, textWarnings } from '../../../../scripts/content/wording';
import { textOf, withFields } from '../../../support/content';
import { contentFolder } from '../../../support/copyProject';

/** The files of the content where a field has other words. */
const filesWith = (file: string, field: string, words: string) =>
  readContent(contentFolder, { [file]: withFields(textOf(file), { [field]: words }) }).files;

/** What is warned of in the content where files have other texts. */
const warningsOf = (changes: Readonly<Record<string, string>>) =>
  textWarnings(readContent(contentFolder, changes).files).map(({ message }) => message);

/** What is said of a part of some words: the words and the part, a row each, with \\n for a line’s end. */
const contained = {
  'with brackets or signs that the page would show. Delete the signs; if the words only keep a place, write what belongs there': `
    [Our work](/cases) ⇒ [Our work](/cases) ¦ Our {{ work }} ⇒ {{ work }} ¦ Our %WORK% ⇒ %WORK%
    [Our work] ⇒ [Our work] ¦ Our work} ⇒ Our work}`,
  'the sign of a list. The page shows one paragraph, with the sign as it is typed. Write a sentence instead, and delete the sign': `
    • Our work ⇒ • ¦ \\n  - two\\n  - entries ⇒ - ¦ – Our work ⇒ – ¦ a) our work ⇒ a) ¦ 3. our work 4. yours ⇒ 3.
    >-\\n  ✅ One\\n  ✅ Two ⇒ ✅`,
  'a sign of Markdown or of code, which the page would show. Delete it': '| Our work ⇒ | ¦ > Our work ⇒ >',
  'a face of signs, which the page would show. Delete it': 'Our work :-) ⇒ :-)',
  'which keeps a place for words or numbers of your own. Write them, or delete it': `
    XX years of work ⇒ XX ¦ Our work: TBD ⇒ TBD ¦ Our ??? work ⇒ ??? ¦ Our lorem ⇒ lorem ¦ Our 20XX work ⇒ 20XX
    By __% in a year ⇒ __ ¦ VAT GB 000 0000 00 ⇒ 000 0000 00 ¦ P.IVA XXXXXXXXXXX ⇒ XXXXXXXXXXX
    A free xx-minute call ⇒ xx ¦ At brand name we help ⇒ At brand name`,
  'which seems to be a note, or to come from another program. Write the words, or delete it': `
    Our work # to do ⇒ # to do ¦ #our #work ⇒ #our #work ¦ Our work (delete when done) ⇒ (delete when done)
    Our work and ... ⇒ and ... ¦ Our work (to be confirmed) ⇒ (to be confirmed)
    Option 1: our work. Option 2: more ⇒ Option 1: ¦ Here is a shorter version: our work ⇒ Here is a shorter version:
    Make this sound better: our work ⇒ Make this sound better: ¦ Our work :rocket: #our #work ⇒ :rocket:
    Our work. Would you like me to shorten it? ⇒ Would you like me to ¦ Our work. Best regards, Jo ⇒ Best regards,
    12/03/2026, 14:05 - Jo: our work ⇒ 12/03/2026, 14:05`,
  'the name of a field. If a field begins there, begin a line with it; if not, delete it':
    'Our work lead: Our words ⇒ lead: ¦ Our work heroTagline ⇒ heroTagline',
  'which seems mistyped, or has a letter that only looks right. If so, type it again': `
    Our work¹ ⇒ ¹ ¦ Our work . And more ⇒ . ¦ . Our work ⇒ . ¦ Our work,and more ⇒ rk,an ¦ Our work.And more ⇒ rk.And
    Our work for the the sea ⇒ the the ¦ >-\\n  Our\twork ⇒ Our\twork ¦ Our 𝘄𝗼𝗿𝗸 ⇒ 𝘄𝗼𝗿𝗸 ¦ Our who1e work ⇒ ho1e
    Our wоrk ⇒ wоrk`,
  'a word that a line break has parted. Join its parts, and look for others': 'Our devel- opment ⇒ devel- opment',
  'an address, which is no link there. Write what visitors should read in its place': `
    Write to mailto:jo@stone.com ⇒ mailto:jo@stone.com ¦ /impact ⇒ /impact ¦ hello@example.com ⇒ hello@example.com ¦ Write to jo@stone.com ⇒ jo@stone.com`,
  'the name of a file. Write what visitors should read in its place': `
    Screenshot 2026-01-02 ⇒ Screenshot 2026-01-02 ¦ work.jpg ⇒ work.jpg ¦ hotel_final_v2 ⇒ hotel_final_v2
    DSC_0417 final ⇒ DSC_0417 final ¦ Our work final.jpg ⇒ Our work final.jpg`,
  'of which the year is past. Write when it is now, or leave it out': `
    Next free appointment: March 2024 ⇒ Next free appointment: March 2024
    Nächster Termin: Mai 2024 ⇒ Nächster Termin: Mai 2024 ¦ Closed until 7 January 2024 ⇒ Closed until 7 January 2024
    A hotel that will open in 2023 ⇒ will open in 2023 ¦ Book for the season 2024 ⇒ for the season 2024`,
  'in German, among words in English. Translate it':
    'Our work. Wir sind für Sie da und mit dem Haus vertraut. ⇒ Wir sind für Sie da und mit dem Haus vertraut.',
};
const parts = Object.entries(contained).flatMap(([message, rows]) =>
  rows
    .trim()
    .split(/ ¦ |\n\s*/)
    .map((row) => row.split(' ⇒ '))
    .map(([words = '', found = '']) => [words.replaceAll('\\n', '\n'), `contains “${found}”, ${message}`] as const),
);
/** Words with signs around them, and without. */
const bare = [
  ['The **first** step', '**first**', 'first'],
  ['The ~first~ step', '~first~', 'first'],
  ['Our _work_', '_work_', 'work'],
].map(
  ([words = '', found, plain]) =>
    [words, `contains “${found}”, a sign of Markdown or of code, which the page would show. Write “${plain}”`] as const,
);
const quoted = [
  ['“Our work”', 'Our work', 'Our work'],
  ["'The owner's way'", "'The owner's way'", "The owner's way"],
  ['"Our work",', '"Our work",', 'Our work'],
].map(
  ([words = '', found, plain]) =>
    [words, `is in quotation marks, which the page would show around “${found}”. Write “${plain}”`] as const,
);
const saysWhat = (found: string) =>
  `begins with “${found}”, which says what the words are, and the page would show it. Delete it`;
const noPartner = 'has a bracket or a quotation mark without a partner. Add the other, or delete it';
const cutShort = 'ends as if more belonged to it. Write the end, or delete the sign or word that calls for it';

it.each([
  ...parts,
  ...bare,
  ...quoted,
  ['Heading: our work', saysWhat('Heading:')],
  ['\n  en: Our work\n  de: Unsere Arbeit', saysWhat('en:')],
  ['ILLUSTRATIVE CASES OF OURS', 'is in capitals, which are hard to read. Write it in small letters'],
  ...['Our “work', 'Our (work at sea', 'Our work at sea)', 'Our „work', 'Our «work', 'Our "work'].map(
    (words) => [words, noPartner] as const,
  ),
  ...[
    'Our work,',
    'Our work and',
    'Our work –',
    'We like homes. What follows is a sentence that has neither an end nor a stop',
  ].map((words) => [words, cutShort] as const),
  [
    'This is our work now: here. This is our work now: there.',
    'begins two sentences with “This is our work now:”. If one of them is an old version, delete it',
  ],
  [
    '>-\n  # Old words.\n  New.',
    'begins with “# Old words. New.”. If its line is a comment, delete it, or move it above the name of the field; if not, delete the sign',
  ],
  ['>-\n  One.\n\n  Two.', 'has several paragraphs, and the page shows them as one. Make it one, or shorten it'],
] as const)('warns of the text %j', (words, message) => {
  expect(warningsOf({ 'contact.yaml': withFields(textOf('contact.yaml'), { heading: words }) })).toEqual([
    `heading ${message}`,
  ]);
});

const change = (said: string) => `${said}. Change one of the two`;
const otherNetwork = (address: string) => change(`is of “${address}”, and profileNetwork is LinkedIn`);
const notAProfile =
  'is not the address of a profile as others see it. Open your profile and copy that, such as https://www.linkedin.com/in/jo-stone';
const notPublished = 'is a page where only its owner edits. Publish it, and copy the address that others see';
const pictured = 'says that it is a picture, as visitors know. Write only what it shows';
const [linkedIn, instagram] = ['https://www.linkedin.com', 'https://www.instagram.com'];

/** What is warned of, by file and field: the words of the field, the warning, and the other field that it names. */
const warned: Readonly<Record<string, readonly (readonly [words: string, warning: string, other?: string])[]>> = {
  'practice email': [['jo@gmial.com', 'is at gmial.com. Did you mean gmail.com?']],
  'practice profileAddress': [
    ['linkdin.com/in/jo', 'is at linkdin.com. Did you mean linkedin.com?'],
    ...['/feed/', '/in/jo-stone/edit/intro/', '/in/me', '/company/stone/admin/'].map(
      (path) => [linkedIn + path, notAProfile] as const,
    ),
    ['https://safelinks.example.org/?url=https%3A%2F%2Fwww.linkedin.com%2Fin%2Fjo', notAProfile],
    [`${instagram}/stone`, otherNetwork(`${instagram}/stone`)],
    ['https://www.jo.com', otherNetwork('https://www.jo.com')],
  ],
  'practice legalAddress': [
    [`${instagram}/`, notAProfile],
    [`${instagram}/accounts/edit/`, notAProfile],
    ['https://docs.google.com/document/d/1a/edit', notPublished],
  ],
  'practice profileNetwork': [['', change('is shown nowhere, because profileNetwork is empty'), 'profileAddress']],
  'practice labelViewProfile': [['View my XING profile', otherNetwork('XING')]],
  'practice labelClose': [['Menu', change('is also that of labelMenu')]],
  'practice language': [['de-DE', change('is de-DE, and most words are in English')]],
  'practice footerNote': [
    ['© 2023 Stone', 'contains “© 2023”, which the page shows above it, with the year and the name. Delete it here'],
  ],
  'practice hours': [['English', 'contains “English”, which is a language. Write it after languagesSpoken']],
  'practice languagesSpoken': [
    ['Mon, 9:00', 'contains “9:00”, which is not a language. If it is a time, write it after hours'],
  ],
  'practice consultantName': [
    ['Adviser', 'contains “Adviser”, which is not a part of a name. If it is what you do, write it after role'],
  ],
  'practice whatsAppNumber': ['+44 1 234 567', '+1 212 222 2222'].map(
    (number) => [number, 'does not look like a number in use. Check its digits'] as const,
  ),
  'home pageTitle': [
    ['Home', 'is “Home”, which tells nobody what the page is about. Write what visitors would search for'],
    ['Growth | Brand Name', 'contains the brand name, which is added to it. Delete it there'],
  ],
  'home approachHeading': [['Fünf Schritte', change('says “Fünf Schritte”, and there are 3')]],
  'home casesHeading': [['Four projects of ours', change('says “Four projects”, and there are 5')]],
  'impact lead': [['We help. Our 12 key areas:', change('says “12 key areas”, and there are 9')]],
  'cases/2-luxury-villas kind': [['Luxury Villas', change('is also that of title')]],
  'contact lead': [
    ['At Brand Nane we act.', change('contains “Brand Nane”, and brandName is Brand Name')],
    ['Call +1 202 555 0124.', change('contains “+1 202 555 0124”, and whatsAppNumber is +1 202 555 0142')],
  ],
  'contact heading': [
    ['Begin.\n  Here.', 'has words beside its name and below it, and the page shows all. If some are old, delete them'],
  ],
  'pictures/ascent alt': [
    ...['Image of stairs', 'A photograph by Jo', 'picture', 'Immagine di una scala', 'The photo shows stairs'].map(
      (alt) => [alt, pictured] as const,
    ),
    ['Ascent', 'is the name of its file. Write what the picture shows'],
    [
      'villa, spa, hotel, growth, sea',
      'lists words, as for search engines. Write in a sentence what the picture shows',
    ],
  ],
  'not-found pageTitle': [
    ['Growth Consulting for Luxury Real Estate & Hospitality', change('is also that of home.yaml')],
  ],
};

it.each(Object.entries(warned).flatMap(([field, rows]) => rows.map((row) => [field, ...row] as const)))(
  'warns of %s: %s',
  (place = '', words = '', warning = '', other = '') => {
    const [file, field = ''] = place.split(' ');
    const warnings = textWarnings(filesWith(`${file}.yaml`, field, words));

    expect(warnings.map(({ message }) => message)).toEqual([`${other || field} ${warning}`]);
  },
);

it.each([
  ['contact', 'heading', '5 * 3 * 2, ~5 to ~6, snake_case_words, „so“, “so” and "so"'],
  ['contact', 'heading', 'Option to buy: name your price, short- and long-term, »so«, (1) this or b) that'],
  ['contact', 'heading', 'Kund*innen, suite #4, “the [best] one”, 5" pipes and Bora Bora in 2. Bauabschnitt'],
  ['contact', 'heading', 'There is one option: we stand for less, but better'],
  ['steps/2-finding-market-opportunity', 'description', 'First we look for demand.'],
  ['contact', 'lead', 'Write to Hello@example.com or www.example.com, or call +1 202 555 0142.'],
  ['contact', 'lead', 'Für uns, „die mit dem und für das Haus“, in two of ten projects since 2014.'],
  ['home', 'aboutText', 'In forty projects we opened in 2019, and will open in 2199.'],
  ['practice', 'whatsAppMessage', 'Hello :-)'],
  ['impact', 'lead', 'Nine areas. Three areas in short. In two areas of the house, one case at a time.'],
  ['contact', 'heading', 'Ready when you are…'],
  ['practice', 'brandName', 'Stone.Studio'],
  ['practice', 'profileAddress', 'https://uk.linkedin.com/in/me-stone/de?trk=a'],
  ['practice', 'profileAddress', 'https://www.linkedin.com/company/stone/about/'],
  ['practice', 'legalAddress', 'https://www.instagram.com/home_of_stone'],
  ['practice', 'email', 'jo@mail.com'],
  ['practice', 'email', 'jo@hotmail.co.uk'],
  ['practice', 'profileAddress', ''],
  ['practice', 'whatsAppNumber', '+44 7700 900123'],
])('does not warn of %s.yaml with %s: %s', (file, field, words) => {
  expect(textWarnings(filesWith(`${file}.yaml`, field, words))).toEqual([]);
});

it('searches a picture that was pasted as text without delay', { timeout: 20_000 }, () => {
  expect(textWarnings(filesWith('contact.yaml', 'heading', 'a'.repeat(300_000)))).toEqual([]);
});

/** The warnings of the content where fields, each by its page, have other words. */
function warningsWith(fields: Readonly<Record<string, string>>) {
  const changes: Record<string, string> = {};
  for (const [fact, words] of Object.entries(fields)) {
    const [page = '', name = ''] = fact.split('.');
    const file = `${page}.yaml`;
    changes[file] = withFields(changes[file] ?? textOf(file), { [name]: words });
  }
  return warningsOf(changes);
}

const invented = { 'cases.note': 'None describes a real client.', 'cases.lead': 'What we did, and what came of it.' };
const real = { ...invented, 'cases.note': '' };
const lastYear = new Date().getFullYear() - 1;
const german = { 'practice.language': 'de-DE', 'home.heroLead': 'Wir sind mit den Häusern für Sie da.' };
const notReal = (name: string, found: string) =>
  change(`${name} contains “${found}”, as for cases that are not real, and neither note nor lead calls them so`);
const notInvented = (name: string, found: string) =>
  change(`${name} contains “${found}”, and note of cases.yaml says that the cases are not`);

it.each<readonly [Readonly<Record<string, string>>, string]>([
  [
    { ...real, 'cases.pageDescription': 'None of them is real.' },
    'pageDescription calls the cases not real, and note does not. If they are real, rewrite it, pageTitle, cardTitle, lead, labelResult and, in home.yaml, casesHeading; if not, say so in note',
  ],
  [{ ...real, 'cases.pageTitle': 'Illustrative Cases of Ours' }, notReal('pageTitle', 'Illustrative')],
  [{ ...real, 'cases.cardTitle': 'How we would approach each' }, notReal('cardTitle', 'would approach')],
  [{ ...invented, 'cases.lead': 'Real cases, and what came of them.' }, notInvented('lead', 'Real cases')],
  [
    { ...invented, 'home.aboutText': 'No words of ours. Echte Projekte, gut gebaut.' },
    notInvented('aboutText', 'Echte Projekte'),
  ],
  [
    { 'contact.lead': 'You hear from us within two working days.' },
    change('lead promises “hear from us within two working days”, and responseTime has 24 hours'),
  ],
  [
    { 'practice.hours': 'Monday to Friday, 9 to 5', 'contact.lead': 'We are here seven days a week.' },
    change('lead promises “seven days a week”, and hours has other days'),
  ],
  [
    { 'practice.firstCall': 'A call of 30 minutes.', 'contact.lead': 'The next step is a 45-minute call.' },
    change('lead has a call of 45 minutes, and firstCall of 30'),
  ],
  [
    { 'home.aboutStatement': 'Over a decade of experience.', 'impact.lead': `At work since ${lastYear}.` },
    change(`lead contains “since ${lastYear}”, less than the years of aboutStatement in home.yaml`),
  ],
  [
    { ...german, 'contact.lead': 'Schreiben Sie uns.', 'cases.closingText': 'Wir freuen uns auf deine Worte.' },
    change('closingText contains “deine”, a familiar form, and lead of contact.yaml has a polite one'),
  ],
  [
    { 'practice.responseTime': 'Two working days', 'contact.lead': 'We reply within 24 hours.' },
    change('lead promises “reply within 24 hours”, and responseTime is another'),
  ],
  [
    { ...german, 'practice.labelSkipLink': 'Skip to content' },
    'labelSkipLink is “Skip to content”, in English, and language is another. Translate it',
  ],
  [
    { 'practice.profileNetwork': 'Instagram', 'practice.profileAddress': `${linkedIn}/in/jo-stone` },
    change('profileAddress is of “linkedin”, and profileNetwork is another'),
  ],
  [
    { 'practice.legalAddress': 'https://github.com/owner/site/blob/main/public/privacy.html' },
    'legalAddress is a page of GitHub that shows a file. Upload the page into public, and write its name, such as /privacy.html',
  ],
  [
    real,
    'situation is still the example’s, and note of cases.yaml is empty, as for real cases. Write your own, or remove the case',
  ],
  [
    real,
    'picture is still “townhouse-development.jpg”, of the example, and note of cases.yaml is empty, as for real cases. Show the case’s own',
  ],
  [
    { ...invented, 'cases/2-luxury-villas.result': `Our clients sold all of it.` },
    change('result contains “Our clients”, as of a real case, and note of cases.yaml says that none is'),
  ],
  [
    { 'home.heroHeadline': 'Berths that stay taken.', 'home.heroLead': 'For owners of marinas.' },
    'pageDescription is still the template’s, and heroHeadline and heroLead are not. If your work is another, write it anew',
  ],
  [
    { 'contact.lead': 'Call before 2 May 2024.' },
    'lead contains “before 2 May 2024”, a date that is past. Write another, or leave it out',
  ],
  [{ 'contact.lead': 'Sold by June 2204.' }, 'lead contains “June 2204”. Correct the year, if it is mistyped'],
  [
    {
      'impact.pageTitle': 'Advice for shipyards',
      'impact.lead': 'Where a shipyard loses time.',
      'impact.pageDescription':
        'From brand positioning and financial planning to sales, operations and deal structuring, for ventures, hotels and developments.',
    },
    'pageDescription is still the template’s, and pageTitle and lead are not. Write it anew',
  ],
])('warns of %o', (fields, message) => {
  expect(warningsWith(fields)).toContain(message);
});

it.each<Readonly<Record<string, string>>>([
  { 'cases.pageDescription': 'None of them is real.' },
  { 'cases.note': 'The clients’ names are changed.', 'home.casesHeading': 'Real projects of ours' },
  { 'cases.note': '', 'cases.lead': 'None of these describes a real client.' },
  { ...invented, 'cases.lead': 'Not one of these projects is a real project.' },
  { 'contact.lead': 'You hear from us within 24 hours, and have a plan in two weeks.' },
  {
    'practice.responseTime': 'We reply in two days',
    'contact.pageDescription': 'Write to us.',
    'contact.lead': 'We reply in two days.',
  },
  { 'home.aboutStatement': 'Over a decade of experience.', 'impact.lead': 'At work since 2009.' },
  { 'contact.lead': 'Wir zeigen dir Ihre Pläne.', 'cases.closingText': 'Auf deine Worte.' },
  { 'contact.lead': 'Écrivez vos mots.', 'cases.closingText': 'Le plan du site.' },
  { 'practice.consultantName': 'Dr Jo Stone, MRICS' },
  { 'practice.hours': 'Monday to Friday, around the clock' },
  { 'home.heroHeadline': 'Houses that sell.', 'home.heroLead': 'For developers of homes.' },
  { 'cases.note': 'No names are changed: all are real.', 'cases/2-luxury-villas.result': 'Sold in May 2024.' },
  { ...invented, 'cases/2-luxury-villas.work': 'Our client is usually a family.' },
  { 'contact.lead': 'We have 2400 rooms in mind, on a lease that runs to March 2119.' },
  { 'contact.lead': 'Send us a photograph, best as .jpg' },
  {
    'practice.hours': 'Monday to Friday',
    'cases/2-luxury-villas.situation': 'A hotel that is run 24/7, for the client.',
  },
  { 'practice.firstCall': 'A call of 30 minutes.', 'contact.lead': 'A 30-minute call, 45 minutes from the sea.' },
  { 'practice.profileNetwork': 'Behance', 'practice.profileAddress': 'https://www.behance.net/jo' },
  { 'practice.profileAddress': 'https://lnkd.in/jo' },
])('does not warn of %o', (fields) => {
  expect(warningsWith(fields)).toEqual([]);
});

it('warns of nothing on a page that cannot be read', () => {
  expect(warningsOf({ 'practice.yaml': '', 'cases.yaml': '' })).toEqual([]);
});

it('warns of a case that is still a copy of another, and of the text of a picture that is', () => {
  const copies = {
    'cases/6-hotel.yaml': textOf('cases/2-luxury-villas.yaml'),
    'pictures/hotel.yaml': textOf('pictures/ascent.yaml'),
  };

  expect(warningsOf(copies)).toEqual([
    ...['title', 'situation', 'work', 'result', 'picture'].map((name) =>
      change(`${name} is also that of cases/2-luxury-villas.yaml`),
    ),
    change('alt is also that of pictures/ascent.yaml'),
  ]);
});

it('warns of words that name WhatsApp once its number is removed', () => {
  const off = {
    'practice.yaml': withFields(textOf('practice.yaml'), { whatsAppNumber: '', profileAddress: '' }),
    'contact.yaml': withFields(textOf('contact.yaml'), { heading: 'Write on WhatsApp or LinkedIn' }),
  };

  expect(warningsOf(off)).toEqual([change('heading names “WhatsApp”, and whatsAppNumber is empty')]);
});

const examplesOf = (file: string, field: string, words: string) =>
  findExamples(filesWith(`${file}.yaml`, field, words)).map(({ message }) => message);

const keptPlace = (name: string, words: string) =>
  `${name} is “${words}”, which only keeps a place. Write your own, or leave it empty if its comment allows that`;

it.each([
  ...['Your words', 'TODO', 'None', 'x', 'My Company', 'Jane Doe', 'First Name Last Name', 'New case'],
  ...['Add text here.', 'Button text', 'Nessuna', 'Text folgt', 'Projektname', 'Nom du client', 'Testo da inserire'],
  ...['#REF!', 'Insert heading here', 'Same as above'],
  ...['Max Mustermann', 'Untitled', 'Better heading?', 'Your text here', 'Lorem ipsum dolor sit amet'],
])('takes the heading %s for words that only keep a place', (words) => {
  expect(examplesOf('contact', 'heading', words)).toContain(keptPlace('heading', words));
});

it.each(['Heading', 'The heading. At most 80 characters.', 'Brand Name'])(
  'takes the heading %s for an example',
  (words) => {
    expect(examplesOf('contact', 'heading', words)).toContain(
      `heading is still the example “${words}”. Write your own`,
    );
  },
);

it.each([
  ['At Brand Name we act.', 'Brand Name'],
  ['Write to hello@example.com, or call.', 'hello@example.com'],
  ['Write to name@your-domain.com.', 'name@your-domain.com'],
])('finds the example in the heading %s', (words, found) => {
  expect(examplesOf('contact', 'heading', words)).toContain(
    `heading still contains the example “${found}”. Write your own`,
  );
});

it.each([
  ['contact', 'heading', 'Untitled Hotel Brooklyn'],
  ['contact', 'heading', 'Your story starts here'],
  ['practice', 'labelClose', 'x'],
  ['practice', 'profileNetwork', 'X'],
  ['cases/2-luxury-villas', 'drawsOn', '[brand-dna-positioning]'],
  ['practice', 'siteAddress', 'https://www.counterexample.com'],
  ['practice', 'siteAddress', 'https://example.com.au'],
  ['practice', 'whatsAppNumber', '+1 202 555 0242'],
  ['practice', 'whatsAppNumber', ''],
  ['practice', 'profileAddress', ''],
])('takes no words of %s.yaml for an example in %s: %s', (file, field, words) => {
  expect(examplesOf(file, field, words)).not.toContainEqual(expect.stringContaining(field));
});

it.each([
  ['brandName', 'BRAND name'],
  ['email', 'name@your-domain.com'],
  ['email', 'Hello@EXAMPLE.com'],
  ['profileAddress', 'https://www.linkedin.com/in/yourname'],
  ['siteAddress', 'https://WWW.Example.ORG'],
  ['siteAddress', 'example.com'],
  ['whatsAppNumber', '+44 20 7946 0000'],
  ['whatsAppNumber', '+1 (415) 555-0199'],
  ['profileAddress', 'https://www.linkedin.com/in/brand-name'],
  ['legalAddress', 'https://www.your-name.com/privacy'],
  ['legalAddress', 'http://jo.localhost/privacy'],
])('takes the %s %s for an example', (name, value) => {
  expect(examplesOf('practice', name, value)).toContain(`${name} is still the example “${value}”. Write your own`);
});

it.each(['https://www.linkedin.com/in/', 'https://www.linkedin.com/in/username'])(
  'takes the profile %s for one that only keeps a place',
  (value) => {
    expect(examplesOf('practice', 'profileAddress', value)).toContain(keptPlace('profileAddress', value));
  },
);

it('does not take the address of the site for an example if the build has another', () => {
  const { files } = readContent(contentFolder);
  const named = (siteUrl?: string) => findExamples(files, siteUrl).map(({ message }) => message.split(' ')[0]);

  expect(named()).toEqual(['alt', 'brandName', 'siteAddress', 'email', 'whatsAppNumber', 'profileAddress']);
  expect(named('https://name.github.io')).not.toContain('siteAddress');
});
