import { expect, it } from 'vitest';
import { locateField } from '../../../../scripts/content/locateField';

const source = `import portrait from './portrait.jpg?picture';
const private_ = 1;

/** A page, “with” 😀. */
export const page = {
  heading: 'Heading',
  areas: [
    { title: 'One', 'icon-name': 'one' },
    {
      title: 'Two',
      description:
        'On a line of its own',
    },
  ] as const,
  portrait: { source: portrait, other: missing },
  group: ({ inner: 'Inner' }),
} as const;
`;

/** What stands at the place that is found, to the end of its line. */
const at = (...path: (string | number)[]) => source.slice(locateField(source, path)).split('\n')[0];

it.each([
  ['a field', ['heading'], "heading: 'Heading',"],
  ['a group', ['portrait'], 'portrait: { source: portrait, other: missing },'],
  ['a list', ['areas'], 'areas: ['],
  ['an entry of a list', ['areas', 0], "{ title: 'One', 'icon-name': 'one' },"],
  ['a field of an entry', ['areas', 1, 'title'], "title: 'Two',"],
  ['a field whose name stands between quotes', ['areas', 0, 'icon-name'], "'icon-name': 'one' },"],
  ['a field between brackets', ['group', 'inner'], "inner: 'Inner' }),"],
  [
    'words on a line of their own, and not their name',
    ['areas', 1, 'description'],
    "'On a line of its own',",
  ],
  ['an import, in place of the field that names it', ['portrait', 'source'], "'./portrait.jpg?picture';"],
  ['a field that names what is not imported', ['portrait', 'other'], 'other: missing },'],
])('finds %s', (_, path, text) => {
  expect(at(...path)).toBe(text);
});

it.each([
  ['in the file', ['lead'], 'export const page = {'],
  ['in a group', ['portrait', 'alt'], 'portrait: { source: portrait, other: missing },'],
  ['in an entry of a list', ['areas', 1, 'icon'], '{'],
  ['in a list', ['areas', 2], 'areas: ['],
  ['below a field that is missing', ['closing', 'heading', 'text'], 'export const page = {'],
  ['in what is no group', ['heading', 'text'], "heading: 'Heading',"],
])('of a field that is missing %s finds what lacks it', (_, path, text) => {
  expect(at(...path)).toBe(text);
});

it.each(['', 'export const page = {', 'export default {};'])('of %j gives the start', (text) => {
  expect(locateField(text, ['heading'])).toBe(0);
});
