import { UserError } from 'prerender-engine/diagnostics';
import { expect, it } from 'vitest';
import { readCommandLine, wholeNumber } from '../../../../scripts/command/options';

const read = (...args: readonly string[]) =>
  readCommandLine({ out: { type: 'string', default: 'dist' }, quiet: { type: 'boolean' } }, args).values;

it('reads the command line, with defaults for missing options', () => {
  expect(read('--quiet')).toEqual({ out: 'dist', quiet: true });
});

it.each([
  ['an option that does not exist', ['--run'], "Unknown option '--run': the options are --out, --quiet"],
  ['an option without its value', ['--out'], "Option '--out <value>' argument missing: the options are --out, --quiet"],
  ['a word too many', ['dist'], "Unexpected argument 'dist': the options are --out, --quiet"],
])('rejects %s', (_, args, message) => {
  expect(() => read(...args)).toThrow(new UserError(message));
});

it.each(['1', '9'])('a whole number is read from %s', (text) => {
  expect(wholeNumber('--runs', text, 9)).toBe(Number(text));
});

it.each(['', '0', '-1', '2.5', '1e0', '09', 'many', '10'])('a whole number is not read from %j', (text) => {
  expect(() => wholeNumber('--runs', text, 9)).toThrow(
    new UserError(`--runs is "${text}": write a whole number from 1 to 9`),
  );
});
