import { expect, it } from 'vitest';
import { bundleFaults } from '../../../../scripts/build/bundleFaults';

it('what the bundler tells becomes faults, without its colours', () => {
  const errors = [new Error('\u001b[31mNo such module\u001b[0m in a.ts\n'), new Error('Unexpected token')];

  expect(bundleFaults(Object.assign(new Error('Build failed'), { errors }))).toMatchObject({
    name: 'BuildError',
    diagnostics: ['No such module in a.ts', 'Unexpected token'],
  });
});

it('any other error stays what it is', () => {
  const error = new Error('out of memory');

  expect(bundleFaults(error)).toBe(error);
});
