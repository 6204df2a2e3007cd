import { UserError } from 'prerender-engine/diagnostics';
import { describe, expect, it } from 'vitest';
import { readCommandLine, readVariable, wholeNumber } from '../../../../scripts/command/options';

const options = {
  runs: { ...wholeNumber(9, 2, 3), variable: 'RUNS' },
  out: { read: String, expected: 'a folder', example: 'dist', fallback: 'dist' },
  quiet: 'flag',
} as const;

const read = (commandLine: string, env = {}) =>
  readCommandLine({ args: commandLine.split(' ').filter(Boolean), env, options }).options;

it('uses the fallback of every missing option', () => {
  expect(read('')).toEqual({ runs: 3, out: 'dist', quiet: false });
});

it('reads the command line', () => {
  expect(read('--runs 5 --out=built --quiet')).toEqual({ runs: 5, out: 'built', quiet: true });
});

it('reads from the environment what the command line lacks', () => {
  expect([read('', { RUNS: '4' }).runs, read('--runs 5', { RUNS: '4' }).runs]).toEqual([4, 5]);
});

it('returns the operands if a command takes any', () => {
  expect(readCommandLine({ args: ['a', '--quiet', 'b'], options, operands: 'any' })).toMatchObject({
    options: { quiet: true },
    operands: ['a', 'b'],
  });
});

describe('rejects, with the same kind of message,', () => {
  it.each([
    ['a value', '--runs many', '--runs is "many": write a whole number from 1 to 9, such as --runs 2'],
    ['an empty value', '--runs=', '--runs is "": write a whole number from 1 to 9, such as --runs 2'],
    [
      'an option that does not exist',
      '--run 3',
      "Unknown option '--run': the options are --runs, --out, --quiet",
    ],
    [
      'an option without its value',
      '--out',
      "Option '--out <value>' argument missing: the options are --runs, --out, --quiet",
    ],
    ['a word too many', 'dist', "Unexpected argument 'dist': the options are --runs, --out, --quiet"],
  ])('%s', (_, commandLine, message) => {
    expect(() => read(commandLine)).toThrow(new UserError(message));
  });

  it('a variable', () => {
    expect(() => read('', { RUNS: '' })).toThrow(
      new UserError('RUNS is "": write a whole number from 1 to 9, such as RUNS=2'),
    );
  });

  it('any option of a command that has none', () => {
    expect(() => readCommandLine({ args: ['--fast'], options: {} })).toThrow(
      new UserError("Unknown option '--fast': there are no options"),
    );
  });
});

it.each(['1', '9'])('a whole number is read from %s', (text) => {
  expect(wholeNumber(9, 2, 3).read(text)).toBe(Number(text));
});

it.each(['', '0', '-1', '2.5', '1e0', '09', 'many', '10'])('a whole number is not read from %j', (text) => {
  expect(wholeNumber(9, 2, 3).read(text)).toBeUndefined();
});

it('a variable that is not set has its fallback', () => {
  expect(readVariable({}, 'RUNS', wholeNumber(9, 2, 3))).toBe(3);
});
