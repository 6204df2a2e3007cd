import { expect, it } from 'vitest';
import { readCommandLine, wholeNumber } from '../../../../scripts/command/commandLine';
import { UserError } from '../../../../scripts/prerender/index.ts';

it.each([
  ['an option that does not exist', ['--run'], "Unknown option '--run': the options are --out, --quiet"],
  ['an option without its value', ['--out'], "Option '--out <value>' argument missing: the options are --out, --quiet"],
  ['a word too many', ['dist'], "Unexpected argument 'dist': the options are --out, --quiet"],
])('rejects %s', (_, args, message) => {
  expect(() => readCommandLine({ out: { type: 'string' }, quiet: { type: 'boolean' } }, args)).toThrow(
    new UserError(message),
  );
});

it('a whole number is read from 1 up to its limit', () => {
  expect(['1', '9'].map((text) => wholeNumber('--runs', text, 9))).toEqual([1, 9]);
});

it.each(['', '0', '-1', '2.5', '1e0', '09', 'many', '10'])('a whole number is not read from %j', (text) => {
  expect(() => wholeNumber('--runs', text, 9)).toThrow(
    new UserError(`--runs is "${text}": write a whole number from 1 to 9`),
  );
});
