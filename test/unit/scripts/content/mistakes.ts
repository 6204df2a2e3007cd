import { readdirSync, readFileSync } from 'node:fs';
import { pageSchemas } from '../../../../src/content/schema';
import { contentFolder } from '../../../support/copyProject';

const textOf = (file: string) => readFileSync(`${contentFolder}/${file}`, 'utf8');
const pageFiles = Object.keys(pageSchemas)
  .map((name) => `${name}.yaml`)
  .join(', ');
const pictureFiles = readdirSync(`${contentFolder}/pictures`);
const aCase = textOf('cases/2-luxury-villas.yaml');
const aStep = textOf('steps/1-defining-the-brand.yaml');
const withPortrait = (name: string) => textOf('contact.yaml').replace(/^portrait: .*$/m, `portrait: ${name}`);

/** A mistake in a file: what stands there, what the owner makes of it, and what is reported: line, column, message. */
export type Mistake = readonly [
  name: string,
  file: string,
  found: string | RegExp,
  written: string,
  reported: readonly string[],
];

export const mistakes: readonly Mistake[] = [
  [
    'a colon among words that go on below',
    'home.yaml',
    'heroTagline: Strategic Growth Consulting',
    'heroTagline: Strategic Growth\n    Consulting: since 2009',
    [
      'heroTagline: Strategic Growth ← 1: heroTagline has words beside its name and on the lines below. Delete those that are left over, or write  heroTagline: >-  and all the words on the lines below',
    ],
  ],
  [
    'a # among words that go on below',
    'home.yaml',
    'heroTagline: Strategic Growth',
    'heroTagline: Strategic\n    The #1 in\n    Growth',
    [
      'heroTagline: Strategic ← 1: heroTagline has words beside its name and on the lines below. Delete those that are left over, or write  heroTagline: >-  and all the words on the lines below',
    ],
  ],
  [
    'a field that stands twice',
    'practice.yaml',
    '\nrole:',
    '\nemail: me@practice.com\nrole:',
    ['email: me@practice.com ← 1: email appears here a second time. Remove one of the two lines'],
  ],
  [
    'a line of dashes',
    'practice.yaml',
    '\nrole:',
    '\n---\nrole:',
    [
      '--- ← 1: This line is not a field. If its words belong to the field above, put them right below it, with two spaces before them; if not, delete it',
    ],
  ],
  [
    'a stray line',
    'practice.yaml',
    '\nrole:',
    '\nTo do\nrole:',
    [
      'To do ← 1: This line is not a field. If its words belong to the field above, put them right below it, with two spaces before them; if not, delete it',
    ],
  ],
  [
    'two versions joined by GitHub',
    'practice.yaml',
    /^role: .*$/m,
    '<<<<<<< HEAD\nrole: Consultant\n=======\nrole: Adviser\n>>>>>>> edits',
    [
      '<<<<<<< HEAD ← 1: Two versions of these lines were joined here. Keep one of them, and delete the other and the three lines that begin with <<<<<<<, ======= and >>>>>>>',
    ],
  ],
  [
    'a misspelt field',
    'home.yaml',
    'heroHeadline: Trans',
    'heroHaedlin: Trans',
    [
      'heroHaedlin: Transforming high-potential ventures into structured, profit-generating businesses. ← 1: heroHaedlin is not a field here. Did you mean heroHeadline?',
    ],
  ],
  [
    'a field that there is not',
    'practice.yaml',
    '\nrole:',
    '\nfax: 12345\nrole:',
    [
      'fax: 12345 ← 1: fax is not a field here. The fields here are brandName, siteAddress, email, whatsAppNumber, whatsAppMessage, profileNetwork, profileAddress, consultantName, role, responseTime, description, languagesSpoken, hours, firstCall, language, labelMenu, labelClose, labelSkipLink, labelMainNavigation, labelFooterNavigation, labelEmail, labelWhatsApp, labelViewProfile, footerNote, legalLabel, legalAddress. Correct its name, or delete it; if it belongs to the words above, begin the line with two spaces',
    ],
  ],
  [
    'a field that was deleted',
    'practice.yaml',
    /^responseTime: .*\n/m,
    '',
    [
      'brandName: Brand Name ← 1: responseTime is missing. Add it on a line of its own, for example  responseTime: Your words',
    ],
  ],
  [
    'too long a text on lines of its own',
    'home.yaml',
    '  For founders,',
    '    A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. \n  For founders,',
    ['heroLead: >- ← 1: heroLead has 466 characters, but only 300 fit. Shorten it by 166'],
  ],
  [
    'words after the mark, and the old ones below',
    'pictures/portrait.yaml',
    'alt: >-\n',
    'alt: >- Jo Stone at her desk\n',
    [
      'alt: >- Jo Stone at her desk ← 1: alt has words beside its name and on the lines below. Delete those that are left over, or write  alt: >-  and all the words on the lines below',
    ],
  ],
  [
    'new words beside a name, and the old ones left below',
    'pictures/portrait.yaml',
    'alt: >-\n',
    'alt: Jo Stone at her desk\n',
    [
      'alt: Jo Stone at her desk ← 1: alt has words beside its name and on the lines below. Delete those that are left over, or write  alt: >-  and all the words on the lines below',
    ],
  ],
  [
    'words on two lines without a mark',
    'home.yaml',
    'approachHeading: Growth, built',
    'approachHeading: Growth,\n    built',
    [
      'approachHeading: Growth, ← 1: approachHeading has words beside its name and on the lines below. Delete those that are left over, or write  approachHeading: >-  and all the words on the lines below',
    ],
  ],
  [
    'a line of a conflict',
    'practice.yaml',
    /^role: .*$/m,
    '$&\n=======',
    [
      '======= ← 1: This is left over from two versions that were joined here. Delete the lines that begin with ======= or >>>>>>>, and keep one version of the lines around them',
    ],
  ],
  [
    'the end of a conflict',
    'practice.yaml',
    /^role: .*$/m,
    '$&\n>>>>>>> yourname-patch-1',
    [
      '>>>>>>> yourname-patch-1 ← 1: This is left over from two versions that were joined here. Delete the lines that begin with ======= or >>>>>>>, and keep one version of the lines around them',
    ],
  ],
  [
    'the second half of a conflict',
    'practice.yaml',
    /^role: .*$/m,
    '=======\nrole: Adviser\n>>>>>>> edits',
    [
      '======= ← 1: This is left over from two versions that were joined here. Delete the lines that begin with ======= or >>>>>>>, and keep one version of the lines around them',
    ],
  ],
  [
    'lines of a quotation',
    'cases/2-luxury-villas.yaml',
    /^/gm,
    '> ',
    [
      '> # A case. The name of this file is the end of its address, /cases#luxury-villas; the number gives ← 1: The lines begin with > and the like, which came along when they were copied. Delete it from each line; or open the file’s last version on GitHub (History), and copy the words back',
    ],
  ],
  [
    'numbered lines',
    'cases/2-luxury-villas.yaml',
    /.*/s,
    aCase
      .split('\n')
      .map((line, index) => `${index + 1}. ${line}`)
      .join('\n'),
    [
      '1. # A case. The name of this file is the end of its address, /cases#luxury-villas; the number gives ← 1: The lines begin with 1. and the like, which came along when they were copied. Delete it from each line; or open the file’s last version on GitHub (History), and copy the words back',
    ],
  ],
  [
    'a case on one line',
    'cases/2-luxury-villas.yaml',
    /.*/s,
    'title: Villas kind: Private situation: None work: Build result: Done drawsOn: picture: luxury-villas.jpg',
    [
      'title: Villas kind: Private situation: None work: Build result: Done drawsOn: picture: luxury-villas.jpg ← 1: The whole file is on one line. Begin a new line before each field; or open the file’s last version on GitHub (History), and copy the words back',
    ],
  ],
  [
    'a case on the line of its comment',
    'cases/2-luxury-villas.yaml',
    /.*/s,
    '# A case. title: Villas kind: Private situation: None work: Build',
    [
      '# A case. title: Villas kind: Private situation: None work: Build ← 1: The whole file is on one line. Begin a new line before each field; or open the file’s last version on GitHub (History), and copy the words back',
    ],
  ],
  [
    'two fields on one line',
    'cases/2-luxury-villas.yaml',
    /^title: (.*)\n(?:\n|#.*\n)*kind: (.*)$/m,
    'title: $1 kind: $2',
    [
      'title: Luxury Villas kind: Private residential ← 22: kind is a field of its own. Begin a new line before it',
    ],
  ],
  [
    'an empty case',
    'cases/2-luxury-villas.yaml',
    /.*/s,
    '',
    [
      ' ← 1: The file is empty. If it is new, copy another of its folder into it; if not, open the file’s last version on GitHub (History), and copy the words back',
    ],
  ],
  [
    'a case of comments',
    'cases/2-luxury-villas.yaml',
    /^(?!#|\n).*\n?/gm,
    '',
    [
      '# A case. The name of this file is the end of its address, /cases#luxury-villas; the number gives ← 1: The file is empty. If it is new, copy another of its folder into it; if not, open the file’s last version on GitHub (History), and copy the words back',
    ],
  ],
  [
    'another file pasted into this',
    'practice.yaml',
    /.*/s,
    textOf('home.yaml'),
    [
      '# The words and pictures of the home page, in their order on the page. ← 1: This file has the fields of home.yaml. If it belongs there, move it; if not, open the file’s last version on GitHub (History), and copy the words back',
    ],
  ],
  [
    'a case pasted into a page',
    'contact.yaml',
    /.*/s,
    textOf('cases/2-luxury-villas.yaml'),
    [
      '# A case. The name of this file is the end of its address, /cases#luxury-villas; the number gives ← 1: This file has the fields of a file in the folder cases. If it belongs there, move it; if not, open the file’s last version on GitHub (History), and copy the words back',
    ],
  ],
  [
    'an id in a case',
    'cases/2-luxury-villas.yaml',
    'title: ',
    'id: luxury-villas\ntitle: ',
    [
      'id: luxury-villas ← 1: id is not a field here. The fields here are title, kind, situation, work, result, drawsOn, picture. Correct its name, or delete it; if it belongs to the words above, begin the line with two spaces',
    ],
  ],
  [
    'several fields that there are not',
    'cases/2-luxury-villas.yaml',
    'title: ',
    'location: Spain\nyear: 2024\nclient: None\ntitle: ',
    [
      'location: Spain ← 1: location, year and client are not fields here. The fields here are title, kind, situation, work, result, drawsOn, picture. Correct their names, or delete them; if they belong to the words above, begin their lines with two spaces',
    ],
  ],
  [
    'a list of cases in the page',
    'cases.yaml',
    /$/,
    '\ncases:\n  - id: one\n    title: One\n',
    ['cases: ← 1: cases is not a field here. Each has a file of its own in the folder cases'],
  ],
  [
    'a case without a title',
    'cases/2-luxury-villas.yaml',
    /^title: .*\n/m,
    '',
    [
      'kind: Private residential ← 1: title is missing. Add it on a line of its own, for example  title: Your words',
    ],
  ],
  [
    'a case without a picture',
    'cases/2-luxury-villas.yaml',
    /^picture: .*\n?/m,
    '',
    [
      'title: Luxury Villas ← 1: picture is missing. Add it on a line of its own, for example  picture: portrait.jpg',
    ],
  ],
  [
    'a case with a misspelt field',
    'cases/2-luxury-villas.yaml',
    'situation:',
    'sitation:',
    ['sitation: >- ← 1: sitation is not a field here. Did you mean situation?'],
  ],
  [
    'a case with a translated field',
    'cases/2-luxury-villas.yaml',
    'title:',
    'titolo:',
    ['titolo: Luxury Villas ← 1: titolo is not a field here. Did you mean title?'],
  ],
  [
    'a picture with its old fields',
    'cases/2-luxury-villas.yaml',
    /^picture: .*$/m,
    'picture:\n  file: luxury-villas.jpg\n  alt: A villa',
    [
      'picture: ← 1: picture is “file: luxury-villas.jpg alt: A villa”, which is not in test/fixtures/content/pictures. Did you mean luxury-villas.jpg?',
    ],
  ],
  [
    'a picture’s text without words',
    'pictures/portrait.yaml',
    /^alt: >-\n(?: .*\n)+/m,
    'alt:\n',
    ['alt: ← 1: alt is empty. Write what the picture shows, for example  alt: A villa by the sea at dusk'],
  ],
  [
    'a picture’s text that is missing',
    'pictures/portrait.yaml',
    /^alt: >-\n(?: .*\n)+/m,
    '',
    [
      'focus: 50% 80% ← 1: alt is missing. Add it on a line of its own, for example  alt: A villa by the sea at dusk',
    ],
  ],
  [
    'a focus in its old form',
    'pictures/portrait.yaml',
    /^focus: .*$/m,
    'focus:\n  x: 50\n  y: 20',
    [
      'focus: ← 1: focus is “x: 50 y: 20”. Write two numbers from 0 to 100: how far from the left, and how far from the top, for example  focus: 50% 20%',
    ],
  ],
  [
    'a field twice in a case',
    'cases/2-luxury-villas.yaml',
    'kind: ',
    'title: Again\nkind: ',
    ['title: Again ← 1: title appears here a second time. Remove one of the two lines'],
  ],
  [
    'words below a quotation',
    'cases/2-luxury-villas.yaml',
    /^title: .*$/m,
    'title: "Luxury"\n  Villas',
    [
      'title: "Luxury" ← 1: title has words beside its name and on the lines below. Delete those that are left over, or write  title: >-  and all the words on the lines below',
    ],
  ],
  [
    'a comment sign lost',
    'cases/2-luxury-villas.yaml',
    /^# The name of the case/m,
    'The name of the case',
    [
      'The name of the case. At most 50 characters. ← 1: This line is not a field. If its words belong to the field above, put them right below it, with two spaces before them; if not, delete it',
    ],
  ],
  [
    'a field of a group without the group’s name',
    'home.yaml',
    'heroTagline:',
    'tagline:',
    ['tagline: Strategic Growth Consulting ← 1: tagline is not a field here. Did you mean heroTagline?'],
  ],
  [
    'fields in a group',
    'home.yaml',
    'heroTagline:',
    'hero:\n  tagline: Other words\nheroTagline:',
    [
      'hero: ← 1: hero is not a field here. The fields here are pageName, pageTitle, pageDescription, cardTitle, cardPicture, heroTagline, heroHeadline, heroLead, heroScheduleLabel, heroCapabilitiesLabel, heroPicture, approachLabel, approachHeading, impactLabel, impactHeading, impactExploreLabel, aboutLabel, aboutStatement, aboutText, aboutPicture, casesLabel, casesHeading, casesLinkLabel, contactHeading, contactText, contactEmailLabel, contactEmailSubject. Correct its name, or delete it; if it belongs to the words above, begin the line with two spaces',
    ],
  ],
  [
    'a list of steps in the page',
    'home.yaml',
    'approachHeading:',
    'steps:\n  - title: One\n    description: More.\napproachHeading:',
    ['steps: ← 1: steps is not a field here. Each has a file of its own in the folder steps'],
  ],
  [
    'a second paragraph at the margin',
    'cases/2-luxury-villas.yaml',
    /^situation: >-\n {2}/m,
    'situation:\nOne.\n\n',
    [
      'A handful of exceptional houses, for people who could live anywhere. ← 1: This line is not a field. If its words belong to the field above, put them right below it, with two spaces before them; if not, delete it',
    ],
  ],
  [
    'a field without its name',
    'home.yaml',
    /^heroLead: >-\n/m,
    '',
    [
      'pageName: Home ← 1: heroLead is missing. Add it on a line of its own, for example  heroLead: Your words',
      'For founders, and for developers. First a brand people ← 1: This line is not a field. If its words belong to the field above, put them right below it, with two spaces before them; if not, delete it',
    ],
  ],
  [
    'a field in a comment',
    'practice.yaml',
    /^email:/m,
    '# email:',
    ['# email: hello@example.com ← 3: email is in a comment. Delete the # before it'],
  ],
  [
    'a case pasted twice',
    'cases/2-luxury-villas.yaml',
    /$/,
    `\n${textOf('cases/1-townhouse-development.yaml')}`,
    [
      'title: Townhouse Development ← 1: From here on, title, kind, situation, work, result, drawsOn and picture appear a second time. Delete one of the two versions; if these are the words of another entry, move them to a file of their own',
    ],
  ],
  [
    'the end of a case deleted',
    'cases/2-luxury-villas.yaml',
    /^work: .*/ms,
    '',
    [
      'title: Luxury Villas ← 1: work, result and picture are missing. If they were deleted, open the file’s last version on GitHub (History), and copy the words back',
    ],
  ],
  [
    'two fields without their group’s name',
    'home.yaml',
    /^hero(?=Headline:|Lead:)/gm,
    '',
    [
      'Headline: Transforming high-potential ventures into structured, profit-generating businesses. ← 1: Headline is not a field here. Did you mean heroHeadline?',
      'Lead: >- ← 1: Lead is not a field here. Did you mean heroLead?',
    ],
  ],
  [
    'a conflict among indented words',
    'contact.yaml',
    /^lead: >-\n(?: .*\n)+/m,
    'lead: >-\n  <<<<<<< HEAD\n  One.\n  =======\n  Two.\n  >>>>>>> patch\n',
    [
      '<<<<<<< HEAD ← 1: Two versions of these lines were joined here. Keep one of them, and delete the other and the three lines that begin with <<<<<<<, ======= and >>>>>>>',
    ],
  ],
  [
    'a chat’s fences around a case',
    'cases/2-luxury-villas.yaml',
    /.*/s,
    `\`\`\`yaml\n${aCase}\`\`\`\n`,
    [
      '```yaml ← 1: This line is not a field. If its words belong to the field above, put them right below it, with two spaces before them; if not, delete it',
      '``` ← 1: This line is not a field. If its words belong to the field above, put them right below it, with two spaces before them; if not, delete it',
    ],
  ],
  [
    'indented words below the comment of another field',
    'practice.yaml',
    /^role:/m,
    '   To do\nrole:',
    [
      'To do ← 1: This line is not a field. If its words belong to the field above, put them right below it, with two spaces before them; if not, delete it',
    ],
  ],
  [
    'a text of a picture without alt',
    'pictures/portrait.yaml',
    /.*/s,
    'Jo Stone at her desk',
    [
      'Jo Stone at her desk ← 1: This file has no field. Before its words belong the name of a field and a colon: alt, focus',
    ],
  ],
  [
    'a picture’s text of quotation marks',
    'pictures/portrait.yaml',
    /^alt: >-\n(?: .*\n)+/m,
    'alt: “”\n',
    ['alt: “” ← 1: alt is empty. Write what the picture shows, for example  alt: A villa by the sea at dusk'],
  ],
  [
    'a lost line break',
    'cases/2-luxury-villas.yaml',
    /^title: (.*)\n(?:\n|#.*\n)*kind: (.*)$/m,
    'title: $1kind: $2',
    [
      'title: Luxury Villaskind: Private residential ← 21: kind is a field of its own. Begin a new line before it',
    ],
  ],
];

/** What a stricter reader would refuse, and what is read as it was before. */
export const harmless: readonly (readonly [
  name: string,
  file: string,
  found: string | RegExp,
  written: string,
])[] = [
  ['no space after the colon', 'home.yaml', 'approachLabel: Approach', 'approachLabel:Approach'],
  [
    'a space before the colon and none after it',
    'home.yaml',
    'approachLabel: Approach',
    'approachLabel :Approach',
  ],
  [
    'a no-break space after the colon',
    'home.yaml',
    'approachLabel: Approach',
    'approachLabel:\u00a0Approach',
  ],
  [
    'a narrow no-break space after the colon',
    'home.yaml',
    'approachLabel: Approach',
    'approachLabel:\u202fApproach',
  ],
  ['an equals sign for the colon', 'practice.yaml', 'role: Strategic', 'role = Strategic'],
  ['a wide colon', 'practice.yaml', 'role: Strategic', 'role：Strategic'],
  ['a tab at the beginning of a line', 'home.yaml', 'heroTagline:', '\theroTagline:'],
  ['a tab among words on lines of their own', 'home.yaml', '  For founders,', '\tFor founders,'],
  ['a no-break space at the beginning of a line', 'home.yaml', 'heroTagline:', '\u00a0 heroTagline:'],
  ['a zero-width space at the beginning of a line', 'practice.yaml', 'brandName:', '\u200bbrandName:'],
  ['a line too far right', 'home.yaml', 'heroTagline:', '  heroTagline:'],
  ['a first line too far right', 'practice.yaml', 'brandName:', ' brandName:'],
  ['a line too far left', 'home.yaml', 'heroTagline:', ' heroTagline:'],
  ['words not indented below their field', 'home.yaml', '  For founders,', 'For founders,'],
  ['words that begin at different places', 'home.yaml', '  believe in, then', '   believe in, then'],
  ['words that go on at the beginning of a line', 'home.yaml', '  believe in, then', 'believe in, then'],
  [
    'a double quotation mark without its partner',
    'practice.yaml',
    'brandName: Brand Name',
    'brandName: "Brand Name',
  ],
  [
    'a single quotation mark without its partner',
    'home.yaml',
    'approachLabel: Approach',
    "approachLabel: 'Approach",
  ],
  ['two kinds of quotation mark', 'home.yaml', 'approachLabel: Approach', 'approachLabel: "Approach\''],
  [
    'words behind the sign for words on lines of their own',
    'home.yaml',
    'approachLabel: Approach',
    'approachLabel: >- Approach',
  ],
  ['a hyphen before a field of a case', 'cases/2-luxury-villas.yaml', 'kind: ', '- kind: '],
  ['a dash before a field of a case', 'cases/2-luxury-villas.yaml', 'kind: ', '– kind: '],
  ['a field of a case too far right', 'cases/2-luxury-villas.yaml', 'kind: ', '  kind: '],
  ['all fields of a case too far right', 'cases/2-luxury-villas.yaml', /^(?=\w| {2}\w)/gm, '  '],
  [
    'a quotation mark without its partner in a case',
    'cases/2-luxury-villas.yaml',
    /^title: .*$/m,
    'title: "Luxury Villas',
  ],
  ['a tab in a case', 'cases/2-luxury-villas.yaml', 'kind: ', '\tkind: '],
  ['words of a case at the margin', 'cases/2-luxury-villas.yaml', /^situation: >-\n {2}/m, 'situation: >-\n'],
  [
    'a field too far right below words on lines of their own',
    'cases/2-luxury-villas.yaml',
    /^work: /m,
    '  work: ',
  ],
  ['an optional field too far right below words', 'pictures/portrait.yaml', /^focus: /m, '  focus: '],
  ['words without >- on the lines below', 'cases/2-luxury-villas.yaml', /^situation: >-$/m, 'situation:'],
  [
    'a field with a comment after it',
    'cases/2-luxury-villas.yaml',
    /^kind: .*$/m,
    'kind: "Private residential" # A note.',
  ],
  [
    'a list of areas',
    'cases/2-luxury-villas.yaml',
    /^drawsOn: .*$/m,
    'drawsOn:\n  - brand-dna-positioning\n  - negotiation-deal-structuring',
  ],
  ['a list in brackets', 'cases/2-luxury-villas.yaml', /^drawsOn: (.*)$/m, 'drawsOn: [$1]'],
  ['a comma after quotation marks', 'practice.yaml', /^email: (.*)$/m, 'email: "$1",'],
  ['a dash for nothing', 'practice.yaml', /^hours:$/m, 'hours: –'],
  ['a question mark for nothing', 'practice.yaml', /^hours:$/m, 'hours: ?'],
  ['no colon', 'practice.yaml', 'role: Strategic', 'role Strategic'],
  ['a semicolon for a colon', 'cases/2-luxury-villas.yaml', 'title: ', 'title; '],
  ['a field in capitals', 'practice.yaml', 'role: Strategic', 'ROLE: Strategic'],
  ['a field with spaces', 'home.yaml', 'heroHeadline:', 'Hero headline:'],
  ['a field with hyphens', 'home.yaml', 'heroHeadline:', 'hero-headline:'],
  ['a field in bold', 'home.yaml', 'heroHeadline:', '**heroHeadline:**'],
  ['a field after the plus of a comparison', 'home.yaml', 'heroHeadline:', '+heroHeadline:'],
  ['a numbered field', 'home.yaml', 'heroHeadline:', '3. heroHeadline:'],
  ['an arrow for a colon', 'home.yaml', 'heroHeadline:', 'heroHeadline →'],
  ['the mark below the name', 'pictures/portrait.yaml', 'alt: >-', 'alt:\n>-'],
  ['quotation marks of a word processor around a name', 'practice.yaml', /^email: (.*)$/m, 'email: “$1”'],
  [
    'a number as a telephone copies it',
    'practice.yaml',
    /^whatsAppNumber: "(.*)"$/m,
    'whatsAppNumber: \u202a$1\u202c',
  ],
  ['a picture with its folder on a PC', 'contact.yaml', 'portrait: ', 'portrait: C:\\Users\\jo\\'],
  ['a comma for a colon', 'cases/2-luxury-villas.yaml', 'title: ', 'title, '],
];

/** A mistake in which files there are: the texts by path, and what is reported, without the folder. */
export type FileMistake = readonly [
  name: string,
  files: Readonly<Record<string, string | undefined>>,
  reported: readonly string[],
];

export const fileMistakes: readonly FileMistake[] = [
  [
    'a copied page',
    { 'practice (1).yaml': 'brandName: Other' },
    [
      'practice (1).yaml is a copy of practice.yaml. Keep the newer words in practice.yaml, and delete this file; for a new entry, give it a name of its own',
    ],
  ],
  [
    'a page copied by a Mac',
    { 'practice copy.yaml': 'brandName: Other' },
    [
      'practice copy.yaml is a copy of practice.yaml. Keep the newer words in practice.yaml, and delete this file; for a new entry, give it a name of its own',
    ],
  ],
  [
    'a page with a second ending',
    { 'practice.yaml': undefined, 'practice.yaml.txt': 'brandName: Other' },
    ['practice.yaml.txt is not a content file. Put its words into a file practice.yaml, and delete it'],
  ],
  [
    'a page saved as text beside it',
    { 'practice.yaml.txt': 'brandName: Other' },
    ['practice.yaml.txt is not a content file. Put its words into a file practice.yaml, and delete it'],
  ],
  [
    'a page in capitals beside it',
    { 'Practice.yaml': 'brandName: Other' },
    ['Practice.yaml is not a content file. Put its words into a file practice.yaml, and delete it'],
  ],
  [
    'a page in capitals',
    { 'home.yaml': undefined, 'Home.yaml': 'hero:' },
    ['Home.yaml is not a content file. Put its words into a file home.yaml, and delete it'],
  ],
  [
    'a misspelt page',
    { 'contcat.yaml': '', 'contact.yaml': undefined },
    ['contcat.yaml is not a content file. Put its words into a file contact.yaml, and delete it'],
  ],
  [
    'a page that is missing',
    { 'contact.yaml': undefined },
    ['contact.yaml is missing. Put it back: on GitHub, its last version is in the History of the folder'],
  ],
  [
    'a file that the site does not know',
    { 'prices.yaml': '' },
    [
      `prices.yaml is not a content file. Move it to where it belongs (areas, cases, steps, highlights, pictures), or delete it. The pages are ${pageFiles}; src/content/schema.ts describes them`,
    ],
  ],
  [
    'a copied case',
    { 'cases/2-luxury-villas (1).yaml': aCase },
    [
      'cases/2-luxury-villas (1).yaml is a copy of cases/2-luxury-villas.yaml. Keep the newer words in cases/2-luxury-villas.yaml, and delete this file; for a new entry, give it a name of its own',
    ],
  ],
  [
    'a case copied by a Mac',
    { 'cases/2-luxury-villas copy.yaml': aCase },
    [
      'cases/2-luxury-villas copy.yaml is a copy of cases/2-luxury-villas.yaml. Keep the newer words in cases/2-luxury-villas.yaml, and delete this file; for a new entry, give it a name of its own',
    ],
  ],
  [
    'a case saved as text',
    { 'cases/6-hotel.yaml.txt': aCase },
    [
      'cases/6-hotel.yaml.txt is not a content file. Put its words into a file cases/6-hotel.yaml, and delete it',
    ],
  ],
  [
    'a case without an ending',
    { 'cases/6-hotel': aCase },
    ['cases/6-hotel is not a content file. Put its words into a file cases/6-hotel.yaml, and delete it'],
  ],
  [
    'a case in a folder of its own',
    { 'cases/drafts/hotel.yaml': aCase },
    [
      'cases/drafts/hotel.yaml is not a content file. Put its words into a file cases/hotel.yaml, and delete it',
    ],
  ],
  [
    'a case with the name of another',
    { 'cases/6-luxury-villas.yaml': aCase },
    [
      'cases/6-luxury-villas.yaml has the same name as cases/2-luxury-villas.yaml. Rename one of the two, or delete it',
    ],
  ],
  [
    'a case with a name that is no address',
    { 'cases/東京.yaml': aCase },
    ['cases/東京.yaml needs a name in the letters a to z, such as luxury-villas.yaml'],
  ],
  [
    'too few cases',
    {
      'cases/1-townhouse-development.yaml': undefined,
      'cases/2-luxury-villas.yaml': undefined,
      'cases/3-retail-commercial-hub.yaml': undefined,
    },
    [
      'cases has 2 files, but the page needs 3 to 8. Add one as a copy of another, or put back one that was deleted',
    ],
  ],
  [
    'too many cases',
    Object.fromEntries(['a', 'b', 'c', 'd'].map((n) => [`cases/${n}.yaml`, aCase])),
    ['cases has 9 files, but the page has room for 3 to 8. Delete one'],
  ],
  [
    'an area that a case draws on deleted',
    { 'areas/6-sales-revenue-growth.yaml': undefined },
    [
      'cases/1-townhouse-development.yaml:24 drawsOn names “sales-revenue-growth”, which is not an area. Delete it, or write some of these, separated by commas: strategic-roadmapping, brand-dna-positioning, communication-clarity, profit-focused-financial-planning, market-positioning-strategy, operational-excellence, team-development-training, negotiation-deal-structuring',
    ],
  ],
  [
    'a picture among the cases',
    { 'cases/hotel.jpg': '' },
    ['cases/hotel.jpg is a picture in the wrong folder. Move it to pictures/hotel.jpg'],
  ],
  [
    'a picture beside the pages',
    { 'jo.jpg': '' },
    ['jo.jpg is a picture in the wrong folder. Move it to pictures/jo.jpg'],
  ],
  [
    'a picture in a subfolder',
    { 'pictures/new/jo.jpg': '', 'contact.yaml': withPortrait('jo.jpg') },
    ['pictures/new/jo.jpg is a picture in the wrong folder. Move it to pictures/jo.jpg'],
  ],
  [
    'a new picture without a text',
    { 'pictures/jo.jpg': '', 'contact.yaml': withPortrait('jo.jpg') },
    [
      'contact.yaml:44 portrait is jo.jpg, which has no text for visitors who cannot see it. Create the file pictures/jo.yaml, and write in it what the picture shows, for example  alt: A villa by the sea at dusk',
    ],
  ],
  [
    'a deleted text of a picture',
    { 'pictures/portrait.yaml': undefined },
    [
      'contact.yaml:44 portrait is portrait.jpg, which has no text for visitors who cannot see it. Create the file pictures/portrait.yaml, and write in it what the picture shows, for example  alt: A villa by the sea at dusk',
    ],
  ],
  [
    'a deleted picture',
    { 'pictures/portrait.jpg': undefined },
    [
      'contact.yaml:44 portrait is “portrait.jpg”, which is not in pictures. Upload it there, or write one of ascent.jpg, festivals-events.jpg, lifestyle-resort.jpg, luxury-villas.jpg, maquette.jpg, material-marble.jpg, nine-materials.jpg, retail-commercial-hub.jpg, sequence-drawing.jpg, sequence-model.jpg, townhouse-development.jpg',
    ],
  ],
  [
    'an unreadable area',
    { 'areas/6-sales-revenue-growth.yaml': '<<<<<<<' },
    [
      'areas/6-sales-revenue-growth.yaml:1 Two versions of these lines were joined here. Keep one of them, and delete the other and the three lines that begin with <<<<<<<, ======= and >>>>>>>',
    ],
  ],
  [
    'too few steps',
    { 'steps/1-defining-the-brand.yaml': undefined, 'steps/2-finding-market-opportunity.yaml': undefined },
    [
      'steps has 1 file, but the page needs 2 to 4. Add one as a copy of another, or put back one that was deleted',
    ],
  ],
  [
    'too many steps',
    { 'steps/4.yaml': aStep, 'steps/5-more.yaml': aStep },
    ['steps has 5 files, but the page has room for 2 to 4. Delete one'],
  ],
  [
    'a case in a folder of almost the right name',
    { 'Case/6-hotel.yaml': aCase },
    ['Case is not a folder of the content. Move its files to cases'],
  ],
  [
    'a page in a folder',
    { 'home.yaml': undefined, 'pages/home.yaml': '' },
    [
      'pages is not a folder of the content. Move its files to where they belong: pages beside the folders, all else to areas, cases, steps, highlights, pictures',
    ],
  ],
  [
    'a case in the program of a word processor',
    { 'cases/6-hotel.docx': '' },
    ['cases/6-hotel.docx is not a content file. Put its words into a file cases/6-hotel.yaml, and delete it'],
  ],
  [
    'a case among the areas',
    { 'areas/10-hotel.yaml': aCase },
    [
      'areas/10-hotel.yaml:1 This file has the fields of a file in the folder cases. If it belongs there, move it; if not, open the file’s last version on GitHub (History), and copy the words back',
    ],
  ],
  [
    'a step among the areas in short',
    { 'highlights/4.yaml': aStep },
    [
      'highlights/4.yaml:1 This file has the fields of a file in the folder steps. If it belongs there, move it; if not, open the file’s last version on GitHub (History), and copy the words back',
    ],
  ],
  [
    'a folder of pictures with another name',
    Object.fromEntries(
      pictureFiles.flatMap((name) => [
        [`pictures/${name}`, undefined],
        [`images/${name}`, ''],
      ]),
    ),
    ['images is not a folder of the content. Move its files to pictures'],
  ],
  [
    'an archive of pictures',
    { 'pictures/photos.zip': '' },
    [
      'pictures/photos.zip is not a picture. Upload the pictures themselves, as JPEG, PNG, WebP or AVIF, and delete it',
    ],
  ],
  [
    'a picture with two endings',
    { 'pictures/jo.jpg.jpg': '', 'pictures/jo.yaml': 'alt: Jo', 'contact.yaml': withPortrait('jo.jpg') },
    ['contact.yaml:44 portrait is “jo.jpg”, which is not in pictures. Did you mean jo.jpg.jpg?'],
  ],
  [
    'a picture’s text saved as text',
    { 'pictures/jo.jpg': '', 'pictures/jo.txt': 'alt: Jo', 'contact.yaml': withPortrait('jo.jpg') },
    ['pictures/jo.txt is not a content file. Put its words into a file pictures/jo.yaml, and delete it'],
  ],
];
