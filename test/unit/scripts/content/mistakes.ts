/** A mistake that an owner makes in a file of the content. */
export interface Mistake {
  readonly name: string;
  /** The file, without its ending. */
  readonly file: string;
  /** What stands in the file, and what the owner makes of it. */
  readonly change: readonly [found: string | RegExp, written: string];
  /** What is reported: the line, the column, and the whole message. */
  readonly reported: readonly string[];
}

export const mistakes: readonly Mistake[] = [
  {
    name: 'a colon among words',
    file: 'home',
    change: ['heading: What the work changes.', 'heading: Our work: where it shows'],
    reported: [
      'heading: Our work: where it shows ← 20: The colon in these words reads as the end of a field’s name. Put the words in double quotation marks:  heading: "Our work: where it shows"',
    ],
  },
  {
    name: 'a colon at the end of words',
    file: 'home',
    change: ['label: Approach', 'label: Our approach:'],
    reported: [
      'label: Our approach: ← 22: The colon in these words reads as the end of a field’s name. Put the words in double quotation marks:  label: "Our approach:"',
    ],
  },
  {
    name: 'a colon among words that go on below',
    file: 'home',
    change: ['tagline: Strategic Growth Consulting', 'tagline: Strategic Growth\n    Consulting: since 2009'],
    reported: [
      'Consulting: since 2009 ← 15: The colon in these words reads as the end of a field’s name. Write  >-  after the field’s colon, and all its words on the lines below',
    ],
  },
  {
    name: 'a # among words that go on below',
    file: 'home',
    change: ['tagline: Strategic Growth', 'tagline: Strategic\n    The #1 in\n    Growth'],
    reported: [
      'The #1 in ← 9: Text after # is a comment, which the site does not show. Write  >-  after the field’s colon, and all its words on the lines below',
    ],
  },
  {
    name: 'a colon and quotation marks among words',
    file: 'home',
    change: ['label: Approach', 'label: Our "best" way: here'],
    reported: [
      'label: Our "best" way: here ← 24: The colon in these words reads as the end of a field’s name. Put the words in double quotation marks:  label: "Our “best” way: here"',
    ],
  },
  {
    name: 'no space after the colon',
    file: 'home',
    change: ['label: Approach', 'label:Approach'],
    reported: ['label:Approach ← 9: A space is missing after the colon. Write  label: Approach'],
  },
  {
    name: 'a space before the colon and none after it',
    file: 'home',
    change: ['label: Approach', 'label :Approach'],
    reported: ['label :Approach ← 9: A space is missing after the colon. Write  label: Approach'],
  },
  {
    name: 'a no-break space after the colon',
    file: 'home',
    change: ['label: Approach', 'label: Approach'],
    reported: [
      'label: Approach ← 9: A no-break space follows the colon instead of an ordinary space. Delete it and press the space bar',
    ],
  },
  {
    name: 'a narrow no-break space after the colon',
    file: 'home',
    change: ['label: Approach', 'label:\u202fApproach'],
    reported: [
      'label:\u202fApproach ← 9: A narrow no-break space follows the colon instead of an ordinary space. Delete it and press the space bar',
    ],
  },
  {
    name: 'no colon',
    file: 'practice',
    change: ['role: Strategic', 'role Strategic'],
    reported: [
      'role Strategic Growth Consultant ← 5: A colon is missing after role. Write  role: Strategic Growth Consultant',
    ],
  },
  {
    name: 'an equals sign for the colon',
    file: 'practice',
    change: ['role: Strategic', 'role = Strategic'],
    reported: [
      'role = Strategic Growth Consultant ← 5: A colon is missing after role. Write  role: Strategic Growth Consultant',
    ],
  },
  {
    name: 'a wide colon',
    file: 'practice',
    change: ['role: Strategic', 'role：Strategic'],
    reported: [
      'role：Strategic Growth Consultant ← 5: A colon is missing after role. Write  role: Strategic Growth Consultant',
    ],
  },
  {
    name: 'a tab at the beginning of a line',
    file: 'home',
    change: ['  tagline:', '\ttagline:'],
    reported: [
      'tagline: Strategic Growth Consulting ← 1: This line begins with a tab. Begin it with spaces only, as many as its neighbours',
    ],
  },
  {
    name: 'a tab among words on lines of their own',
    file: 'home',
    change: ['    For founders,', '\tFor founders,'],
    reported: [
      'For founders, and for developers of luxury residences, hotels and resorts. First a brand people ← 1: This line begins with a tab. Begin it with spaces only, as many as its neighbours',
    ],
  },
  {
    name: 'a no-break space at the beginning of a line',
    file: 'home',
    change: ['  tagline:', '  tagline:'],
    reported: [
      'tagline: Strategic Growth Consulting ← 1: This line begins with a no-break space. Begin it with spaces only, as many as its neighbours',
    ],
  },
  {
    name: 'a zero-width space at the beginning of a line',
    file: 'practice',
    change: ['brandName:', '\u200bbrandName:'],
    reported: [
      '\u200bbrandName: Brand Name ← 1: This line begins with a zero-width space. Begin it with spaces only, as many as its neighbours',
    ],
  },
  {
    name: 'a line too far right',
    file: 'home',
    change: ['  tagline:', '  headline: One\n    tagline:'],
    reported: [
      'tagline: Strategic Growth Consulting ← 1: This line begins too far right, so it reads as part of the line above. Begin it with 2 spaces',
      'headline: Transforming high-potential ventures into structured, profit-generating businesses. ← 3: headline appears here a second time. Remove one of the two lines',
    ],
  },
  {
    name: 'a first line too far right',
    file: 'practice',
    change: ['brandName:', ' brandName:'],
    reported: [
      'brandName: Brand Name ← 1: This line begins too far right, so it reads as part of the line above. Begin it with no space',
    ],
  },
  {
    name: 'a line too far right below words on lines of their own',
    file: 'home',
    change: ['\n  scheduleLabel:', '\n   scheduleLabel:'],
    reported: [
      'scheduleLabel: Schedule a strategy call ← 1: This line begins too far right, so it reads as part of the line above. Begin it with 2 spaces',
    ],
  },
  {
    name: 'a line too far left',
    file: 'home',
    change: ['  tagline:', ' tagline:'],
    reported: [
      'tagline: Strategic Growth Consulting ← 1: This line begins with 1 space, and its neighbours with 2. Begin it with 2 spaces',
    ],
  },
  {
    name: 'a group that begins too far right',
    file: 'home',
    change: ['\nimpact:', '\n impact:'],
    reported: [
      'impact: ← 1: This line begins with 1 space, which matches no line above. Begin it with no space',
    ],
  },
  {
    name: 'a field outside its group',
    file: 'home',
    change: ['  tagline:', 'tagline:'],
    reported: [
      'tagline: Strategic Growth Consulting ← 1: This line begins with no space, and its neighbours with 2. Begin it with 2 spaces',
    ],
  },
  {
    name: 'a field with words on lines of their own outside its group',
    file: 'home',
    change: ['  lead: >-', 'lead: >-'],
    reported: [
      'lead: >- ← 1: This line begins with no space, and its neighbours with 2. Begin it with 2 spaces',
    ],
  },
  {
    name: 'words not indented below their field',
    file: 'home',
    change: ['    For founders,', '  For founders,'],
    reported: [
      'For founders, and for developers of luxury residences, hotels and resorts. First a brand people ← 3: These words belong to the field above. Begin the line with 4 spaces',
    ],
  },
  {
    name: 'words that begin at different places',
    file: 'home',
    change: ['    believe in, then', '   believe in, then'],
    reported: [
      'believe in, then a market worth entering, then an operation that earns. ← 4: These words begin further left than the words above. Begin the line with 4 spaces',
    ],
  },
  {
    name: 'words that go on at the beginning of a line',
    file: 'home',
    change: ['    believe in, then', 'believe in, then'],
    reported: [
      'believe in, then a market worth entering, then an operation that earns. ← 1: This line is not a field. If its words belong to the field above, begin it two spaces further right than that field; if not, delete it',
    ],
  },
  {
    name: 'words below their field without a mark',
    file: 'home',
    change: ['tagline: Strategic Growth', 'tagline:\n    Strategic Growth'],
    reported: [
      'tagline: ← 3: hero › tagline is empty. Write text, for example  tagline: Your words',
      'Strategic Growth Consulting ← 5: This line is not a field. If it is an entry of a list, begin it with a hyphen and a space; if its words belong to the field above, write  >-  after that field’s colon; if not, delete it',
    ],
  },
  {
    name: 'no hyphen and no space before the first entry',
    file: 'home',
    change: ['    - title: Strategy', '    title: Strategy'],
    reported: [
      'title: Strategy ← 5: A hyphen is missing: a new entry begins here. Write      - title: Strategy',
    ],
  },
  {
    name: 'a double quotation mark without its partner',
    file: 'practice',
    change: ['brandName: Brand Name', 'brandName: "Brand Name'],
    reported: [
      'brandName: "Brand Name ← 12: The closing quotation mark is missing. Write  brandName: "Brand Name"',
    ],
  },
  {
    name: 'a single quotation mark without its partner',
    file: 'home',
    change: ['label: Approach', "label: 'Approach"],
    reported: ['label: \'Approach ← 10: The closing quotation mark is missing. Write  label: "Approach"'],
  },
  {
    name: 'two kinds of quotation mark',
    file: 'home',
    change: ['label: Approach', 'label: "Approach\''],
    reported: ['label: "Approach\' ← 10: The closing quotation mark is missing. Write  label: "Approach"'],
  },
  {
    name: 'an apostrophe between single quotation marks',
    file: 'home',
    change: ['label: Approach', "label: 'The owner's way'"],
    reported: [
      "label: 'The owner's way' ← 21: The apostrophe ends the words too early, because they are in single quotation marks. Write  label: \"The owner's way\"",
    ],
  },
  {
    name: 'quotation marks within quotation marks',
    file: 'home',
    change: ['label: Approach', 'label: "Our client\'s "best" way"'],
    reported: [
      'label: "Our client\'s "best" way" ← 25: The words continue after their closing quotation mark. Write the inner marks as “ and ”:  label: "Our client\'s “best” way"',
    ],
  },
  {
    name: 'a comma behind quotation marks',
    file: 'practice',
    change: ['hello@example.com', '"me@practice.com",'],
    reported: ['email: "me@practice.com", ← 25: A comma follows the closing quotation mark. Delete it'],
  },
  {
    name: 'words behind quotation marks',
    file: 'home',
    change: ['label: Approach', 'label: "Our" way'],
    reported: [
      'label: "Our" way ← 15: The words continue after their closing quotation mark. Write the inner marks as “ and ”:  label: "“Our” way"',
    ],
  },
  {
    name: 'a # before words',
    file: 'home',
    change: ['label: Approach', 'label: #1 in growth'],
    reported: [
      'label: #1 in growth ← 10: Text after # is a comment, which the site does not show. Put the words in double quotation marks:  label: "#1 in growth"',
    ],
  },
  {
    name: 'a # among words',
    file: 'home',
    change: ['label: Approach', 'label: The #1 in growth'],
    reported: [
      'label: The #1 in growth ← 14: Text after # is a comment, which the site does not show. Put the words in double quotation marks:  label: "The #1 in growth"',
    ],
  },
  {
    name: 'an @ at the beginning',
    file: 'home',
    change: ['label: Approach', 'label: @brandname'],
    reported: [
      'label: @brandname ← 10: Words cannot begin with @. Put the words in double quotation marks:  label: "@brandname"',
    ],
  },
  {
    name: 'a * at the beginning',
    file: 'home',
    change: ['label: Approach', 'label: *Approach*'],
    reported: [
      'label: *Approach* ← 10: Words cannot begin with *, which has a special meaning in this kind of file. Put the words in double quotation marks:  label: "*Approach*"',
    ],
  },
  {
    name: 'a & at the beginning',
    file: 'practice',
    change: ['brandName: Brand Name', 'brandName: & Partners'],
    reported: [
      'brandName: & Partners ← 12: Words cannot begin with &, which has a special meaning in this kind of file. Put the words in double quotation marks:  brandName: "& Partners"',
    ],
  },
  {
    name: 'a % at the beginning',
    file: 'home',
    change: ['label: Approach', 'label: % that count'],
    reported: [
      'label: % that count ← 10: Words cannot begin with %. Put the words in double quotation marks:  label: "% that count"',
    ],
  },
  {
    name: 'a ! at the beginning',
    file: 'home',
    change: ['label: Approach', 'label: !Approach'],
    reported: [
      'label: !Approach ← 10: Words cannot begin with !, which has a special meaning in this kind of file. Put the words in double quotation marks:  label: "!Approach"',
    ],
  },
  {
    name: 'a backtick at the beginning',
    file: 'home',
    change: ['label: Approach', 'label: `Approach`'],
    reported: [
      'label: `Approach` ← 10: Words cannot begin with `. Put the words in double quotation marks:  label: "`Approach`"',
    ],
  },
  {
    name: 'a bracket at the beginning',
    file: 'home',
    change: ['label: Approach', 'label: [Draft] Approach'],
    reported: [
      'label: [Draft] Approach ← 10: Words cannot begin with [, which begins a list in this kind of file. Put the words in double quotation marks:  label: "[Draft] Approach"',
    ],
  },
  {
    name: 'a brace at the beginning',
    file: 'home',
    change: ['label: Approach', 'label: {Approach'],
    reported: [
      'label: {Approach ← 10: Words cannot begin with {, which begins a list in this kind of file. Put the words in double quotation marks:  label: "{Approach"',
    ],
  },
  {
    name: 'a hyphen at the beginning',
    file: 'home',
    change: ['label: Approach', 'label: - Approach'],
    reported: [
      'label: - Approach ← 10: Words cannot begin with - and a space. Put the words in double quotation marks:  label: "- Approach"',
    ],
  },
  {
    name: 'a hyphen alone',
    file: 'practice',
    change: ['\nhours:', '\nhours: -'],
    reported: [
      'hours: - ← 8: Words cannot begin with - and a space. Put the words in double quotation marks:  hours: "-"',
    ],
  },
  {
    name: 'a question mark alone',
    file: 'practice',
    change: ['\nhours:', '\nhours: ?'],
    reported: [
      'hours: ? ← 8: Words cannot begin with ? and a space. Put the words in double quotation marks:  hours: "?"',
    ],
  },
  {
    name: 'words behind the sign for words on lines of their own',
    file: 'home',
    change: ['label: Approach', 'label: >- Approach'],
    reported: [
      'label: >- Approach ← 10: After >- the words belong on the next line, two spaces further right. Move them there, or delete the sign',
    ],
  },
  {
    name: 'a field that stands twice',
    file: 'practice',
    change: ['\nrole:', '\nemail: me@practice.com\nrole:'],
    reported: ['email: me@practice.com ← 1: email appears here a second time. Remove one of the two lines'],
  },
  {
    name: 'a line of dashes',
    file: 'practice',
    change: ['\nrole:', '\n---\nrole:'],
    reported: [
      '--- ← 1: This line is not a field. If its words belong to the field above, begin it two spaces further right than that field; if not, delete it',
    ],
  },
  {
    name: 'a stray line',
    file: 'practice',
    change: ['\nrole:', '\nTo do\nrole:'],
    reported: [
      'To do ← 1: This line is not a field. If its words belong to the field above, begin it two spaces further right than that field; if not, delete it',
    ],
  },
  {
    name: 'two versions joined by GitHub',
    file: 'practice',
    change: [/^role: .*$/m, '<<<<<<< HEAD\nrole: Consultant\n=======\nrole: Adviser\n>>>>>>> edits'],
    reported: [
      '<<<<<<< HEAD ← 1: Two versions of these lines were joined here. Keep one of them, and delete the other and the three lines that begin with <<<<<<<, ======= and >>>>>>>',
    ],
  },
  {
    name: 'an escape between quotation marks',
    file: 'home',
    change: ['label: Approach', 'label: "Our\\napproach"'],
    reported: [
      'label: "Our\\napproach" ← 14: The words contain a backslash (\\), which has a special meaning in quotation marks. Delete it',
    ],
  },
  {
    name: 'a misspelt field',
    file: 'home',
    change: ['headline: Trans', 'haedlin: Trans'],
    reported: [
      'haedlin: Transforming high-potential ventures into structured, profit-generating businesses. ← 3: hero › haedlin is not a field here. Did you mean headline?',
    ],
  },
  {
    name: 'a misspelt group',
    file: 'home',
    change: ['\nhero:', '\nheros:'],
    reported: ['heros: ← 1: heros is not a field here. Did you mean hero?'],
  },
  {
    name: 'a misspelt field at the beginning of an entry',
    file: 'home',
    change: ['- title: Strategy', '- titel: Strategy'],
    reported: [
      '- titel: Strategy ← 7: impact › areas › entry 1 › titel is not a field here. Did you mean title?',
    ],
  },
  {
    name: 'a misspelt field at the beginning of a later entry',
    file: 'home',
    change: ['- title: Growth', '- titel: Growth'],
    reported: [
      '- titel: Growth ← 7: impact › areas › entry 2 › titel is not a field here. Did you mean title?',
    ],
  },
  {
    name: 'a field in capitals',
    file: 'practice',
    change: ['role: Strategic', 'ROLE: Strategic'],
    reported: ['ROLE: Strategic Growth Consultant ← 1: ROLE is not a field here. Did you mean role?'],
  },
  {
    name: 'a field that there is not',
    file: 'practice',
    change: ['\nrole:', '\nfax: 12345\nrole:'],
    reported: [
      'fax: 12345 ← 1: fax is not a field here. The fields here are brandName, siteAddress, email, whatsAppNumber, whatsAppMessage, profile, consultantName, role, responseTime, description, languagesSpoken, hours, firstCall, language, labels, footer. Correct its name, or delete it',
    ],
  },
  {
    name: 'a field that was deleted',
    file: 'practice',
    change: [/^responseTime: .*\n/m, ''],
    reported: [
      'brandName: Brand Name ← 1: responseTime is missing. Add it on a line of its own, for example  responseTime: Your words',
    ],
  },
  {
    name: 'a field that was emptied',
    file: 'practice',
    change: [/^role: .*$/m, 'role:'],
    reported: ['role: ← 1: role is empty. Write text, for example  role: Your words'],
  },
  {
    name: 'a group that was deleted',
    file: 'home',
    change: [/^about:\n(?: .*\n)*/m, ''],
    reported: [
      'metadata: ← 1: about is missing. Write  about:  and below it, each on its own line and two spaces further right, label, statement, text, picture',
    ],
  },
  {
    name: 'words where a group belongs',
    file: 'home',
    change: [/^about:\n(?: .*\n)*/m, 'about: We are good.\n'],
    reported: [
      'about: We are good. ← 1: about is “We are good.”, but a group of fields belongs here. Write below it, each on its own line and two spaces further right, label, statement, text, picture',
    ],
  },
  {
    name: 'a list where words belong',
    file: 'practice',
    change: [/^role: .*$/m, 'role:\n  - Consultant\n  - Adviser'],
    reported: ['role: ← 1: role is a list. Write text, for example  role: Your words'],
  },
  {
    name: 'words where a list belongs',
    file: 'home',
    change: [/^ {2}steps:\n(?: {4}.*\n)*/m, '  steps: Three steps\n'],
    reported: [
      'steps: Three steps ← 3: approach › steps is “Three steps”, but a list belongs here. Each entry begins with a hyphen and a space, two spaces further right',
    ],
  },
  {
    name: 'too long a heading',
    file: 'impact',
    change: [
      'heading: Key Impact Areas',
      'heading: Long Long Long Long Long Long Long Long Long Long Long Long ',
    ],
    reported: [
      'heading: Long Long Long Long Long Long Long Long Long Long Long Long ← 1: heading has 59 characters, but only 50 fit. Shorten it by 9',
    ],
  },
  {
    name: 'too long a text on lines of its own',
    file: 'home',
    change: [
      '    For founders,',
      '    A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. A long sentence. \n    For founders,',
    ],
    reported: ['lead: >- ← 3: hero › lead has 507 characters, but only 300 fit. Shorten it by 207'],
  },
  {
    name: 'an icon that is not drawn',
    file: 'areas/6-sales-revenue-growth',
    change: ['icon: sales', 'icon: rocket'],
    reported: [
      'icon: rocket ← 1: icon is “rocket”. Write one of strategy, growth, operations, roadmap, brand, communication, finance, position, sales, excellence, team, negotiation, for example  icon: growth',
    ],
  },
  {
    name: 'too many steps',
    file: 'home',
    change: [
      '  steps:\n',
      '  steps:\n    - title: One\n      description: More.\n    - title: One\n      description: More.\n',
    ],
    reported: [
      '- title: One ← 7: approach › steps › entry 1 › picture is missing. Add it on a line of its own, for example  picture: portrait.jpg',
      '- title: One ← 7: approach › steps › entry 2 › picture is missing. Add it on a line of its own, for example  picture: portrait.jpg',
      '- title: Operational Implementation ← 7: approach › steps › entry 5 is one too many: the page has room for 2 to 4. Remove it',
    ],
  },
  {
    name: 'too few steps',
    file: 'home',
    change: [/ {4}- title: Finding[\s\S]*?(?=\n# )/, ''],
    reported: [
      'steps: ← 3: approach › steps has 1 entry, but the page needs 2 to 4. Copy an entry and change its words',
    ],
  },
  {
    name: 'an HTML tag',
    file: 'home',
    change: ['label: Approach', 'label: The <b>approach</b>'],
    reported: [
      'label: The <b>approach</b> ← 3: approach › label contains HTML, which the page would show as text: <b>. Write only the words',
    ],
  },
  {
    name: 'an HTML entity',
    file: 'home',
    change: ['label: Approach', 'label: Brand &amp; growth'],
    reported: [
      'label: Brand &amp; growth ← 3: approach › label contains HTML, which the page would show as text: &amp;. Write the character itself',
    ],
  },
  {
    name: 'a backslash',
    file: 'home',
    change: ['label: Approach', 'label: Brand\\growth'],
    reported: [
      'label: Brand\\growth ← 3: approach › label contains a backslash (\\), which the page would show. Delete it',
    ],
  },
  {
    name: 'a sign that turns the direction of writing',
    file: 'home',
    change: ['label: Approach', 'label: The ‮approach'],
    reported: [
      'label: The ‮approach ← 3: approach › label contains a right-to-left override, which no page can show. Delete the words around it and type them again',
    ],
  },
  {
    name: 'a control character',
    file: 'home',
    change: ['label: Approach', 'label: The\u0007 approach'],
    reported: [
      'label: The\u0007 approach ← 3: approach › label contains a hidden character U+0007, which no page can show. Delete the words around it and type them again',
    ],
  },
  {
    name: 'one slash in the site’s address',
    file: 'practice',
    change: ['https://www.example.com', 'https:/www.practice.com'],
    reported: [
      'siteAddress: https:/www.practice.com ← 1: siteAddress is “https:/www.practice.com”. Write https:// (with two slashes) and your domain, with nothing after it, for example  siteAddress: https://www.your-name.com',
    ],
  },
  {
    name: 'a path in the site’s address',
    file: 'practice',
    change: ['https://www.example.com', 'https://www.practice.com/home'],
    reported: [
      'siteAddress: https://www.practice.com/home ← 1: siteAddress is “https://www.practice.com/home”. Write https:// (with two slashes) and your domain, with nothing after it, for example  siteAddress: https://www.your-name.com',
    ],
  },
  {
    name: 'a site’s address without its end',
    file: 'practice',
    change: ['https://www.example.com', 'https://practice'],
    reported: [
      'siteAddress: https://practice ← 1: siteAddress is “https://practice”. Write https:// (with two slashes) and your domain, with nothing after it, for example  siteAddress: https://www.your-name.com',
    ],
  },
  {
    name: 'a space in the site’s address',
    file: 'practice',
    change: ['https://www.example.com', 'https://www.prac tice.com'],
    reported: [
      'siteAddress: https://www.prac tice.com ← 1: siteAddress is “https://www.prac tice.com”. Write https:// (with two slashes) and your domain, with nothing after it, for example  siteAddress: https://www.your-name.com',
    ],
  },
  {
    name: 'an address of email without @',
    file: 'practice',
    change: ['hello@example.com', 'hello at practice.com'],
    reported: [
      'email: hello at practice.com ← 1: email is “hello at practice.com”. Write an email address, for example  email: name@your-domain.com',
    ],
  },
  {
    name: 'two addresses of email',
    file: 'practice',
    change: ['hello@example.com', 'me@practice.com, you@practice.com'],
    reported: [
      'email: me@practice.com, you@practice.com ← 1: email is “me@practice.com, you@practice.com”. Write an email address, for example  email: name@your-domain.com',
    ],
  },
  {
    name: 'a soft hyphen in an address of email',
    file: 'practice',
    change: ['hello@example.com', 'hel­lo@practice,com'],
    reported: [
      'email: hel­lo@practice,com ← 1: email is “hel⟨soft hyphen⟩lo@practice,com”. Write an email address, for example  email: name@your-domain.com',
    ],
  },
  {
    name: 'a number without its country',
    file: 'practice',
    change: ['"+1 202 555 0142"', '202 555 0142'],
    reported: [
      'whatsAppNumber: 202 555 0142 ← 1: whatsAppNumber is “202 555 0142”. Write a number with + and the country code first, for example  whatsAppNumber: +44 20 7946 0000',
    ],
  },
  {
    name: 'a number with letters',
    file: 'practice',
    change: ['"+1 202 555 0142"', '+1 800 GROWTH'],
    reported: [
      'whatsAppNumber: +1 800 GROWTH ← 1: whatsAppNumber is “+1 800 GROWTH”. Write a number with + and the country code first, for example  whatsAppNumber: +44 20 7946 0000',
    ],
  },
  {
    name: 'a number that is too short',
    file: 'practice',
    change: ['"+1 202 555 0142"', '+1 202'],
    reported: [
      'whatsAppNumber: +1 202 ← 1: whatsAppNumber is “+1 202”. Write a number with + and the country code first, for example  whatsAppNumber: +44 20 7946 0000',
    ],
  },
  {
    name: 'the name of a profile without its address',
    file: 'practice',
    change: ['https://linkedin.example.com/in/brand-name', 'brand-name'],
    reported: [
      'address: brand-name ← 3: profile › address is “brand-name”. Write a web address in full, for example  address: https://www.linkedin.com/in/your-name',
    ],
  },
  {
    name: 'a script for an address',
    file: 'practice',
    change: ['https://linkedin.example.com/in/brand-name', 'javascript:alert(1)'],
    reported: [
      'address: javascript:alert(1) ← 3: profile › address is “javascript:alert(1)”. Write a web address in full, for example  address: https://www.linkedin.com/in/your-name',
    ],
  },
  {
    name: 'a language in words',
    file: 'practice',
    change: ['language: en-GB', 'language: British'],
    reported: [
      'language: British ← 1: language is “British”. Write the short name of a language, for example  language: fr-FR',
    ],
  },
];
