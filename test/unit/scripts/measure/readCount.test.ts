import { expect, it } from 'vitest';
import { readCount } from '../../../../scripts/measure/readCount';

it.each([
  ['1', 1],
  ['9', 9],
  ['120', 120],
])('reads %s', (text, count) => {
  expect(readCount('rounds', text)).toBe(count);
});

it.each(['', '0', '-1', '2.5', '1e3', '09', 'many', '10000'])('refuses %j', (text) => {
  expect(() => readCount('rounds', text)).toThrow(
    new Error(`--rounds is "${text}". Give a whole number from 1 to 9999, such as --rounds 9.`),
  );
});
