import { expect, it } from 'vitest';
import { parseFields } from '../../../../scripts/content/parseFields';

/** The fields of a text, in which `lead` and `label` are known: the words of each, by its name. */
function fieldsOf(text: string) {
  return parseFields(text.split('\n'), ['lead', 'label']).map(({ name, words }) => ({ [name]: words }));
}

it.each([
  ...['lead:Words', 'lead :Words', 'lead:\u00a0Words', 'lead:\u202fWords', 'lead：Words', 'lead: lead: Words'],
  ...['lead:\n  Words', 'lead:\n\tWords', 'lead:\nWords', 'lead:\n\n  Words'],
  ...['lead: >-\n  Words', 'lead: >-\nWords', 'lead: > -\n  Words', 'lead: >—\n  Words'],
  ...['lead: >- Words', 'lead:\n>-\n  Words', 'lead: >- # A note.\n  Words', 'lead: >2\n    Words'],
  ...['lead: "Words"', "lead: 'Words'", 'lead: "Words" # A note.', 'lead: "W\\u006frds"', 'lead:\n  "Words"'],
  ...['---\nlead: Words\n...', '```yaml\nlead: Words\n```', '# A note.\nlead: Words\n# A note.'],
])('%j is the field “lead” with the words “Words”', (text) => {
  expect(fieldsOf(text)).toEqual([{ lead: 'Words' }]);
});

it.each([
  ...['yes', '007', '2026-01-01', 'Our "best" way: here', 'The #1 in growth', '@brandname', '[Draft] Approach'],
  ...['> 5 years', '- Approach', "'The owner's way'", '"Our" or "theirs"', '"Best" #1 of all', 'https://jo.com'],
])('reads the words %j as they are', (words) => {
  expect(fieldsOf(`lead: ${words}`)).toEqual([{ lead: words }]);
});

it.each([
  ["'It''s here'", "It's here"],
  ['"An \\"inner\\" mark: here" # A note.', 'An "inner" mark: here'],
  ['>-\n  words: with a colon\n  # and a sign', 'words: with a colon\n# and a sign'],
  ['|\n  two\n\n  lines', 'two\n\nlines'],
  ['\n  "two\n\n  lines"', 'two\nlines'],
  ['"an editor’s\\nline\\tbreak"', 'an editor’s\nline\tbreak'],
])('reads the words %j as %j', (written, words) => {
  expect(fieldsOf(`lead: ${written}`)).toEqual([{ lead: words }]);
});

it.each(['', 'null', '~', '>-'])('reads %j as no words', (written) => {
  expect(fieldsOf(`lead: ${written}`)).toEqual([{ lead: null }]);
});

it.each([
  ['words with a colon at the margin', 'lead: We say\nFor us: more guests', [{ lead: 'We say\nFor us: more guests' }]],
  ['an address at the margin', 'lead: We are at\nhttps://jo.com', [{ lead: 'We are at\nhttps://jo.com' }]],
  ['a known name among words', 'lead: We say\nlabel:Growth', [{ lead: 'We say' }, { label: 'Growth' }]],
  ['one unknown word and a colon', 'lead: We say\nfax: 12', [{ lead: 'We say' }, { fax: '12' }]],
  ['unknown words and a colon on their own', 'Our fax: 12', [{ 'Our fax': '12' }]],
  ['a second paragraph at the margin', 'lead:\nOne\n\nTwo', [{ lead: 'One' }, { '': 'Two' }]],
  ['a line below a comment', 'lead: One\n# A note.\nTwo', [{ lead: 'One' }, { '': 'Two' }]],
])('tells what %s belongs to', (_, text, fields) => {
  expect(fieldsOf(text)).toEqual(fields);
});
