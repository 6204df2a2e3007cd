import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { readContent } from '../../../../scripts/content/readContent';
import { pageSchemas } from '../../../../src/content/schema';
import { contentFolder } from '../../../support/copyProject';
import { mistakes } from './mistakes';

const sourceOf = (file: string) => readFileSync(join(contentFolder, `${file}.yaml`), 'utf8');

/** What is reported of the content where a file holds another text. */
function reported(file: string, text: string): string[] {
  return readContent(contentFolder, { [`${file}.yaml`]: text }).diagnostics.map((diagnostic) =>
    typeof diagnostic === 'string'
      ? diagnostic
      : `${diagnostic.location.text.trim()} ← ${diagnostic.location.column}: ${diagnostic.message}`,
  );
}

it('covers at least sixty mistakes', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(60);
});

it.each(mistakes)('reports $name', ({ file, change: [found, written], reported: expected }) => {
  const source = sourceOf(file);
  const changed = source.replace(found, () => written);

  expect(changed).not.toBe(source);
  expect(reported(file, changed)).toEqual(expected);
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
  ['two\n    lines', 'two lines'],
  ['two\n    label:lines', 'two label:lines'],
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

  expect(reported('home', text)).toEqual([
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
  const changed = sourceOf(file).replace(found, written);

  expect(changed).not.toBe(sourceOf(file));
  expect(reported(file, changed)).toEqual([]);
});

it('reads Windows line ends and a byte order mark', () => {
  const text = `\ufeff${sourceOf('home').replaceAll('\n', '\r\n')}`;

  expect(readContent(contentFolder, { 'home.yaml': text })).toMatchObject({
    diagnostics: [],
    content: readContent(contentFolder).content,
  });
});

it.each([
  ['', ' ← 1: The file is empty. Open its last version on GitHub (History), and copy it back'],
  [
    '# Notes alone\n',
    '# Notes alone ← 1: The file is empty. Open its last version on GitHub (History), and copy it back',
  ],
])('reports a file that holds %j', (text, message) => {
  expect(reported('home', text)).toEqual([message]);
});

it('reports missing files, and files that are not content', () => {
  const names = Object.keys(pageSchemas).map((name) => `${name}.yaml`);
  const { diagnostics } = readContent(contentFolder, {
    'cases.yaml': undefined,
    'case.yaml': '',
    'prices-and-fees.yml': '',
  });

  expect(diagnostics).toEqual([
    `${contentFolder}/case.yaml is not a content file. Did you mean cases.yaml?`,
    `${contentFolder}/prices-and-fees.yml is not a content file. Delete it, or describe it in src/content/schema.ts. The content files are ${names.join(', ')}`,
    `${contentFolder}/cases.yaml is missing. Put it back: on GitHub, its last version is in the History of the folder`,
  ]);
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
