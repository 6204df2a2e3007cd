import { parseArgs } from 'node:util';
import { expect, it } from 'vitest';
import { BuildError, describeFailure, UserError } from '../../../../scripts/diagnostics/UserError';

const describeIn = (error: unknown) => describeFailure(error, 'https://www.example.com/issues');

it.each([
  ['what the project expects', new UserError('There is no dist.'), 'There is no dist.'],
  [
    'what it expects, with its cause',
    new UserError('There is no dist.', { cause: new Error('ENOENT') }),
    'There is no dist.\n  because: ENOENT',
  ],
  ['faults', new BuildError(['a is wrong']), '1 fault; nothing was published:\n\n  × a is wrong'],
])('tells %s in its own words alone', (_, error, told) => {
  expect(describeIn(error)).toBe(told);
});

it('tells a flag that a command does not have in the words of Node', () => {
  const parse = () => parseArgs({ args: ['--bas'], options: { base: { type: 'string' } } });
  let error: unknown;
  try {
    parse();
  } catch (thrown) {
    error = thrown;
  }

  expect(describeIn(error)).toBe("Unknown option '--bas'");
});

it('tells any other error as a fault of the generator, with its stack, its cause and where to report it', () => {
  const told = describeIn(new TypeError('no such thing', { cause: new Error('of old') }));

  expect(told).toMatch(
    /^Unexpected error: this is a fault of the generator, not of anything that you wrote\./,
  );
  expect(told).toContain('https://www.example.com/issues');
  expect(told).toMatch(/TypeError: no such thing\n {4}at /);
  expect(told).toContain('[cause]: Error: of old');
});

it('tells what is no error', () => {
  expect(describeIn('out of luck')).toContain("'out of luck'");
});
