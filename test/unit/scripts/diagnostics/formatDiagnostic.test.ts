import { expect, it } from 'vitest';
import { formatDiagnostic } from '../../../../scripts/diagnostics/Diagnostic';

const location = { file: 'src/content/home.ts', line: 12, column: 3, text: "  title: 'One'," };

it('a diagnostic without a location is its message', () => {
  expect(formatDiagnostic('route /fees: is broken')).toBe('route /fees: is broken');
});

it('a diagnostic with a location has its file, its line and a caret below', () => {
  expect(formatDiagnostic({ message: 'title is wrong', location })).toBe(
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
  const [shown = '', caret = ''] = formatDiagnostic({ message: '', location: { ...location, column, text } })
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
])('a %s takes one location, so that the caret stands below its character', (_, character) => {
  const told = formatDiagnostic({
    message: '',
    location: { ...location, column: 2, text: `${character}title` },
  });

  expect(told).toContain('|  title\n         |  ^');
});
