import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { findExamples } from '../../../../scripts/content/examples';
import { readContent } from '../../../../scripts/content/readContent';
import { textWarnings } from '../../../../scripts/content/warnings';
import { contentFolder } from '../../../support/copyProject';
import { fileMistakes, mistakes } from './mistakes';

const textOf = (file: string) => readFileSync(join(contentFolder, file), 'utf8');
const sourceOf = (file: string) => textOf(`${file}.yaml`);

/** What is reported of the content where a file holds another text. */
function reported(file: string, text: string): string[] {
  return readContent(contentFolder, { [file]: text }).diagnostics.map((diagnostic) =>
    typeof diagnostic === 'string'
      ? diagnostic
      : `${diagnostic.location.text.trim()} ← ${diagnostic.location.column}: ${diagnostic.message}`,
  );
}

/** A text in which the owner makes a mistake. */
function changed(file: string, found: string | RegExp, written: string): string {
  const source = textOf(file);
  return typeof found === 'string' ? source.replace(found, () => written) : source.replace(found, written);
}

it('covers at least one hundred and fifty mistakes', () => {
  expect(mistakes.length + fileMistakes.length).toBeGreaterThanOrEqual(150);
});

it.each(mistakes)('reports %s', (_, file, found, written, expected) => {
  const text = changed(file, found, written);

  expect(text).not.toBe(textOf(file));
  expect(reported(file, text)).toEqual(expected);
});

it.each(fileMistakes)('reports %s', (_, files, expected) => {
  const messages = readContent(contentFolder, files).diagnostics.map((diagnostic) =>
    typeof diagnostic === 'string'
      ? diagnostic
      : `${diagnostic.location.file}:${diagnostic.location.line} ${diagnostic.message}`,
  );

  expect(messages.map((message) => message.replaceAll(`${contentFolder}/`, ''))).toEqual(expected);
});

/** The line as the message says to write it; undefined if it does not say so in full. */
function advisedLine(line: string, message: string): string | undefined {
  if (/and below it, |group of fields|The fields here are/.test(message)) return undefined; // several lines
  const [leading = ''] = (message.startsWith('No list') ? /^\s*/ : /^\s*(?:- )?/).exec(line) ?? [];
  const [, whole] = /(?:Write|marks:|“ and ”:) {2}(.*)$/.exec(message) ?? [];
  if (whole !== undefined) return whole.startsWith(' ') ? whole : leading.replace(/[^ -]/g, ' ') + whole;
  const [, example] = /, for example {2}(.*)$/.exec(message) ?? [];
  if (example !== undefined && !message.includes(' is missing')) return leading + example;
  const [, count] = /Begin (?:it|the line) with (\d+|no) spaces?$/.exec(message) ?? [];
  if (count !== undefined) return ' '.repeat(Number(count.replace('no', '0'))) + line.trimStart();
  const [, wrong = '', right] =
    /(?:› )?([\w-]+) is not a field here\. Did you mean (\w+)\?$/.exec(message) ??
    /“(.*)”, which is not .*\. Did you mean ([\w.-]+)\?$/.exec(message) ??
    [];
  if (right !== undefined) return line.replace(wrong, right);
  const [, added] = /is missing\. Add it on a line of its own, for example {2}(.*)$/.exec(message) ?? [];
  if (added !== undefined && line.endsWith(':')) return undefined; // below the group’s name
  if (added !== undefined) return `${line.slice(0, line.length - line.trimStart().length)}${added}\n${line}`;
  return /(?:^Delete|Remove one of the two lines|; if not, delete it|or delete it|joined here\. Delete it, .*)$/.test(
    message,
  )
    ? ''
    : undefined;
}

/** Mistakes in one line, with the line that the message asks for. */
const corrected = mistakes.flatMap(([name, file, found, written]) => {
  const text = changed(file, found, written);
  const { diagnostics } = readContent(contentFolder, { [file]: text });
  const [first] = diagnostics;
  if (first === undefined || typeof first === 'string') return [];
  const { message, location } = first;
  const line = advisedLine(location.text, message);
  if (line === undefined || diagnostics.length > 1) return [];
  const lines = text.split('\n');
  return [{ name, file, text: lines.with(location.line - 1, line).join('\n') }];
});

it.each(corrected)('is content without errors once the message about $name was obeyed', ({ file, text }) => {
  expect(reported(file, text)).toEqual([]);
});

it('obeys most messages', () => {
  expect(corrected.length).toBeGreaterThan(mistakes.length / 2);
});

it('reports the mistakes of all files at once, in their order', () => {
  const { diagnostics } = readContent(contentFolder, {
    'home.yaml': sourceOf('home')
      .replace('label: Approach', 'label: @us')
      .replace('label: About', 'label: %us'),
    'contact.yaml': sourceOf('contact').replace(/^heading: .*$/m, 'heading:'),
  });

  expect(
    diagnostics.map((one) => typeof one !== 'string' && `${one.location.file} ${one.location.text.trim()}`),
  ).toEqual([
    `${contentFolder}/contact.yaml heading:`,
    `${contentFolder}/home.yaml label: @us`,
    `${contentFolder}/home.yaml label: %us`,
  ]);
});

it.each([
  ['yes', 'yes'],
  ['no', 'no'],
  ['2026', '2026'],
  ['true', 'true'],
  ['Null', 'Null'],
  ['007', '007'],
  ['1.50', '1.50'],
  ['1_000', '1_000'],
  ['1e3', '1e3'],
  ['0x1F', '0x1F'],
  ['2026-01-01', '2026-01-01'],
  ['12:30', '12:30'],
  ['5 % more', '5 % more'],
  ['C#', 'C#'],
  ['R&D', 'R&D'],
  ['a — b – c … “d”', 'a — b – c … “d”'],
  ['"Our words: here"', 'Our words: here'],
  ["'It''s here'", 'It’s here'.replace('’', "'")],
  ['"An \\"inner\\" mark"', 'An "inner" mark'],
  ['  spaces   within   ', 'spaces within'],
  ['pasted\u200b\ufeff', 'pasted'],
  ['Łódź, Ağaoğlu, Ελλάδα, Москва, 東京', 'Łódź, Ağaoğlu, Ελλάδα, Москва, 東京'],
  ['>-\n    words: with a colon\n    # and a sign', 'words: with a colon # and a sign'],
  ['|\n    two\n    lines', 'two lines'],
  ['"two\n    lines"', 'two lines'],
  ['"two\n\n    lines"', 'two lines'],
  ['\n    two\n    lines', 'two lines'],
  ['"an editor’s\\nline break\\n "', 'an editor’s line break'],
  ['"\\tan editor’s\\ttab"', 'an editor’s tab'],
  ['>2\n      set in,\n    and below', 'set in, and below'],
])('reads the text %j as %j', (written, taken) => {
  const text = sourceOf('home').replace(
    'heading: Growth, built in the right order.',
    () => `heading: ${written}`,
  );

  expect(readContent(contentFolder, { 'home.yaml': text }).content?.home.approach.heading).toBe(taken);
});

it.each(['', 'null', '~', '""', '" "'])('reads %j as empty', (written) => {
  const text = sourceOf('home').replace(/^ {2}label: Approach$/m, `  label: ${written}`);

  expect(reported('home.yaml', text)).toEqual([
    `${`label: ${written}`.trim()} ← 3: approach › label is empty. Write text, for example  label: Your words`,
  ]);
});

it.each(['practice', 'home', 'impact', 'cases', 'contact', 'not-found'])(
  'reads %s alike as another program would write it',
  (file) => {
    const { content } = readContent(contentFolder);
    const values = parse(sourceOf(file));

    for (const options of [
      {},
      { lineWidth: 0 },
      { defaultStringType: 'QUOTE_DOUBLE' },
      { indent: 4 },
    ] as const) {
      const read = readContent(contentFolder, { [`${file}.yaml`]: stringify(values, options) });
      expect(read.diagnostics).toEqual([]);
      expect(read.content).toEqual(content);
    }
  },
);

it.each([
  [
    'a list with fields in another order than the list before',
    'home',
    /- title: Strategy\n((?: +#.*\n)+) +icon: strategy\n/,
    '- icon: strategy\n$1      title: Strategy\n',
  ],
  ['a comment below words, further left than they', 'home', / +believe in, then.*\n/, '$&   # A note.\n'],
  ['a tab before words', 'home', '    believe in, then', '    \tbelieve in, then'],
  ['words with a colon below their field', 'practice', /^role: /m, 'role: >-\n  Consulting: '],
  ['words with a colon below words set in', 'practice', /^role: /m, 'role: >2\n    Our\n  Consulting: '],
  ['a tab after the colon', 'home', 'label: Approach', 'label:\tApproach'],
  ['a space before the colon', 'home', 'label: Approach', 'label : Approach'],
  ['a comment after words in quotation marks', 'home', 'label: Approach\n', 'label: "Approach" # A note.\n'],
  ['a comment after the mark before words', 'home', 'description: >-\n', 'description: >- # A note.\n'],
])('takes %s', (_, file, found, written) => {
  const text = sourceOf(file).replace(found, written);

  expect(text).not.toBe(sourceOf(file));
  expect(reported(`${file}.yaml`, text)).toEqual([]);
});

it('reads Windows line ends and a byte order mark', () => {
  const text = `\ufeff${sourceOf('home').replaceAll('\n', '\r\n')}`;

  expect(readContent(contentFolder, { 'home.yaml': text })).toMatchObject({
    diagnostics: [],
    content: readContent(contentFolder).content,
  });
});

it('reads the line ends of an old Mac', () => {
  const { diagnostics, content } = readContent(contentFolder, {
    'home.yaml': sourceOf('home').replaceAll('\n', '\r'),
  });

  expect(diagnostics).toEqual([]);
  expect(content).toEqual(readContent(contentFolder).content);
});

it.each([
  ['Latin-1', (text: string) => Buffer.from(text, 'latin1'), 'title: Citt\ufffd'],
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'), '\ufffd\ufffd'],
])('refuses a file saved as %s, whose letters would be lost', (_, save, line) => {
  const text = textOf('cases/2-luxury-villas.yaml').replace(/^title: .*$/m, 'title: Città');
  const { diagnostics } = readContent(contentFolder, { 'cases/2-luxury-villas.yaml': save(text) });

  expect(diagnostics).toEqual([
    {
      message:
        'This file is not saved as UTF-8, so letters such as é would be lost. Save it again as UTF-8, or edit it on GitHub, which does',
      location: expect.objectContaining({ text: expect.stringContaining(line) }),
    },
  ]);
});

it('finds a picture whose name a Mac has decomposed', () => {
  const { diagnostics, content } = readContent(contentFolder, {
    'pictures/cafe\u0301.jpg': '',
    'pictures/cafe\u0301.yaml': 'alt: A café',
    'contact.yaml': sourceOf('contact').replace(/^portrait: .*$/m, 'portrait: caf\u00e9.jpg'),
  });

  expect(diagnostics).toEqual([]);
  expect(content?.contact.portrait).toMatchObject({ file: 'cafe\u0301.jpg', alt: 'A café' });
});

it.each([
  [
    '[Our work](/cases)',
    'contains Markdown, which the page shows as it is typed: [Our work](/cases). Write only the words',
  ],
  [
    'The **first** step',
    'contains Markdown, which the page shows as it is typed: **first**. Write only the words',
  ],
  [
    '>-\n  One.\n\n  Two.',
    'has several paragraphs or lines, and the page shows them as one. Make it one, or shorten it',
  ],
])('warns of the text %j', (words, message) => {
  const read = readContent(contentFolder, {
    'contact.yaml': sourceOf('contact').replace(/^heading: .*$/m, () => `heading: ${words}`),
  });

  expect(textWarnings(read).map((warning) => warning.message)).toEqual([`heading ${message}`]);
});

it('does not warn of a * or an _ among words', () => {
  const read = readContent(contentFolder, {
    'contact.yaml': sourceOf('contact').replace(/^heading: .*$/m, 'heading: 5 * 3 * 2, snake_case_words'),
  });

  expect(textWarnings(read)).toEqual([]);
});

it('takes a profile at a real network whose name is still the template’s for an example', () => {
  const read = readContent(contentFolder, {
    'practice.yaml': sourceOf('practice').replace('linkedin.example.com', 'www.linkedin.com'),
  });

  expect(findExamples(read, { directory: contentFolder }).map(({ message }) => message)).toContain(
    'profile › address is still the example “https://www.linkedin.com/in/brand-name”. Write your own, or nothing',
  );
});

it('reads or explains any file', { timeout: 60_000 }, () => {
  const line = fc.oneof(
    fc.constantFrom(...sourceOf('home').split('\n')),
    fc.string(),
    fc.constantFrom(
      '- ',
      '  - a: b',
      'a:',
      '"',
      "'",
      '>-',
      '|',
      '\t',
      '{',
      '[',
      '&a',
      '*a',
      '!a',
      '? a',
      ': b',
      '<<: *a',
    ),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const { diagnostics } = readContent(contentFolder, { 'home.yaml': lines.join('\n') });

      expect(diagnostics.length).toBeGreaterThan(0);
    }),
    { numRuns: 100 },
  );
});
