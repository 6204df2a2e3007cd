import { expect, it } from 'vitest';
import { BuildError } from '../../../../scripts/diagnostics/UserError';

it.each([
  [['a is wrong'], '1 error\n\n  × a is wrong'],
  [['a is wrong', 'b is missing'], '2 errors\n\n  × a is wrong\n  × b is missing'],
])('lists all of %j', (diagnostics, message) => {
  expect(new BuildError(diagnostics)).toMatchObject({
    name: 'BuildError',
    diagnostics: diagnostics,
    message,
  });
});

it('lists the first twenty of many, and counts the others', () => {
  const { message } = new BuildError(Array.from({ length: 50 }, (_, index) => `page ${index} is wrong`));

  expect(message).toContain('50 errors\n');
  expect(message.match(/× page/g)).toHaveLength(20);
  expect(message).toMatch(/× page 19 is wrong\n {2}… and 30 more$/);
});
