import { readFileSync } from 'node:fs';
import { pageSchemas } from '../../../../src/content/schema';
import { contentFolder } from '../../../support/copyProject';

const textOf = (file: string) => readFileSync(`${contentFolder}/${file}`, 'utf8');
const pageFiles = Object.keys(pageSchemas)
  .map((name) => `${name}.yaml`)
  .join(', ');
const aCase = textOf('cases/2-luxury-villas.yaml');
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
    'a colon among words',
    'home.yaml',
    'heading: What the work changes.',
    'heading: Our work: where it shows',
    [
      'heading: Our work: where it shows ← 20: The colon in these words reads as the end of a field’s name. Put the words in double quotation marks:  heading: "Our work: where it shows"',
    ],
  ],
  [
    'a colon at the end of words',
    'home.yaml',
    'label: Approach',
    'label: Our approach:',
    [
      'label: Our approach: ← 22: The colon in these words reads as the end of a field’s name. Put the words in double quotation marks:  label: "Our approach:"',
    ],
  ],
  [
    'a colon among words that go on below',
    'home.yaml',
    'tagline: Strategic Growth Consulting',
    'tagline: Strategic Growth\n    Consulting: since 2009',
    [
      'tagline: Strategic Growth ← 3: tagline has words beside its name and on the lines below. Delete those that are left over, or write  tagline: >-  and all the words on the lines below',
    ],
  ],
  [
    'a # among words that go on below',
    'home.yaml',
    'tagline: Strategic Growth',
    'tagline: Strategic\n    The #1 in\n    Growth',
    [
      'tagline: Strategic ← 3: tagline has words beside its name and on the lines below. Delete those that are left over, or write  tagline: >-  and all the words on the lines below',
    ],
  ],
  [
    'a colon and quotation marks among words',
    'home.yaml',
    'label: Approach',
    'label: Our "best" way: here',
    [
      'label: Our "best" way: here ← 24: The colon in these words reads as the end of a field’s name. Put the words in double quotation marks:  label: "Our “best” way: here"',
    ],
  ],
  [
    'no space after the colon',
    'home.yaml',
    'label: Approach',
    'label:Approach',
    ['label:Approach ← 9: A space is missing after the colon. Write  label: Approach'],
  ],
  [
    'a space before the colon and none after it',
    'home.yaml',
    'label: Approach',
    'label :Approach',
    ['label :Approach ← 9: A space is missing after the colon. Write  label: Approach'],
  ],
  [
    'a no-break space after the colon',
    'home.yaml',
    'label: Approach',
    'label:\u00a0Approach',
    [
      'label:\u00a0Approach ← 9: A no-break space follows the colon instead of an ordinary space. Delete it and press the space bar',
    ],
  ],
  [
    'a narrow no-break space after the colon',
    'home.yaml',
    'label: Approach',
    'label:\u202fApproach',
    [
      'label:\u202fApproach ← 9: A narrow no-break space follows the colon instead of an ordinary space. Delete it and press the space bar',
    ],
  ],
  [
    'no colon',
    'practice.yaml',
    'role: Strategic',
    'role Strategic',
    [
      'role Strategic Growth Consultant ← 5: A colon is missing after role. Write  role: Strategic Growth Consultant',
    ],
  ],
  [
    'an equals sign for the colon',
    'practice.yaml',
    'role: Strategic',
    'role = Strategic',
    [
      'role = Strategic Growth Consultant ← 5: A colon is missing after role. Write  role: Strategic Growth Consultant',
    ],
  ],
  [
    'a wide colon',
    'practice.yaml',
    'role: Strategic',
    'role：Strategic',
    [
      'role：Strategic Growth Consultant ← 5: A colon is missing after role. Write  role: Strategic Growth Consultant',
    ],
  ],
  [
    'a tab at the beginning of a line',
    'home.yaml',
    '  tagline:',
    '\ttagline:',
    [
      'tagline: Strategic Growth Consulting ← 1: This line begins with a tab. Begin it with spaces only, as many as its neighbours',
    ],
  ],
  [
    'a tab among words on lines of their own',
    'home.yaml',
    '    For founders,',
    '\tFor founders,',
    [
      'For founders, and for developers. First a brand people ← 1: This line begins with a tab. Begin it with spaces only, as many as its neighbours',
    ],
  ],
  [
    'a no-break space at the beginning of a line',
    'home.yaml',
    '  tagline:',
    '\u00a0 tagline:',
    [
      'tagline: Strategic Growth Consulting ← 1: This line begins with a no-break space. Begin it with spaces only, as many as its neighbours',
    ],
  ],
  [
    'a zero-width space at the beginning of a line',
    'practice.yaml',
    'brandName:',
    '\u200bbrandName:',
    [
      '\u200bbrandName: Brand Name ← 1: This line begins with a zero-width space. Begin it with spaces only, as many as its neighbours',
    ],
  ],
  [
    'a line too far right',
    'home.yaml',
    '  tagline:',
    '  headline: One\n    tagline:',
    [
      'tagline: Strategic Growth Consulting ← 1: This line begins with 4 spaces, and its neighbours with 2 spaces. Begin it with 2 spaces',
      'headline: Transforming high-potential ventures into structured, profit-generating businesses. ← 3: headline appears here a second time. Remove one of the two lines',
    ],
  ],
  [
    'a first line too far right',
    'practice.yaml',
    'brandName:',
    ' brandName:',
    [
      'brandName: Brand Name ← 1: This line begins with 1 space, and its neighbours with no space. Begin it with no space',
    ],
  ],
  [
    'a line too far right below words on lines of their own',
    'home.yaml',
    '\n  scheduleLabel:',
    '\n   scheduleLabel:',
    [
      'scheduleLabel: Schedule a strategy call ← 1: This line begins with 3 spaces, and its neighbours with 2 spaces. Begin it with 2 spaces',
    ],
  ],
  [
    'a line too far left',
    'home.yaml',
    '  tagline:',
    ' tagline:',
    [
      'tagline: Strategic Growth Consulting ← 1: This line begins with 1 space, and its neighbours with 2 spaces. Begin it with 2 spaces',
    ],
  ],
  [
    'a group that begins too far right',
    'home.yaml',
    '\nimpact:',
    '\n impact:',
    ['impact: ← 1: This line begins with 1 space, and its neighbours with no space. Begin it with no space'],
  ],
  [
    'a field outside its group',
    'home.yaml',
    '  tagline:',
    'tagline:',
    [
      'tagline: Strategic Growth Consulting ← 1: This line begins with no space, and its neighbours with 2 spaces. Begin it with 2 spaces',
    ],
  ],
  [
    'a field with words on lines of their own outside its group',
    'home.yaml',
    '  lead: >-',
    'lead: >-',
    [
      'lead: >- ← 1: This line begins with no space, and its neighbours with 2 spaces. Begin it with 2 spaces',
    ],
  ],
  [
    'words not indented below their field',
    'home.yaml',
    '    For founders,',
    '  For founders,',
    [
      'For founders, and for developers. First a brand people ← 3: These words belong to the field above. Begin the line with 4 spaces',
    ],
  ],
  [
    'words that begin at different places',
    'home.yaml',
    '    believe in, then',
    '   believe in, then',
    [
      'believe in, then a market worth entering, then an operation that earns. ← 4: These words belong to the field above. Begin the line with 4 spaces',
    ],
  ],
  [
    'words that go on at the beginning of a line',
    'home.yaml',
    '    believe in, then',
    'believe in, then',
    [
      'believe in, then a market worth entering, then an operation that earns. ← 1: These words belong to the field above. Begin the line with 4 spaces',
    ],
  ],
  [
    'no hyphen and no space before the first entry',
    'home.yaml',
    '    - title: Strategy',
    '    title: Strategy',
    ['title: Strategy ← 5: A hyphen and a space begin an entry of a list. Write      - title: Strategy'],
  ],
  [
    'a double quotation mark without its partner',
    'practice.yaml',
    'brandName: Brand Name',
    'brandName: "Brand Name',
    ['brandName: "Brand Name ← 12: The closing quotation mark is missing. Write  brandName: "Brand Name"'],
  ],
  [
    'a single quotation mark without its partner',
    'home.yaml',
    'label: Approach',
    "label: 'Approach",
    ['label: \'Approach ← 10: The closing quotation mark is missing. Write  label: "Approach"'],
  ],
  [
    'two kinds of quotation mark',
    'home.yaml',
    'label: Approach',
    'label: "Approach\'',
    ['label: "Approach\' ← 10: The closing quotation mark is missing. Write  label: "Approach"'],
  ],
  [
    'an apostrophe between single quotation marks',
    'home.yaml',
    'label: Approach',
    "label: 'The owner's way'",
    [
      "label: 'The owner's way' ← 21: The apostrophe ends the words too early, because they are in single quotation marks. Write  label: \"The owner's way\"",
    ],
  ],
  [
    'quotation marks within quotation marks',
    'home.yaml',
    'label: Approach',
    'label: "Our client\'s "best" way"',
    [
      'label: "Our client\'s "best" way" ← 25: The words continue after their closing quotation mark. Write the inner marks as “ and ”:  label: "Our client\'s “best” way"',
    ],
  ],
  [
    'a comma behind quotation marks',
    'practice.yaml',
    'hello@example.com',
    '"me@practice.com",',
    [
      'email: "me@practice.com", ← 25: The words continue after their closing quotation mark. Write the inner marks as “ and ”:  email: "me@practice.com"',
    ],
  ],
  [
    'words behind quotation marks',
    'home.yaml',
    'label: Approach',
    'label: "Our" way',
    [
      'label: "Our" way ← 15: The words continue after their closing quotation mark. Write the inner marks as “ and ”:  label: "“Our” way"',
    ],
  ],
  [
    'a # before words',
    'home.yaml',
    'label: Approach',
    'label: #1 in growth',
    [
      'label: #1 in growth ← 10: Text after # is a comment, which the site does not show. Put the words in double quotation marks:  label: "#1 in growth"',
    ],
  ],
  [
    'a # among words',
    'home.yaml',
    'label: Approach',
    'label: The #1 in growth',
    [
      'label: The #1 in growth ← 14: Text after # is a comment, which the site does not show. Put the words in double quotation marks:  label: "The #1 in growth"',
    ],
  ],
  [
    'an @ at the beginning',
    'home.yaml',
    'label: Approach',
    'label: @brandname',
    [
      'label: @brandname ← 10: Words cannot begin with @, which has a special meaning in this kind of file. Put the words in double quotation marks:  label: "@brandname"',
    ],
  ],
  [
    'a * at the beginning',
    'home.yaml',
    'label: Approach',
    'label: *Approach*',
    [
      'label: *Approach* ← 10: Words cannot begin with *, which has a special meaning in this kind of file. Put the words in double quotation marks:  label: "*Approach*"',
    ],
  ],
  [
    'a & at the beginning',
    'practice.yaml',
    'brandName: Brand Name',
    'brandName: & Partners',
    [
      'brandName: & Partners ← 12: Words cannot begin with &, which has a special meaning in this kind of file. Put the words in double quotation marks:  brandName: "& Partners"',
    ],
  ],
  [
    'a % at the beginning',
    'home.yaml',
    'label: Approach',
    'label: % that count',
    [
      'label: % that count ← 10: Words cannot begin with %, which has a special meaning in this kind of file. Put the words in double quotation marks:  label: "% that count"',
    ],
  ],
  [
    'a ! at the beginning',
    'home.yaml',
    'label: Approach',
    'label: !Approach',
    [
      'label: !Approach ← 10: Words cannot begin with !, which has a special meaning in this kind of file. Put the words in double quotation marks:  label: "!Approach"',
    ],
  ],
  [
    'a backtick at the beginning',
    'home.yaml',
    'label: Approach',
    'label: `Approach`',
    [
      'label: `Approach` ← 10: Words cannot begin with `, which has a special meaning in this kind of file. Put the words in double quotation marks:  label: "`Approach`"',
    ],
  ],
  [
    'a bracket at the beginning',
    'home.yaml',
    'label: Approach',
    'label: [Draft] Approach',
    [
      'label: [Draft] Approach ← 10: Words cannot begin with [, which has a special meaning in this kind of file. Put the words in double quotation marks:  label: "[Draft] Approach"',
    ],
  ],
  [
    'a brace at the beginning',
    'home.yaml',
    'label: Approach',
    'label: {Approach',
    [
      'label: {Approach ← 10: Words cannot begin with {, which has a special meaning in this kind of file. Put the words in double quotation marks:  label: "{Approach"',
    ],
  ],
  [
    'a hyphen at the beginning',
    'home.yaml',
    'label: Approach',
    'label: - Approach',
    [
      'label: - Approach ← 10: Words cannot begin with -, which has a special meaning in this kind of file. Put the words in double quotation marks:  label: "- Approach"',
    ],
  ],
  [
    'a hyphen alone',
    'practice.yaml',
    '\nhours:',
    '\nhours: -',
    [
      'hours: - ← 8: Words cannot begin with -, which has a special meaning in this kind of file. Put the words in double quotation marks:  hours: "-"',
    ],
  ],
  [
    'a question mark alone',
    'practice.yaml',
    '\nhours:',
    '\nhours: ?',
    [
      'hours: ? ← 8: Words cannot begin with ?, which has a special meaning in this kind of file. Put the words in double quotation marks:  hours: "?"',
    ],
  ],
  [
    'words behind the sign for words on lines of their own',
    'home.yaml',
    'label: Approach',
    'label: >- Approach',
    [
      'label: >- Approach ← 10: After >- the words belong on the next line. Move them there, two spaces further right, or delete the sign. Write  label: Approach',
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
      '--- ← 1: This line is not a field. If its words belong to the field above, write  >-  after that field’s colon, and all its words below, two spaces further right than the field; if not, delete it',
    ],
  ],
  [
    'a stray line',
    'practice.yaml',
    '\nrole:',
    '\nTo do\nrole:',
    [
      'To do ← 1: This line is not a field. If its words belong to the field above, write  >-  after that field’s colon, and all its words below, two spaces further right than the field; if not, delete it',
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
    'an escape between quotation marks',
    'home.yaml',
    'label: Approach',
    'label: "Our\\napproach"',
    [
      'label: "Our\\napproach" ← 14: The words contain a backslash (\\), which has a special meaning in quotation marks. Delete it',
    ],
  ],
  [
    'a misspelt field',
    'home.yaml',
    'headline: Trans',
    'haedlin: Trans',
    [
      'haedlin: Transforming high-potential ventures into structured, profit-generating businesses. ← 3: hero › haedlin is not a field here. Did you mean headline?',
    ],
  ],
  [
    'a misspelt group',
    'home.yaml',
    '\nhero:',
    '\nheros:',
    ['heros: ← 1: heros is not a field here. Did you mean hero?'],
  ],
  [
    'a misspelt field at the beginning of an entry',
    'home.yaml',
    '- title: Strategy',
    '- titel: Strategy',
    ['- titel: Strategy ← 7: impact › areas › entry 1 › titel is not a field here. Did you mean title?'],
  ],
  [
    'a misspelt field at the beginning of a later entry',
    'home.yaml',
    '- title: Growth',
    '- titel: Growth',
    ['- titel: Growth ← 7: impact › areas › entry 2 › titel is not a field here. Did you mean title?'],
  ],
  [
    'a field in capitals',
    'practice.yaml',
    'role: Strategic',
    'ROLE: Strategic',
    ['ROLE: Strategic Growth Consultant ← 1: ROLE is not a field here. Did you mean role?'],
  ],
  [
    'a field that there is not',
    'practice.yaml',
    '\nrole:',
    '\nfax: 12345\nrole:',
    [
      'fax: 12345 ← 1: fax is not a field here. The fields here are brandName, siteAddress, email, whatsAppNumber, whatsAppMessage, profile, consultantName, role, responseTime, description, languagesSpoken, hours, firstCall, language, labels, footer. Correct its name, or delete it',
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
    'a field that was emptied',
    'practice.yaml',
    /^role: .*$/m,
    'role:',
    ['role: ← 1: role is empty. Write text, for example  role: Your words'],
  ],
  [
    'a group that was deleted',
    'home.yaml',
    /^about:\n(?: .*\n)*/m,
    '',
    [
      'metadata: ← 1: about is missing. Write  about:  and below it, each on its own line and two spaces further right, label, statement, text, picture',
    ],
  ],
  [
    'words where a group belongs',
    'home.yaml',
    /^about:\n(?: .*\n)*/m,
    'about: We are good.\n',
    [
      'about: We are good. ← 1: about is “We are good.”, but a group of fields belongs here. Write below it, each on its own line and two spaces further right, label, statement, text, picture',
    ],
  ],
  [
    'a list where words belong',
    'practice.yaml',
    /^role: .*$/m,
    'role:\n  - Consultant\n  - Adviser',
    ['role: ← 1: role is a list. Write text, for example  role: Your words'],
  ],
  [
    'words where a list belongs',
    'home.yaml',
    /^ {2}steps:\n(?: {4}.*\n)*/m,
    '  steps: Three steps\n',
    [
      'steps: Three steps ← 3: approach › steps is “Three steps”, but a list belongs here. Each entry begins with a hyphen and a space, two spaces further right',
    ],
  ],
  [
    'too long a heading',
    'impact.yaml',
    'heading: Key Impact Areas',
    'heading: Long Long Long Long Long Long Long Long Long Long Long Long ',
    [
      'heading: Long Long Long Long Long Long Long Long Long Long Long Long ← 1: heading has 59 characters, but only 50 fit. Shorten it by 9',
    ],
  ],
  [
    'too long a text on lines of its own',
    'home.yaml',
    '    For founders,',
    '    A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. \n    For founders,',
    ['lead: >- ← 3: hero › lead has 466 characters, but only 300 fit. Shorten it by 166'],
  ],
  [
    'an icon that is not drawn',
    'areas/6-sales-revenue-growth.yaml',
    'icon: sales',
    'icon: rocket',
    [
      'icon: rocket ← 1: icon is “rocket”. Write one of strategy, growth, operations, roadmap, brand, communication, finance, position, sales, excellence, team, negotiation, for example  icon: growth',
    ],
  ],
  [
    'too many steps',
    'home.yaml',
    '  steps:\n',
    '  steps:\n    - title: One\n      description: More.\n    - title: One\n      description: More.\n',
    [
      '- title: One ← 7: approach › steps › entry 1 › picture is missing. Add it on a line of its own, for example  picture: portrait.jpg',
      '- title: One ← 7: approach › steps › entry 2 › picture is missing. Add it on a line of its own, for example  picture: portrait.jpg',
      '- title: Operational Implementation ← 7: approach › steps › entry 5 is one too many: the page has room for 2 to 4. Remove it',
    ],
  ],
  [
    'too few steps',
    'home.yaml',
    / {4}- title: Finding[\s\S]*?(?=\n# )/,
    '',
    [
      'steps: ← 3: approach › steps has 1 entry, but the page needs 2 to 4. Copy an entry and change its words',
    ],
  ],
  [
    'an HTML tag',
    'home.yaml',
    'label: Approach',
    'label: The <b>approach</b>',
    [
      'label: The <b>approach</b> ← 3: approach › label contains HTML, which the page would show as text: <b>. Write only the words',
    ],
  ],
  [
    'an HTML entity',
    'home.yaml',
    'label: Approach',
    'label: Brand &amp; growth',
    [
      'label: Brand &amp; growth ← 3: approach › label contains HTML, which the page would show as text: &amp;. Write the character itself',
    ],
  ],
  [
    'a backslash',
    'home.yaml',
    'label: Approach',
    'label: Brand\\growth',
    [
      'label: Brand\\growth ← 3: approach › label contains a backslash (\\), which the page would show. Delete it',
    ],
  ],
  [
    'a sign that turns the direction of writing',
    'home.yaml',
    'label: Approach',
    'label: The \u202eapproach',
    [
      'label: The \u202eapproach ← 3: approach › label contains a right-to-left override, which no page can show. Delete the words around it and type them again',
    ],
  ],
  [
    'a control character',
    'home.yaml',
    'label: Approach',
    'label: The\u0007 approach',
    [
      'label: The\u0007 approach ← 3: approach › label contains a hidden character U+0007, which no page can show. Delete the words around it and type them again',
    ],
  ],
  [
    'one slash in the site’s address',
    'practice.yaml',
    'https://www.example.com',
    'https:/www.practice.com',
    [
      'siteAddress: https:/www.practice.com ← 1: siteAddress is “https:/www.practice.com”. Write https:// (with two slashes) and your domain, with nothing after it, for example  siteAddress: https://www.your-name.com',
    ],
  ],
  [
    'a path in the site’s address',
    'practice.yaml',
    'https://www.example.com',
    'https://www.practice.com/home',
    [
      'siteAddress: https://www.practice.com/home ← 1: siteAddress is “https://www.practice.com/home”. Write https:// (with two slashes) and your domain, with nothing after it, for example  siteAddress: https://www.your-name.com',
    ],
  ],
  [
    'a site’s address without its end',
    'practice.yaml',
    'https://www.example.com',
    'https://practice',
    [
      'siteAddress: https://practice ← 1: siteAddress is “https://practice”. Write https:// (with two slashes) and your domain, with nothing after it, for example  siteAddress: https://www.your-name.com',
    ],
  ],
  [
    'a space in the site’s address',
    'practice.yaml',
    'https://www.example.com',
    'https://www.prac tice.com',
    [
      'siteAddress: https://www.prac tice.com ← 1: siteAddress is “https://www.prac tice.com”. Write https:// (with two slashes) and your domain, with nothing after it, for example  siteAddress: https://www.your-name.com',
    ],
  ],
  [
    'an address of email without @',
    'practice.yaml',
    'hello@example.com',
    'hello at practice.com',
    [
      'email: hello at practice.com ← 1: email is “hello at practice.com”. Write an email address, for example  email: name@your-domain.com',
    ],
  ],
  [
    'two addresses of email',
    'practice.yaml',
    'hello@example.com',
    'me@practice.com, you@practice.com',
    [
      'email: me@practice.com, you@practice.com ← 1: email is “me@practice.com, you@practice.com”. Write an email address, for example  email: name@your-domain.com',
    ],
  ],
  [
    'a soft hyphen in an address of email',
    'practice.yaml',
    'hello@example.com',
    'hel\u00adlo@practice,com',
    [
      'email: hel\u00adlo@practice,com ← 1: email is “hel⟨soft hyphen⟩lo@practice,com”. Write an email address, for example  email: name@your-domain.com',
    ],
  ],
  [
    'a number without its country',
    'practice.yaml',
    '"+1 202 555 0142"',
    '202 555 0142',
    [
      'whatsAppNumber: 202 555 0142 ← 1: whatsAppNumber is “202 555 0142”. Write a number with + and the country code first, for example  whatsAppNumber: +44 20 7946 0000',
    ],
  ],
  [
    'a number with letters',
    'practice.yaml',
    '"+1 202 555 0142"',
    '+1 800 GROWTH',
    [
      'whatsAppNumber: +1 800 GROWTH ← 1: whatsAppNumber is “+1 800 GROWTH”. Write a number with + and the country code first, for example  whatsAppNumber: +44 20 7946 0000',
    ],
  ],
  [
    'a number that is too short',
    'practice.yaml',
    '"+1 202 555 0142"',
    '+1 202',
    [
      'whatsAppNumber: +1 202 ← 1: whatsAppNumber is “+1 202”. Write a number with + and the country code first, for example  whatsAppNumber: +44 20 7946 0000',
    ],
  ],
  [
    'the name of a profile without its address',
    'practice.yaml',
    'https://linkedin.example.com/in/brand-name',
    'brand-name',
    [
      'address: brand-name ← 3: profile › address is “brand-name”. Write a web address in full, for example  address: https://www.linkedin.com/in/your-name',
    ],
  ],
  [
    'a script for an address',
    'practice.yaml',
    'https://linkedin.example.com/in/brand-name',
    'javascript:alert(1)',
    [
      'address: javascript:alert(1) ← 3: profile › address is “javascript:alert(1)”. Write a web address in full, for example  address: https://www.linkedin.com/in/your-name',
    ],
  ],
  [
    'a language in words',
    'practice.yaml',
    'language: en-GB',
    'language: British',
    [
      'language: British ← 1: language is “British”. Write the short name of a language, for example  language: fr-FR',
    ],
  ],
  [
    'words after the mark for words below',
    'pictures/portrait.yaml',
    /^alt: >-\n(?: .*\n)+/m,
    'alt: >- Jo Stone at her desk\n',
    [
      'alt: >- Jo Stone at her desk ← 6: After >- the words belong on the next line. Move them there, two spaces further right, or delete the sign. Write  alt: Jo Stone at her desk',
    ],
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
    'heading: Growth, built',
    'heading: Growth,\n    built',
    [
      'heading: Growth, ← 3: heading has words beside its name and on the lines below. Delete those that are left over, or write  heading: >-  and all the words on the lines below',
    ],
  ],
  [
    'an apostrophe at the beginning',
    'practice.yaml',
    /^hours:.*$/m,
    "hours: 's morgens, CET",
    [
      'hours: \'s morgens, CET ← 8: An apostrophe at the beginning opens a quotation. Write  hours: "\'s morgens, CET"',
    ],
  ],
  [
    'a dash for a hyphen',
    'home.yaml',
    '    - title: Strategy',
    '    – title: Strategy',
    ['– title: Strategy ← 5: A hyphen and a space begin an entry of a list. Write      - title: Strategy'],
  ],
  [
    'a long dash for a hyphen',
    'home.yaml',
    '    - title: Growth',
    '    — title: Growth',
    ['— title: Growth ← 5: A hyphen and a space begin an entry of a list. Write      - title: Growth'],
  ],
  [
    'a bullet for a hyphen',
    'home.yaml',
    '    - title: Growth',
    '    • title: Growth',
    ['• title: Growth ← 5: A hyphen and a space begin an entry of a list. Write      - title: Growth'],
  ],
  [
    'a number for a hyphen',
    'home.yaml',
    '    - title: Growth',
    '    1. title: Growth',
    ['1. title: Growth ← 5: A hyphen and a space begin an entry of a list. Write      - title: Growth'],
  ],
  [
    'an asterisk for a hyphen',
    'home.yaml',
    '    - title: Growth',
    '    * title: Growth',
    ['* title: Growth ← 5: A hyphen and a space begin an entry of a list. Write      - title: Growth'],
  ],
  [
    'a hyphen before a field of a case',
    'cases/2-luxury-villas.yaml',
    'kind: ',
    '- kind: ',
    ['- kind: Private residential ← 1: No list belongs here. Write  kind: Private residential'],
  ],
  [
    'a dash before a field of a case',
    'cases/2-luxury-villas.yaml',
    'kind: ',
    '– kind: ',
    ['– kind: Private residential ← 1: No list belongs here. Write  kind: Private residential'],
  ],
  [
    'a field of a case too far right',
    'cases/2-luxury-villas.yaml',
    'kind: ',
    '  kind: ',
    [
      'kind: Private residential ← 1: This line begins with 2 spaces, and its neighbours with no space. Begin it with no space',
    ],
  ],
  [
    'all fields of a case too far right',
    'cases/2-luxury-villas.yaml',
    /^(?=\w| {2}\w)/gm,
    '  ',
    [
      'title: Luxury Villas ← 1: This line begins with 2 spaces, and its neighbours with no space. Begin it with no space',
      'kind: Private residential ← 1: This line begins with 2 spaces, and its neighbours with no space. Begin it with no space',
      'situation: >- ← 1: This line begins with 2 spaces, and its neighbours with no space. Begin it with no space',
      'work: >- ← 1: This line begins with 2 spaces, and its neighbours with no space. Begin it with no space',
      'result: >- ← 1: This line begins with 2 spaces, and its neighbours with no space. Begin it with no space',
      'drawsOn: brand-dna-positioning, negotiation-deal-structuring ← 1: This line begins with 2 spaces, and its neighbours with no space. Begin it with no space',
      'picture: luxury-villas.jpg ← 1: This line begins with 2 spaces, and its neighbours with no space. Begin it with no space',
    ],
  ],
  [
    'a line of a conflict',
    'practice.yaml',
    /^role: .*$/m,
    '$&\n=======',
    [
      '======= ← 1: This line is left over from two versions that were joined here. Delete it, and keep one version of the lines around it',
    ],
  ],
  [
    'the end of a conflict',
    'practice.yaml',
    /^role: .*$/m,
    '$&\n>>>>>>> yourname-patch-1',
    [
      '>>>>>>> yourname-patch-1 ← 1: This line is left over from two versions that were joined here. Delete it, and keep one version of the lines around it',
    ],
  ],
  [
    'the second half of a conflict',
    'practice.yaml',
    /^role: .*$/m,
    '=======\nrole: Adviser\n>>>>>>> edits',
    [
      '======= ← 1: This line is left over from two versions that were joined here. Delete it, and keep one version of the lines around it',
      '>>>>>>> edits ← 1: This line is left over from two versions that were joined here. Delete it, and keep one version of the lines around it',
    ],
  ],
  [
    'a case on one line',
    'cases/2-luxury-villas.yaml',
    /.*/s,
    'title: Villas kind: Private situation: None work: Build result: Done drawsOn: picture: luxury-villas.jpg',
    [
      'title: Villas kind: Private situation: None work: Build result: Done drawsOn: picture: luxury-villas.jpg ← 1: The whole file is on one line. Begin a new line before each field; or open its last version on GitHub (History), and copy it back',
    ],
  ],
  [
    'a case on the line of its comment',
    'cases/2-luxury-villas.yaml',
    /.*/s,
    '# A case. title: Villas kind: Private situation: None work: Build',
    [
      '# A case. title: Villas kind: Private situation: None work: Build ← 1: The whole file is on one line. Begin a new line before each field; or open its last version on GitHub (History), and copy it back',
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
    [' ← 1: The file is empty. Open its last version on GitHub (History), and copy it back'],
  ],
  [
    'a case of comments',
    'cases/2-luxury-villas.yaml',
    /^(?!#|\n).*\n?/gm,
    '',
    [
      '# A case. The name of this file is the end of its address, /cases#luxury-villas; the number gives ← 1: The file is empty. Open its last version on GitHub (History), and copy it back',
    ],
  ],
  [
    'another file pasted into this',
    'practice.yaml',
    /.*/s,
    textOf('home.yaml'),
    [
      '# The words and pictures of the home page, in their order on the page. ← 1: This file has the fields of home.yaml. Open its last version on GitHub (History), and copy it back',
    ],
  ],
  [
    'a case pasted into a page',
    'contact.yaml',
    /.*/s,
    textOf('cases/2-luxury-villas.yaml'),
    [
      '# A case. The name of this file is the end of its address, /cases#luxury-villas; the number gives ← 1: This file has the fields of a case. Open its last version on GitHub (History), and copy it back',
    ],
  ],
  [
    'an id in a case',
    'cases/2-luxury-villas.yaml',
    'title: ',
    'id: luxury-villas\ntitle: ',
    [
      'id: luxury-villas ← 1: id is not a field here. The fields here are title, kind, situation, work, result, drawsOn, picture. Correct its name, or delete it',
    ],
  ],
  [
    'a list of cases in the page',
    'cases.yaml',
    /$/,
    '\ncases:\n  - id: one\n    title: One\n',
    [
      'cases: ← 1: cases is not a field here. The fields here are metadata, socialCard, heading, lead, note, parts, closing. Correct its name, or delete it',
    ],
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
    'a case with an empty picture',
    'cases/2-luxury-villas.yaml',
    /^picture: .*$/m,
    'picture:',
    [
      'picture: ← 1: picture is empty. Write the name of a file in the folder pictures, for example  picture: portrait.jpg',
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
    'a case with a capital in a field',
    'cases/2-luxury-villas.yaml',
    'drawsOn:',
    'drawson:',
    [
      'drawson: brand-dna-positioning, negotiation-deal-structuring ← 1: drawson is not a field here. Did you mean drawsOn?',
    ],
  ],
  [
    'a case with a picture that is not there',
    'cases/2-luxury-villas.yaml',
    /^picture: .*$/m,
    'picture: luxury-vilas.jpg',
    [
      'picture: luxury-vilas.jpg ← 1: picture is “luxury-vilas.jpg”, which is not in test/fixtures/content/pictures. Did you mean luxury-villas.jpg?',
    ],
  ],
  [
    'a case with a picture of another name',
    'cases/2-luxury-villas.yaml',
    /^picture: .*$/m,
    'picture: IMG_0001.jpg',
    [
      'picture: IMG_0001.jpg ← 1: picture is “IMG_0001.jpg”, which is not in test/fixtures/content/pictures. Upload it there, or write one of ascent.jpg, festivals-events.jpg, lifestyle-resort.jpg, luxury-villas.jpg, maquette.jpg, material-marble.jpg, nine-materials.jpg, portrait.jpg, retail-commercial-hub.jpg, sequence-drawing.jpg, sequence-model.jpg, townhouse-development.jpg',
    ],
  ],
  [
    'a picture with its old fields',
    'cases/2-luxury-villas.yaml',
    /^picture: .*$/m,
    'picture:\n  file: luxury-villas.jpg\n  alt: A villa',
    [
      'picture: ← 1: picture is a group of fields. Write the name of a file in the folder pictures, for example  picture: portrait.jpg',
    ],
  ],
  [
    'a picture without its ending',
    'cases/2-luxury-villas.yaml',
    /^picture: .*$/m,
    'picture: luxury-villas',
    [
      'picture: luxury-villas ← 1: picture is “luxury-villas”, which is not in test/fixtures/content/pictures. Did you mean luxury-villas.jpg?',
    ],
  ],
  [
    'an area that is misspelt',
    'cases/2-luxury-villas.yaml',
    /^drawsOn: .*$/m,
    'drawsOn: brand-dna-positionning',
    [
      'drawsOn: brand-dna-positionning ← 1: drawsOn names “brand-dna-positionning”, which is not an area. Did you mean brand-dna-positioning?',
    ],
  ],
  [
    'an area that there is not',
    'cases/2-luxury-villas.yaml',
    /^drawsOn: .*$/m,
    'drawsOn: Marketing, Brand DNA & Positioning',
    [
      'drawsOn: Marketing, Brand DNA & Positioning ← 1: drawsOn names “Marketing”, which is not an area. Write some of these, separated by commas: strategic-roadmapping, brand-dna-positioning, communication-clarity, profit-focused-financial-planning, market-positioning-strategy, sales-revenue-growth, operational-excellence, team-development-training, negotiation-deal-structuring',
    ],
  ],
  [
    'areas without commas',
    'cases/2-luxury-villas.yaml',
    /^drawsOn: .*$/m,
    'drawsOn: brand-dna-positioning operational-excellence',
    [
      'drawsOn: brand-dna-positioning operational-excellence ← 1: drawsOn names “brand-dna-positioning operational-excellence”, which is not an area. Write some of these, separated by commas: strategic-roadmapping, brand-dna-positioning, communication-clarity, profit-focused-financial-planning, market-positioning-strategy, sales-revenue-growth, operational-excellence, team-development-training, negotiation-deal-structuring',
    ],
  ],
  [
    'an icon in words',
    'areas/6-sales-revenue-growth.yaml',
    'icon: sales',
    'icon: A rocket',
    [
      'icon: A rocket ← 1: icon is “A rocket”. Write one of strategy, growth, operations, roadmap, brand, communication, finance, position, sales, excellence, team, negotiation, for example  icon: growth',
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
    'a focus of one number',
    'pictures/portrait.yaml',
    /^focus: .*$/m,
    'focus: 50%',
    [
      'focus: 50% ← 1: focus is “50%”. Write two numbers from 0 to 100: how far from the left, and how far from the top, for example  focus: 50% 20%',
    ],
  ],
  [
    'a focus outside the picture',
    'pictures/portrait.yaml',
    /^focus: .*$/m,
    'focus: 500% 20%',
    [
      'focus: 500% 20% ← 1: focus is “500% 20%”. Write two numbers from 0 to 100: how far from the left, and how far from the top, for example  focus: 50% 20%',
    ],
  ],
  [
    'a focus in words',
    'pictures/portrait.yaml',
    /^focus: .*$/m,
    'focus: top left',
    [
      'focus: top left ← 1: focus is “top left”. Write two numbers from 0 to 100: how far from the left, and how far from the top, for example  focus: 50% 20%',
    ],
  ],
  [
    'a focus in its old form',
    'pictures/portrait.yaml',
    /^focus: .*$/m,
    'focus:\n  x: 50\n  y: 20',
    [
      'focus: ← 1: focus is a group of fields. Write two numbers from 0 to 100: how far from the left, and how far from the top, for example  focus: 50% 20%',
    ],
  ],
  [
    'a link to a file without a slash',
    'practice.yaml',
    /^ {4}address:.*$/m,
    '    address: privacy.html',
    [
      'address: privacy.html ← 5: footer › legal › address is “privacy.html”. Write a web address in full; for a page of this site, /impact; for a file in public, /privacy.html, for example  address: https://www.your-name.com/privacy',
    ],
  ],
  [
    'a link to a document without a slash',
    'practice.yaml',
    /^ {4}address:.*$/m,
    '    address: terms.pdf',
    [
      'address: terms.pdf ← 5: footer › legal › address is “terms.pdf”. Write a web address in full; for a page of this site, /impact; for a file in public, /privacy.html, for example  address: https://www.your-name.com/privacy',
    ],
  ],
  [
    'a link in words',
    'practice.yaml',
    /^ {4}address:.*$/m,
    '    address: our privacy page',
    [
      'address: our privacy page ← 5: footer › legal › address is “our privacy page”. Write a web address in full; for a page of this site, /impact; for a file in public, /privacy.html, for example  address: https://www.your-name.com/privacy',
    ],
  ],
  [
    'a misspelt line in a group',
    'contact.yaml',
    'heading: ',
    'headding: ',
    ['headding: Begin with a conversation. ← 1: headding is not a field here. Did you mean heading?'],
  ],
  [
    'a group in the wrong place',
    'home.yaml',
    /^ {2}headline: (.*)\n/m,
    '',
    ['hero: ← 1: hero › headline is missing. Add it on a line of its own, for example  headline: Your words'],
  ],
  [
    'a field in another group',
    'home.yaml',
    /^( {2}headline: .*\n)([\s\S]*?\napproach:\n)/m,
    '$2$1',
    [
      'hero: ← 1: hero › headline is missing. Add it on a line of its own, for example  headline: Your words',
      'headline: Transforming high-potential ventures into structured, profit-generating businesses. ← 3: approach › headline is not a field here. Did you mean heading?',
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
    'a lost letter',
    'cases/2-luxury-villas.yaml',
    'title: ',
    'title: Citt\ufffd ',
    [
      'title: Citt\ufffd Luxury Villas ← 1: title contains \ufffd, where a letter was lost. Type the letter again',
    ],
  ],
  [
    'an emoji cut in half',
    'cases/2-luxury-villas.yaml',
    /^title: .*$/m,
    'title: "\\uD83D"',
    [
      'title: "\\uD83D" ← 9: The words contain a backslash (\\), which has a special meaning in quotation marks. Delete it',
    ],
  ],
  [
    'an email with a space',
    'practice.yaml',
    'hello@example.com',
    'hello @practice.com',
    [
      'email: hello @practice.com ← 1: email is “hello @practice.com”. Write an email address, for example  email: name@your-domain.com',
    ],
  ],
  [
    'a web address for an email',
    'practice.yaml',
    'hello@example.com',
    'https://practice.com',
    [
      'email: https://practice.com ← 1: email is “https://practice.com”. Write an email address, for example  email: name@your-domain.com',
    ],
  ],
  [
    'a telephone number in words',
    'practice.yaml',
    '"+1 202 555 0142"',
    'ask by email',
    [
      'whatsAppNumber: ask by email ← 1: whatsAppNumber is “ask by email”. Write a number with + and the country code first, for example  whatsAppNumber: +44 20 7946 0000',
    ],
  ],
  [
    'a language that there is not',
    'practice.yaml',
    'language: en-GB',
    'language: xx-YY',
    [
      'language: xx-YY ← 1: language is “xx-YY”. Write the short name of a language, for example  language: fr-FR',
    ],
  ],
  [
    'a title of a case that is too long',
    'cases/2-luxury-villas.yaml',
    /^title: .*$/m,
    'title: A name that goes on and on until nobody can read it any more',
    [
      'title: A name that goes on and on until nobody can read it any more ← 1: title has 60 characters, but only 50 fit. Shorten it by 10',
    ],
  ],
  [
    'a quotation mark without its partner in a case',
    'cases/2-luxury-villas.yaml',
    /^title: .*$/m,
    'title: "Luxury Villas',
    ['title: "Luxury Villas ← 8: The closing quotation mark is missing. Write  title: "Luxury Villas"'],
  ],
  [
    'words below a quotation',
    'cases/2-luxury-villas.yaml',
    /^title: .*$/m,
    'title: "Luxury"\n  Villas',
    [
      'Villas ← 3: This line is not a field. If its words belong to the field above, write  >-  after that field’s colon, and all its words below, two spaces further right than the field; if not, delete it',
    ],
  ],
  [
    'a semicolon for a colon',
    'cases/2-luxury-villas.yaml',
    'title: ',
    'title; ',
    ['title; Luxury Villas ← 6: A colon is missing after title. Write  title: Luxury Villas'],
  ],
  [
    'a comma for a colon',
    'cases/2-luxury-villas.yaml',
    'title: ',
    'title, ',
    ['title, Luxury Villas ← 6: A colon is missing after title. Write  title: Luxury Villas'],
  ],
  [
    'a field in brackets',
    'cases/2-luxury-villas.yaml',
    /^kind: .*$/m,
    'kind: [Private] residential',
    [
      'kind: [Private] residential ← 7: Words cannot begin with [, which has a special meaning in this kind of file. Put the words in double quotation marks:  kind: "[Private] residential"',
    ],
  ],
  [
    'a comment sign lost',
    'cases/2-luxury-villas.yaml',
    /^# The name of the case/m,
    'The name of the case',
    [
      'The name of the case. At most 50 characters. ← 1: This line is not a field. If its words belong to the field above, write  >-  after that field’s colon, and all its words below, two spaces further right than the field; if not, delete it',
    ],
  ],
  [
    'a page of HTML',
    'cases/2-luxury-villas.yaml',
    /^title: .*$/m,
    'title: <h2>Villas</h2>',
    [
      'title: <h2>Villas</h2> ← 1: title contains HTML, which the page would show as text: <h2>. Write only the words',
    ],
  ],
  [
    'an HTML link',
    'cases/2-luxury-villas.yaml',
    /^kind: .*$/m,
    'kind: <a href="https://practice.com">Villas</a>',
    [
      'kind: <a href="https://practice.com">Villas</a> ← 1: kind contains HTML, which the page would show as text: <a href="https://practice.com">. Write only the words',
    ],
  ],
  [
    'a tab in a case',
    'cases/2-luxury-villas.yaml',
    'kind: ',
    '\tkind: ',
    [
      'kind: Private residential ← 1: This line begins with a tab. Begin it with spaces only, as many as its neighbours',
    ],
  ],
  [
    'words of a case at the margin',
    'cases/2-luxury-villas.yaml',
    /^situation: >-\n {2}/m,
    'situation: >-\n',
    [
      'A handful of exceptional houses, for people who could live anywhere. ← 1: These words belong to the field above. Begin the line with 2 spaces',
    ],
  ],
  [
    'a hyphen alone in a case',
    'cases/2-luxury-villas.yaml',
    /^kind: .*$/m,
    'kind: -',
    [
      'kind: - ← 7: Words cannot begin with -, which has a special meaning in this kind of file. Put the words in double quotation marks:  kind: "-"',
    ],
  ],
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
    ['practice.yaml.txt is not a content file. Rename it to practice.yaml'],
  ],
  [
    'a page saved as text beside it',
    { 'practice.yaml.txt': 'brandName: Other' },
    ['practice.yaml.txt is not a content file. Put its words into practice.yaml, and delete it'],
  ],
  [
    'a page in capitals beside it',
    { 'Practice.yaml': 'brandName: Other' },
    ['Practice.yaml is not a content file. Put its words into practice.yaml, and delete it'],
  ],
  [
    'a page in capitals',
    { 'home.yaml': undefined, 'Home.yaml': 'hero:' },
    ['Home.yaml is not a content file. Rename it to home.yaml'],
  ],
  [
    'a misspelt page',
    { 'contcat.yaml': '', 'contact.yaml': undefined },
    ['contcat.yaml is not a content file. Did you mean contact.yaml?'],
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
      `prices.yaml is not a content file. Delete it, or describe it in src/content/schema.ts. The content files are ${pageFiles}`,
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
    ['cases/6-hotel.yaml.txt is not a content file. Rename it to cases/6-hotel.yaml, or delete it'],
  ],
  [
    'a case without an ending',
    { 'cases/6-hotel': aCase },
    ['cases/6-hotel is not a content file. Rename it to cases/6-hotel.yaml, or delete it'],
  ],
  [
    'a case in a folder of its own',
    { 'cases/drafts/hotel.yaml': aCase },
    ['cases/drafts/hotel.yaml is in a folder inside cases. Move it to cases/hotel.yaml, or delete it'],
  ],
  [
    'a case with the name of another',
    { 'cases/6-luxury-villas.yaml': aCase },
    [
      'cases/6-luxury-villas.yaml has the same name as cases/2-luxury-villas.yaml, and the same address. Rename one of the two, or delete it',
    ],
  ],
  [
    'a case with a name that is no address',
    { 'cases/東京.yaml': aCase },
    [
      'cases/東京.yaml cannot be an address. Give it a name in the letters a to z, such as luxury-villas.yaml',
    ],
  ],
  [
    'too few cases',
    {
      'cases/1-townhouse-development.yaml': undefined,
      'cases/2-luxury-villas.yaml': undefined,
      'cases/3-retail-commercial-hub.yaml': undefined,
    },
    ['cases has 2 files, but the page needs 3 to 8. Copy a file, and change its words'],
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
      'cases/1-townhouse-development.yaml:24 drawsOn names “sales-revenue-growth”, which is not an area. Write some of these, separated by commas: strategic-roadmapping, brand-dna-positioning, communication-clarity, profit-focused-financial-planning, market-positioning-strategy, operational-excellence, team-development-training, negotiation-deal-structuring',
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
      'contact.yaml:45 portrait is jo.jpg, which has no text for visitors who cannot see it. Create the file pictures/jo.yaml, and write in it what the picture shows, for example  alt: A villa by the sea at dusk',
    ],
  ],
  [
    'a deleted text of a picture',
    { 'pictures/portrait.yaml': undefined },
    [
      'contact.yaml:45 portrait is portrait.jpg, which has no text for visitors who cannot see it. Create the file pictures/portrait.yaml, and write in it what the picture shows, for example  alt: A villa by the sea at dusk',
    ],
  ],
  [
    'a deleted picture',
    { 'pictures/portrait.jpg': undefined },
    [
      'contact.yaml:45 portrait is “portrait.jpg”, which is not in pictures. Upload it there, or write one of ascent.jpg, festivals-events.jpg, lifestyle-resort.jpg, luxury-villas.jpg, maquette.jpg, material-marble.jpg, nine-materials.jpg, retail-commercial-hub.jpg, sequence-drawing.jpg, sequence-model.jpg, townhouse-development.jpg',
    ],
  ],
  [
    'an unreadable area',
    { 'areas/6-sales-revenue-growth.yaml': '<<<<<<<' },
    [
      'areas/6-sales-revenue-growth.yaml:1 Two versions of these lines were joined here. Keep one of them, and delete the other and the three lines that begin with <<<<<<<, ======= and >>>>>>>',
    ],
  ],
];
