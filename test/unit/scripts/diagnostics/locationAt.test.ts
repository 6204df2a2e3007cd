import { expect, it } from 'vitest';
import { locationAt } from '../../../../scripts/diagnostics/Diagnostic';

it.each([
  ['the first character', 'one\ntwo', 0, { line: 1, column: 1, text: 'one' }],
  ['a character of a later line', 'one\ntwo\nthree', 6, { line: 2, column: 3, text: 'two' }],
  ['the end of a line', 'one\ntwo', 3, { line: 1, column: 4, text: 'one' }],
  ['the end of the file', 'one\ntwo\n', 8, { line: 3, column: 1, text: '' }],
  ['a line as Windows ends it', 'one\r\ntwo\r\n', 5, { line: 2, column: 1, text: 'two' }],
])('places %s', (_, text, offset, location) => {
  expect(locationAt('page.ts', text, offset)).toEqual({ file: 'page.ts', ...location });
});
