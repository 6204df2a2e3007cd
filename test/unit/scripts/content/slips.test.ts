import { expect, it } from 'vitest';
import { formatDiagnostic } from '../../../../scripts/prerender/index.ts';
import { readWith, textOf } from '../../../support/content';

const home = textOf('home.yaml');
const tagline = /^heroTagline: .*$/m;

/** What is read of a home page with other lines in place of its tagline, and what is said: each line, and the message. */
function readLines(lines: string, text = home.replace(tagline, () => lines)) {
  const { diagnostics, content } = readWith({ 'home.yaml': text });
  const said = diagnostics.map((one) => (typeof one === 'string' ? one : `${one.location.text} ← ${one.message}`));
  return { said, words: content?.home.heroTagline };
}

it.each([
  ...['Our way: growth', 'Our way:', 'We say\n  For us: more guests'],
  ...`@home; *Then* we; &more; !important now; %50 off; > 5 years; | a; [Draft]; [Draft] Approach; {a} b; \`code\`; "words;
'words; "Our" or "theirs"; - a; ? a; The #1 in growth; #1 in growth; "Ours" # ask; Ours\u00a0# ask`.split(/;\s/),
])('text that YAML would misread is reported, and is read as meant below >-: %j', (words) => {
  expect(readLines(`heroTagline: ${words}`).said).toEqual([
    expect.stringMatching(/^heroTagline: .* ← heroTagline is not read .*Write {2}heroTagline: >-/),
  ]);
  expect(readLines(`heroTagline: >-\n  ${words}`)).toEqual({ said: [], words: words.replace(/\s+/g, ' ') });
});

// % is the name of the field
it.each([
  ['a tab before words', '%:\n\tWords', '%: ← % is not read', '%: >-\n  Words'],
  ['a list', '%:\n  - a\n  - b', '%: ← % is not read', '%: >-\n  - a\n  - b'],
  ['a field in a field', '%:\n  a: b', '%: ← % is not read', '%: >-\n  a: b'],
  ['uneven spaces', '%: >-\n    a\n  b', '%: >- ← % is not read', '%: >-\n  a\n  b'],
  ['spaces before the name', '  %: Words', '  %: Words ← % is not read here', '%: Words'],
  ['a tab before the name', '\t%: Words', '\t%: Words ← % is not read here', '%: Words'],
  ['no space after the colon', '%:Words', '%:Words ← % is not read here', '%: Words'],
  ['no colon', '% Words', '% Words ← % is not read here', '%: Words'],
  ['a wide colon', '%：Words', '%：Words ← % is not read here', '%: Words'],
  ['a name in bold', '**%:** Words', '\\*\\*%:\\*\\* Words ← % is not read here', '%: Words'],
  ['a field in a comment', '# %: Words', '# %: Words ← % is not read here', '%: Words'],
  ['a stray line', '%: Words\nTo do', 'To do ← This line is not a field', '%: Words\n# To do'],
  ['words below >- at the margin', '%: >-\nWords', 'Words ← This line is not a field', '%: >-\n  Words'],
  ['a form feed and a stray line', '\f%: Words\fTo do', 'To do ← This line is not a field', '%: Words\f# To do'],
  ['a second paragraph', '%: One.\n\nTwo.', 'Two. ← This line is not a field', '%: One.\n\n  Two.'],
  ['a note below words', '%: >-\n  a\n  # ask Jo', '  # ask Jo ← This comment is inside', '# ask Jo\n%: >-\n  a'],
  [
    'a note between words',
    '%: >-\n  a\n# ask Jo\n  b',
    '# ask Jo ← This comment is inside',
    '# ask Jo\n%: >-\n  a\n  b',
  ],
  ['a field twice', '%: a\n%: b', '%: b ← This field is in the file twice: %', '%: a'],
  ['an unknown field', 'fax: 1\n%: a', 'fax: 1 ← This kind of file has no field fax', '%: a'],
  ['a misspelt field', 'hero: a', 'hero: a ← This kind of file has no field hero. .*missing: %', '%: a'],
  ['a missing field', '', '# The words .* ← Missing: %', '%: a'],
  ['two versions', '<<<<<<< HEAD\n%: a\n=======\n%: b\n>>>>>>> edits', '<<<<<<< HEAD ← .* two versions', '%: a'],
  ['a comparison', '-%: a\n+%: b', '\\+%: b ← .* two versions', '%: b'],
])('%s is reported with its line and a remedy that works', (_, ...row) => {
  const [lines = '', told, remedy = ''] = row.map((text) => text.replaceAll('%', 'heroTagline'));

  expect(readLines(lines).said).toEqual([expect.stringMatching(`^${told}`)]);
  expect(readLines(remedy).said).toEqual([]);
});

it('an optional field that YAML reads as text of the field above is reported', () => {
  const portrait = textOf('pictures/portrait.yaml').replace(/^focus: /m, '  focus: ');
  const [told] = readWith({ 'pictures/portrait.yaml': portrait }).diagnostics;

  expect(told).toMatchObject({ message: expect.stringContaining('focus is not read here'), location: { line: 10 } });
});

it('an error hides no other in the file', () => {
  const lines = ['To do', 'heroTagline: Our way: growth', 'fax: "1', 'heroHeadline: @home', '  heroLead: x'];
  lines.push('heroScheduleLabel: <b>');
  const text = home.replace(/^heroTagline: [\s\S]*?^heroScheduleLabel: .*$/m, () => lines.join('\n'));

  expect(readLines('', text).said.map((one) => one.split(' ← ')[0])).toEqual(lines);
});

it('a missing field is not blamed on a text that begins with its name', () => {
  const { diagnostics } = readWith({
    'home.yaml': home.replace(/^aboutText:.*(?:\n .*)*/m, 'aboutLabel: >-\n  aboutText'),
  });

  expect(diagnostics.map(formatDiagnostic).join()).toContain('Missing: aboutText.');
});

/** Texts that an attacker might write or an editor paste. */
const hostileTexts = [
  ...['</script><b>', '</svg>]]><!--', '<![CDATA[', '"><img onload="', "' onload='", '&amp;&#0;&notit;', '&lt'],
  ...['$&$1$`', '{{${', '__proto__', '\\u003c', '%00%0d%0a', 'a\0b\b\u001b[31m\u009b', '\r\n\t', '\u2028\u2029'],
  ...['\ud800', 'a\udc00', '\ufeff\u200b\u00ad\ufffd\ufffe', '\u202e\u2066שלום', 'مرحبا ﷺ', 'e\u0301\u0302İß'],
  ...['👨‍👩‍👧‍👦🏳️‍🌈🇬🇧', 'a'.repeat(10_000), '<'.repeat(10_000), '😀'.repeat(5_000)],
];
const yaml = ['- ', '"', "'", '>-', '|', '\t', '{', '[', '&a', '*a', '!a', '? a', ': b', 'a:', '  - a: b'];

it.each([...hostileTexts, ...yaml])('%.40j is explained wherever it stands, without control characters', (text) => {
  const practice = [`siteAddress: ${text}`, `${text}: 1`, `email: "${text}`, text, `role: >-\n  ${text}`].join('\n');
  const { diagnostics } = readWith({ 'practice.yaml': practice });

  expect(diagnostics).not.toEqual([]);
  expect(diagnostics.map((one) => (typeof one === 'string' ? one : one.message)).join('')).not.toMatch(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u,
  );
});

it.each([' ', '-', '*', "'", 'a ', '\u200b'])('a line of 5,000 times %j is read in time', { timeout: 5000 }, (part) => {
  const line = part.repeat(5000);
  const practice = `title ${line}\n${line}x\n${line}a b: c`;

  expect(readWith({ 'practice.yaml': practice }).diagnostics).not.toEqual([]);
});
