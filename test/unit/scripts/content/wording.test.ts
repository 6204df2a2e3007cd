import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readContent } from '../../../../scripts/content/readContent';
import { findExamples, textWarnings } from '../../../../scripts/content/wording';
import { contentFolder } from '../../../support/copyProject';

const textOf = (file: string) => readFileSync(join(contentFolder, file), 'utf8');

/** The files of the content where a field has other words. */
function filesWith(file: string, field: string, words: string) {
  const text = textOf(file).replace(new RegExp(`^${field}:.*\\n(?: .*\\n)*`, 'm'), () => `${field}: ${words}\n`);
  return readContent(contentFolder, { [file]: text }).files;
}

/** What is said of a part of some words: the words and the part, a row each, with \\n for a line’s end. */
const contained = {
  'in brackets or signs that the page would show. Write what belongs there, or delete it all': `
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
    Our work (see comment from Max) ⇒ (see comment from Max) ¦ Unser Haus (bitte prüfen) ⇒ (bitte prüfen)
    Option 1: our work. Option 2: more ⇒ Option 1: ¦ Here is a shorter version: our work ⇒ Here is a shorter version:
    Voici une version améliorée : du travail ⇒ Voici une version améliorée :
    Make this sound better: our work ⇒ Make this sound better: ¦ Let me know if you need more ⇒ Let me know if you need
    Preise festlegen (Jo fragen!) ⇒ (Jo fragen!) ¦ Here is a more concise headline: Our work ⇒ Here is a more concise headline:
    Our work. Would you like me to shorten it? ⇒ Would you like me to
    Rewrite this in a warmer tone: our work ⇒ Rewrite this in a warmer tone: ¦ Our work :rocket: #our #work ⇒ :rocket:
    Our work. Best regards, Jo ⇒ Best regards, ¦ Our work. Sent from my iPhone ⇒ my iPhone
    Our work. Updated 12 March by Anna ⇒ Updated 12 March by Anna
    12/03/2026, 14:05 - Jo: our work ⇒ 12/03/2026, 14:05`,
  'the name of a field. If a field begins there, begin a line with it; if not, delete it':
    'Our work lead: Our words ⇒ lead: ¦ Our work heroTagline ⇒ heroTagline',
  'which seems mistyped, or has a letter that only looks right. If so, type it again': `
    Our work¹ ⇒ ¹ ¦ Our work . And more ⇒ . ¦ . Our work ⇒ . ¦ Our work,and more ⇒ rk,an ¦ Our work.And more ⇒ rk.And
    Our work for the the sea ⇒ the the ¦ >-\\n  Our\twork ⇒ Our\twork ¦ Our ﬁnances ⇒ ﬁnances ¦ Our 𝘄𝗼𝗿𝗸 ⇒ 𝘄𝗼𝗿𝗸
    Our devel- opment ⇒ devel- opment ¦ Our wоrk ⇒ wоrk ¦ Our who1e work ⇒ ho1e`,
  'an address, which is no link there. Write what visitors should read in its place': `
    Write to mailto:jo@stone.com ⇒ mailto:jo@stone.com ¦ /impact ⇒ /impact ¦ hello@example.com ⇒ hello@example.com ¦ Write to jo@stone.com ⇒ jo@stone.com`,
  'the name of a file. Write what visitors should read in its place': `
    Screenshot 2026-01-02 ⇒ Screenshot 2026-01-02 ¦ work.jpg ⇒ work.jpg ¦ hotel_final_v2 ⇒ hotel_final_v2
    IMG 4711 ⇒ IMG 4711`,
  'of which the year is past. Write when it is now, or leave it out': `
    Next free appointment: March 2024 ⇒ Next free appointment: March 2024
    Nächster Termin: Mai 2024 ⇒ Nächster Termin: Mai 2024 ¦ Closed until 7 January 2024 ⇒ Closed until 7 January 2024
    A hotel that will open in 2023 ⇒ will open in 2023`,
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
  ['>-\n  One.\n\n  Two.', 'has several paragraphs, and the page shows them as one. Make it one, or shorten it'],
] as const)('warns of the text %j', (words, message) => {
  const warnings = textWarnings(filesWith('contact.yaml', 'heading', words));

  expect(warnings.map((warning) => warning.message)).toEqual([`heading ${message}`]);
});

const notAProfile =
  'is not the address of a profile as others see it. Open your profile and copy that, such as https://www.linkedin.com/in/jo-stone';

it.each([
  ['practice', 'email', 'jo@gmial.com', 'is at gmial.com. Did you mean gmail.com?'],
  ['practice', 'email', 'jo@gmail.cm', 'is at gmail.cm. Did you mean gmail.com?'],
  ['practice', 'profileAddress', 'linkdin.com/in/jo', 'is at linkdin.com. Did you mean linkedin.com?'],
  ['practice', 'profileAddress', 'https://www.linkedin.com/feed/', notAProfile],
  ['practice', 'profileAddress', 'https://www.linkedin.com/in/jo-stone/edit/intro/', notAProfile],
  ['practice', 'profileAddress', 'https://www.linkedin.com/in/me', notAProfile],
  [
    'practice',
    'profileAddress',
    'https://safelinks.example.org/?url=https%3A%2F%2Fwww.linkedin.com%2Fin%2Fjo',
    notAProfile,
  ],
  ['practice', 'profileAddress', 'https://www.linkedin.com/company/stone/admin/', notAProfile],
  ['practice', 'legalAddress', 'https://www.instagram.com/', notAProfile],
  [
    'practice',
    'legalAddress',
    'https://docs.google.com/document/d/1a/edit',
    'is a page where only its owner edits. Publish it, and copy the address that others see',
  ],
  ['practice', 'legalAddress', 'https://www.instagram.com/accounts/edit/', notAProfile],
  [
    'practice',
    'profileAddress',
    'https://www.instagram.com/stone',
    'is of www.instagram.com, and profileNetwork is LinkedIn. Change one of the two',
  ],
  [
    'practice',
    'labelViewProfile',
    'View my XING profile',
    'is of XING, and profileNetwork is LinkedIn. Change one of the two',
  ],
  ['practice', 'labelClose', 'Menu', 'is also that of labelMenu. Change one of the two'],
  [
    'practice',
    'profileNetwork',
    '',
    'is shown nowhere, because profileNetwork is empty. Change one of the two',
    'profileAddress',
  ],
  ['home', 'approachHeading', 'Fünf Schritte', 'says “Fünf Schritte”, and there are 3. Change one of the two'],
  ['home', 'casesHeading', 'Four projects of ours', 'says “Four projects”, and there are 5. Change one of the two'],
  ['practice', 'language', 'de-DE', 'is de-DE, and most words are in English. Change one of the two'],
  [
    'practice',
    'footerNote',
    '© 2023 Stone',
    'contains “© 2023”, which the page shows above it, with the year and the name. Delete it here',
  ],
  ['practice', 'hours', 'English', 'contains “English”, which is a language. Write it after languagesSpoken'],
  [
    'practice',
    'languagesSpoken',
    'Mon, 9:00',
    'contains “9:00”, which is not a language. If it is a time, write it after hours',
  ],
  [
    'practice',
    'consultantName',
    'Adviser',
    'contains “Adviser”, which is not a part of a name. If it is what you do, write it after role',
  ],
  [
    'home',
    'pageTitle',
    'Home',
    'is “Home”, which tells nobody what the page is about. Write what visitors would search for',
  ],
  ['cases/2-luxury-villas', 'kind', 'Luxury Villas', 'is also that of title. Change one of the two'],
  [
    'contact',
    'lead',
    'At Brand Nane we act.',
    'contains “Brand Nane”, and brandName is Brand Name. Change one of the two',
  ],
  [
    'practice',
    'profileAddress',
    'https://www.jo.com',
    'is of www.jo.com, and profileNetwork is LinkedIn. Change one of the two',
  ],
  ['home', 'approachHeading', 'Five steps, one by one', 'says “Five steps”, and there are 3. Change one of the two'],
  ['impact', 'lead', 'We help. Our 12 key areas:', 'says “12 key areas”, and there are 9. Change one of the two'],
  [
    'steps/2-finding-market-opportunity',
    'title',
    'Third, the market',
    'begins with “Third”, and its file is number 2. Change one of the two',
  ],
  [
    'contact',
    'lead',
    'Call +1 202 555 0124.',
    'contains “+1 202 555 0124”, and whatsAppNumber is +1 202 555 0142. Change one of the two',
  ],
  [
    'contact',
    'heading',
    'Begin here.\n  A conversation.',
    'has words beside its name and below it, and the page shows all. If some are old, delete them',
  ],
  ...['+44 1 234 567', '+1 212 222 2222'].map((number) => [
    'practice',
    'whatsAppNumber',
    number,
    'does not look like a number in use. Check its digits',
  ]),
  ...['Image of stairs', 'A photograph by Jo', 'picture', 'Immagine di una scala', 'The photo shows stairs'].map(
    (alt) => ['pictures/ascent', 'alt', alt, 'says that it is a picture, as visitors know. Write only what it shows'],
  ),
  ['pictures/ascent', 'alt', 'Ascent', 'is the name of its file. Write what the picture shows'],
  [
    'pictures/ascent',
    'alt',
    'villa, luxury, hotel, growth, sea',
    'lists words, as for search engines. Write in a sentence what the picture shows',
  ],
  [
    'not-found',
    'pageTitle',
    'Growth Consulting for Luxury Real Estate & Hospitality',
    'is also that of home.yaml. Change one of the two',
  ],
  ['home', 'pageTitle', 'Growth | Brand Name', 'contains the brand name, which is added to it. Delete it there'],
])('warns of %s.yaml with %s: %s', (file, field, words, message, warned = field) => {
  const warnings = textWarnings(filesWith(`${file}.yaml`, field, words));

  expect(warnings.map((warning) => warning.message)).toEqual([`${warned} ${message}`]);
});

it.each([
  ['contact', 'heading', '5 * 3 * 2, ~5 to ~6, snake_case_words, „so“, “so” and "so"'],
  ['contact', 'heading', 'Questions? Write to us, of 120 m² or XXL'],
  ['contact', 'heading', 'New case law (a draft beer), etc., in .NET. We act. We act well.'],
  ['contact', 'heading', 'Option to buy: name your price, short- and long-term, »so«, (1) this or b) that'],
  ['contact', 'heading', 'Kund*innen, suite #4, “the [best] one”, 5" pipes and Bora Bora in 2. Bauabschnitt'],
  ['contact', 'heading', 'There is one option: we stand for less, but better'],
  ['contact', 'heading', '“A house”, »so«, ”så”, « oui »'],
  ['contact', 'heading', '— Growth, not noise —'],
  ['steps/2-finding-market-opportunity', 'description', 'First we look for demand.'],
  ['contact', 'heading', '"Our work" or "yours"'],
  ['contact', 'lead', 'Write to Hello@example.com or www.example.com, or call +1 202 555 0142.'],
  ['contact', 'lead', 'Für uns, „die mit dem und für das Haus“, in two of ten projects since 2014.'],
  ['contact', 'lead', 'A long line of words that goes on,\n  below'],
  ['home', 'aboutText', 'In forty projects we opened in 2019, and will open in 2199.'],
  ['practice', 'whatsAppMessage', 'Hello :-)'],
  ['impact', 'lead', 'Nine areas. Three areas in short. In two areas of the house, one case at a time.'],
  ['contact', 'heading', 'Ready when you are…'],
  ['practice', 'brandName', 'Stone.Studio'],
  ['practice', 'hours', "'s Morgens"],
  ['practice', 'profileAddress', 'https://uk.linkedin.com/in/me-stone/de?trk=a'],
  ['practice', 'profileAddress', 'https://www.linkedin.com/company/stone/about/'],
  ['practice', 'legalAddress', 'https://www.instagram.com/home_of_stone'],
  ['practice', 'email', 'jo@mail.com'],
  ['practice', 'email', 'jo@yahoo.ca'],
  ['practice', 'email', 'jo@gmx.com'],
  ['practice', 'email', 'jo@hotmail.co.uk'],
  ['practice', 'profileAddress', ''],
  ['practice', 'whatsAppNumber', '+44 (0)20 7946 0958'],
  ['practice', 'whatsAppNumber', '+44 7700 900123'],
])('does not warn of %s.yaml with %s: %s', (file, field, words) => {
  expect(textWarnings(filesWith(`${file}.yaml`, field, words))).toEqual([]);
});

it('searches a picture that was pasted as text in no time', { timeout: 20_000 }, () => {
  const { files } = readContent(contentFolder, {
    'contact.yaml': textOf('contact.yaml').replace(/^heading: .*$/m, `heading: ${'a'.repeat(300_000)}`),
  });

  expect(textWarnings(files)).toEqual([]);
});

it('warns of a description that calls the cases invented, where the note does not', () => {
  const warnings = textWarnings(filesWith('cases.yaml', 'pageDescription', 'None of them is real.'));
  const emptied = textWarnings(
    readContent(contentFolder, {
      'cases.yaml': textOf('cases.yaml')
        .replace(/^pageDescription:.*\n(?: .*\n)*/m, 'pageDescription: None of them is real.\n')
        .replace(/^note:.*\n(?: .*\n)*/m, 'note:\n'),
    }).files,
  );

  expect(warnings).toEqual([]);
  expect(emptied.map(({ message }) => message)).toEqual([
    'pageDescription calls the cases not real, and note does not. Change one of the two',
  ]);
});

it('warns of a case that is still a copy of another', () => {
  const copied = { 'cases/6-hotel.yaml': textOf('cases/2-luxury-villas.yaml') };
  const { files, diagnostics } = readContent(contentFolder, copied);

  expect(diagnostics).toEqual([]);
  expect(textWarnings(files).map(({ message }) => message)).toEqual(
    ['title', 'situation', 'work', 'result'].map(
      (name) => `${name} is also that of cases/2-luxury-villas.yaml. Change one of the two`,
    ),
  );
});

it('warns of words that name WhatsApp or a network that is taken off', () => {
  const practice = textOf('practice.yaml').replace(/^(whatsAppNumber|profileAddress):.*$/gm, '$1:');
  const contact = textOf('contact.yaml').replace(/^heading:.*$/m, 'heading: Write on WhatsApp or LinkedIn');
  const off = readContent(contentFolder, { 'practice.yaml': practice, 'contact.yaml': contact }).files;

  expect(textWarnings(off).map(({ message }) => message)).toEqual([
    'heading names “WhatsApp”, and whatsAppNumber is empty. Change one of the two',
  ]);
});

it('warns of the text of a picture that is that of another', () => {
  const { files } = readContent(contentFolder, { 'pictures/hotel.yaml': textOf('pictures/ascent.yaml') });

  expect(textWarnings(files).map(({ message }) => message)).toEqual([
    'alt is also that of pictures/ascent.yaml. Change one of the two',
  ]);
});

it.each([
  'Your words',
  'TODO',
  'None',
  'x',
  'Heading',
  'My Company',
  'Jane Doe',
  'First Name Last Name',
  'New case',
  'Add text here.',
  'Button text',
  'Nessuna',
  'Text folgt',
  'Projektname',
  'Nom du client',
  'Testo da inserire',
  '#REF!',
  'The heading. At most 80 characters.',
  'Insert heading here',
  'Same as above',
  'Brand Name',
  'Max Mustermann',
  'Untitled',
  'Better heading?',
  'Your text here',
  'Lorem ipsum dolor sit amet',
])('takes the heading %s for an example', (words) => {
  expect(findExamples(filesWith('contact.yaml', 'heading', words)).map(({ message }) => message)).toContain(
    `heading is still the example “${words}”. Write your own`,
  );
});

it.each([
  ['a heading', 'contact.yaml', 'heading', 'Untitled Hotel Brooklyn'],
  ['a heading', 'contact.yaml', 'heading', 'Test before you build'],
  ['a heading', 'contact.yaml', 'heading', 'Your story starts here'],
  ['a heading', 'contact.yaml', 'heading', 'Hier steht Ihr Haus'],
  ['a label', 'practice.yaml', 'labelClose', 'x'],
  ['a network', 'practice.yaml', 'profileNetwork', 'X'],
  ['a list of areas', 'cases/2-luxury-villas.yaml', 'drawsOn', '[brand-dna-positioning]'],
])('takes no words of %s for an example', (_, file, field, words) => {
  const messages = findExamples(filesWith(file, field, words)).map(({ message }) => message);

  expect(messages).not.toContainEqual(expect.stringContaining(field));
});

it.each([
  ['email', 'name@your-domain.com'],
  ['email', 'your@email.com'],
  ['email', 'me@mydomain.com'],
  ['email', 'info@website.com'],
  ['profileAddress', 'https://www.linkedin.com/in/username'],
  ['profileAddress', 'https://www.linkedin.com/in/yourname'],
  ['siteAddress', 'https://www.your-name.com'],
  ['whatsAppNumber', '+44 20 7946 0000'],
  ['profileAddress', 'https://www.linkedin.com/in/'],
  ['profileAddress', 'https://www.linkedin.com/in/brand-name'],
  ['legalAddress', 'https://www.your-name.com/privacy'],
  ['siteAddress', 'https://www.jo.test'],
  ['email', 'jo@stone.example'],
  ['email', 'jo@stone.invalid'],
  ['legalAddress', 'http://jo.localhost/privacy'],
])('takes the %s %s for an example', (name, value) => {
  const messages = findExamples(filesWith('practice.yaml', name, value)).map(({ message }) => message);

  expect(messages).toContain(`${name} is still the example “${value}”. Write your own`);
});
