import { expect, it } from 'vitest';
import { formatFault } from '../../../../scripts/faults/formatFault';

const place = { file: 'src/content/home.ts', line: 12, column: 3, text: "  title: 'One'," };

it('a fault without a place is told as it is', () => {
  expect(formatFault('route /fees: is broken')).toBe('route /fees: is broken');
});

it('a fault with a place is told with its file, its line and a caret below', () => {
  expect(formatFault({ message: 'title is wrong', place })).toBe(
    `src/content/home.ts:12
    title is wrong

      12 |   title: 'One',
         |   ^
`,
  );
});

it.each([
  ['near the start', 30],
  ['in the middle', 250],
  ['near the end', 398],
])('of a long line, what stands around a column %s is shown', (_, column) => {
  const text = `${'a'.repeat(column - 1)}X${'b'.repeat(400 - column)}`;
  const [shown = '', caret = ''] = formatFault({ message: '', place: { ...place, column, text } })
    .split('\n')
    .slice(3);

  expect(shown.length).toBeLessThan(120);
  expect(shown[caret.indexOf('^')]).toBe('X');
});

it.each([
  ['tab', '\t'],
  ['escape of a terminal', '\u001b'],
  ['character without width', '\u200b'],
  ['turn of the direction of writing', '\u202e'],
])('a %s takes one place, so that the caret stands below its character', (_, character) => {
  const told = formatFault({ message: '', place: { ...place, column: 2, text: `${character}title` } });

  expect(told).toContain('|  title\n         |  ^');
});
