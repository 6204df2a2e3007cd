import { expect, it } from 'vitest';
import { readBenchOptions } from '../../../../../scripts/measure/page/readBenchOptions';

const read = (commandLine: string) => readBenchOptions(commandLine.split(' ').filter(Boolean));

it('measures dist/ in nine rounds, and writes no file', () => {
  expect(read('')).toEqual({ out: 'dist', rounds: 9, json: undefined });
});

it('takes what the command line says', () => {
  expect(read('--out built --rounds 3 --json numbers.json')).toEqual({
    out: 'built',
    rounds: 3,
    json: 'numbers.json',
  });
});

it('refuses a number of rounds that is none', () => {
  expect(() => read('--rounds few')).toThrow('--rounds is "few"');
});

it.each([
  ['a flag that does not exist', '--round 3', 'ERR_PARSE_ARGS_UNKNOWN_OPTION'],
  ['a word without a flag', 'dist', 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL'],
])('refuses %s', (_, commandLine, code) => {
  expect(() => read(commandLine)).toThrow(expect.objectContaining({ code }));
});
