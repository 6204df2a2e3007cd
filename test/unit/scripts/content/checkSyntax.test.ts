import { expect, it } from 'vitest';
import { checkSyntax } from '../../../../scripts/content/checkSyntax';

/** The faults of a file, with what stands at each from there to the end of its line. */
const faultsOf = (source: string) =>
  checkSyntax(source).map(({ offset, message }) => [source.slice(offset).split('\n')[0], message]);

const noPartner =
  "this quote has no partner on its line: words stand between two of the same, as 'Some words',";
const outside = "this cannot stand outside of quotes, and quotes are straight ones: write 'Some words',";
const noComma = 'a comma is missing here: every field, and every entry of a list, ends with one';
const tooEarly =
  "a comma is missing before this, or the words have ended too early: an apostrophe among words is written ’, as 'the owner’s words',";
const notClosed = 'the file ends before all is closed: look for a { or [ without its } or ]';

it.each([
  ['a missing quote at the end', "{\n  title: 'Some words,\n}", "'Some words,", noPartner],
  ['a missing quote at the start', "{\n  title: words',\n}", "',", noPartner],
  ['two kinds of quote', '{\n  title: \'Some words",\n}', '\'Some words",', noPartner],
  ['words over two lines', "{\n  title: 'Some\n  words',\n}", "'Some", noPartner],
  ['a curly quote', '{\n  title: ‘Some words’,\n}', '‘Some words’,', outside],
  ['an apostrophe', "{\n  title: 'the owner's words',\n}", "s words',", tooEarly],
  ['words without quotes', '{\n  title: Some words,\n}', 'words,', tooEarly],
  ['a missing comma', "{\n  title: 'One'\n  text: 'Two',\n}", '', noComma],
  [
    'a missing comma before a comment',
    "{\n  title: 'One' // first\n  /** The text. */\n  text: 'Two',\n}",
    ' // first',
    noComma,
  ],
  ['a missing comma in a list', "{ areas: ['One'\n 'Two'] }", '', noComma],
  ['a missing bracket at the end', "{\n  title: 'One',\n", '', notClosed],
  [
    'a word without quotes',
    '{\n  title: Growth,\n}',
    'Growth,',
    "Growth stands without quotes: write 'Growth'",
  ],
  [
    'an address without quotes',
    '{ site: www.example.com }',
    'www.example.com }',
    "www.example.com stands without quotes: write 'www.example.com'",
  ],
  [
    'hyphenated words without quotes',
    '{ list: [{ title: Year-round }] }',
    'Year-round }] }',
    "Year-round stands without quotes: write 'Year-round'",
  ],
  [
    'a field that stands twice',
    "{\n  title: 'One',\n  title: 'Two',\n}",
    "title: 'Two',",
    'title stands here a second time: remove one of the two',
  ],
])('tells %s', (_, value, location, message) => {
  expect(faultsOf(`export const page = ${value}`)).toEqual([[location, message]]);
});

it('tells what else the parser cannot understand in its words', () => {
  expect(faultsOf("export const page = { title: 'One',, }")).toEqual([
    [
      ', }',
      'this is not understood (Unexpected token): compare it with the lines around it, where words stand between quotes and fields end with a comma',
    ],
  ]);
});

it('tells all words without quotes at once', () => {
  expect(faultsOf('export const page = { title: One, areas: [{ title: Two }] } as const')).toHaveLength(2);
});

it.each([
  "import portrait from './portrait.jpg?picture';\nexport const page = { portrait, again: portrait };",
  "const name = 'Name';\nexport const page = { name, long: name + '!', list: [1, true, undefined] } as const;",
  "export const page = { title: 'One', group: { title: 'Two' } };\nexport type Page = typeof page;",
  'export type Page = string;',
])('finds nothing in %j', (source) => {
  expect(checkSyntax(source)).toEqual([]);
});
