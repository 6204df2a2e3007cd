import { expect, it } from 'vitest';
import { readContent } from '../../../../scripts/content/readContent';
import { textOf } from '../../../support/content';
import { contentFolder } from '../../../support/copyProject';

const home = textOf('home.yaml');
const tagline = /^heroTagline: .*$/m;

/** What is read of a home page with other lines in place of its tagline, and what is said: each line, and the message. */
function readWith(lines: string, text = home.replace(tagline, () => lines)) {
  const { diagnostics, content } = readContent(contentFolder, { 'home.yaml': text });
  const said = diagnostics.map((one) => (typeof one === 'string' ? one : `${one.location.text} ← ${one.message}`));
  return { said, words: content?.home.hero.tagline };
}

it.each([
  ['Our way: growth', 'a colon'],
  ['Our way:', 'a colon'],
  ['We say\n  For us: more guests', 'a colon'],
  ...['@home', '*Then* we start', '&more of it', '!important now', '%50 off', '> 5 years', '| a thing', '[Draft]'].map(
    (words) => [words, `begins with ${words[0]},`],
  ),
  ...[
    '[Draft] Approach',
    '{a} b',
    '`code`',
    '"unclosed words',
    "'unclosed words",
    '"Our" or "theirs"',
    '- a',
    '? a',
  ].map((words) => [words, `begins with ${words[0]},`]),
  ['The #1 in growth', 'without “#1 in growth”'],
  ['#1 in growth', 'without “#1 in growth”'],
  ['"Our way" # ask Anna', 'without “# ask Anna”'],
  ['>- Words', 'begins with >'],
])('words that YAML reads otherwise are told, and below >- they are what was meant: %j', (words, says) => {
  const lines = `heroTagline: ${words}`;

  expect(readWith(lines).said).toEqual([
    expect.stringMatching(/^heroTagline: .* ← heroTagline .*Write {2}heroTagline: >-/),
  ]);
  expect(readWith(lines).said[0]).toContain(says);
  expect(readWith(`heroTagline: >-\n  ${words}`)).toEqual({ said: [], words: words.replace(/\s+/g, ' ') });
});

it.each([
  ['a tab before words', 'heroTagline:\n\tWords', '\tWords ← heroTagline has a tab', 'heroTagline: >-\n  Words'],
  ['a list', 'heroTagline:\n  - a\n  - b', 'heroTagline: ← heroTagline begins with -', 'heroTagline: >-\n  - a\n  - b'],
  [
    'a field in a field',
    'heroTagline:\n  a: b',
    'heroTagline: ← heroTagline contains a colon',
    'heroTagline: >-\n  a: b',
  ],
  [
    'uneven spaces',
    'heroTagline: >-\n    a\n  b',
    '  b ← heroTagline has lines with different',
    'heroTagline: >-\n  a\n  b',
  ],
  [
    'spaces before the name',
    '  heroTagline: Words',
    '  heroTagline: Words ← heroTagline does not begin',
    'heroTagline: Words',
  ],
  [
    'a tab before the name',
    '\theroTagline: Words',
    '\theroTagline: Words ← heroTagline does not begin',
    'heroTagline: Words',
  ],
  [
    'no space after the colon',
    'heroTagline:Words',
    'heroTagline:Words ← heroTagline does not begin',
    'heroTagline: Words',
  ],
  ['no colon', 'heroTagline Words', 'heroTagline Words ← heroTagline does not begin', 'heroTagline: Words'],
  ['a wide colon', 'heroTagline：Words', 'heroTagline：Words ← heroTagline does not begin', 'heroTagline: Words'],
  [
    'a name in bold',
    '**heroTagline:** Words',
    '**heroTagline:** Words ← heroTagline does not begin',
    'heroTagline: Words',
  ],
  [
    'a field in a comment',
    '# heroTagline: Words',
    '# heroTagline: Words ← heroTagline does not begin',
    'heroTagline: Words',
  ],
  ['a stray line', 'heroTagline: Words\nTo do', 'To do ← This line is no field', 'heroTagline: Words\n# To do'],
  ['words at the margin', 'heroTagline: We say\nmore', 'more ← This line is no field', 'heroTagline: We say\n  more'],
  [
    'words below >- at the margin',
    'heroTagline: >-\nWords',
    'Words ← This line is no field',
    'heroTagline: >-\n  Words',
  ],
  ['a second paragraph', 'heroTagline: One.\n\nTwo.', 'Two. ← This line is no field', 'heroTagline: One.\n\n  Two.'],
  ['a field twice', 'heroTagline: a\nheroTagline: b', 'heroTagline: b ← Here a second time', 'heroTagline: a'],
  ['an unknown field', 'fax: 1\nheroTagline: a', 'fax: 1 ← Not a field here: fax', 'heroTagline: a'],
  [
    'a misspelt field',
    'heroTaglin: a',
    'heroTaglin: a ← Not a field here: heroTaglin. .*not here: heroTagline',
    'heroTagline: a',
  ],
  ['a missing field', '', '# The words .* ← Missing here: heroTagline', 'heroTagline: a'],
  [
    'two versions',
    '<<<<<<< HEAD\nheroTagline: a\n=======\nheroTagline: b\n>>>>>>> edits',
    '<<<<<<< HEAD ← Two versions',
    'heroTagline: a',
  ],
  ['a comparison', '-heroTagline: a\n+heroTagline: b', '\\+heroTagline: b ← Two versions', 'heroTagline: b'],
])('%s is told with its line, and a remedy that works', (_, lines, told, remedy) => {
  expect(readWith(lines).said).toEqual([expect.stringMatching(`^${told.replaceAll('**', '\\*\\*')}`)]);
  expect(readWith(remedy).said).toEqual([]);
});

it('an optional field that is read as words of the field above is told', () => {
  const portrait = textOf('pictures/portrait.yaml').replace(/^focus: /m, '  focus: ');
  const [told] = readContent(contentFolder, { 'pictures/portrait.yaml': portrait }).diagnostics;

  expect(told).toMatchObject({ message: expect.stringContaining('focus does not begin'), location: { line: 10 } });
});

it('a fault hides no other of the file', () => {
  const lines = ['To do', 'heroTagline: Our way: growth', 'fax: "1', 'heroHeadline: @home', '  heroLead: x'];
  const text = home.replace(
    /^heroTagline: [\s\S]*?^heroScheduleLabel: .*$/m,
    () => `${lines.join('\n')}\nheroScheduleLabel: <b>`,
  );

  expect(readWith('', text).said.map((one) => one.split(' ← ')[0])).toEqual([...lines, 'heroScheduleLabel: <b>']);
});
