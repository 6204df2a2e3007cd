import { expect, it } from 'vitest';
import { formatDiagnostic } from '../../../../../scripts/prerender/errors/Diagnostic';

const location = { file: 'src/content/home.ts', line: 12, column: 3, text: "  title: 'One'," };

it('a diagnostic with a location has its file, its line and a caret below', () => {
  expect(formatDiagnostic({ message: 'title is wrong', location })).toBe(
    `src/content/home.ts:12
    title is wrong

      12 |   title: 'One',
         |   ^
`,
  );
});

it.each([30, 250, 398])('the part of a long line around column %i is shown', (column) => {
  const text = `${'a'.repeat(column - 1)}X${'b'.repeat(400 - column)}`;
  const [, , , shown = '', caret = ''] = formatDiagnostic({
    message: '',
    location: { ...location, column, text },
  }).split('\n');

  expect(shown.length).toBeLessThan(120);
  expect(shown[caret.indexOf('^')]).toBe('X');
});

it.each(['\t', '\u001b', '\u200b', '\u202e'])(
  '%j takes one column, so that the caret is below its character',
  (one) => {
    const formatted = formatDiagnostic({ message: '', location: { ...location, column: 2, text: `${one}title` } });

    expect(formatted).toContain('|  title\n         |  ^');
  },
);
