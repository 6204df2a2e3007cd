import { expect, it } from 'vitest';
import { readLighthouseOptions } from '../../../../../scripts/measure/lighthouse/readLighthouseOptions';

const read = (commandLine: string) => readLighthouseOptions(commandLine.split(' ').filter(Boolean));

it('judges dist/ in three runs', () => {
  expect(read('')).toEqual({ out: 'dist', runs: 3 });
});

it('takes what the command line says', () => {
  expect(read('--out built --runs 5')).toEqual({ out: 'built', runs: 5 });
});

it('refuses a number of runs that is none', () => {
  expect(() => read('--runs 0')).toThrow('--runs is "0"');
});

it('refuses a flag that does not exist', () => {
  expect(() => read('--rounds 3')).toThrow(
    expect.objectContaining({ code: 'ERR_PARSE_ARGS_UNKNOWN_OPTION' }),
  );
});
