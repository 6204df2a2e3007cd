import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { BuildError, explainError } from '../../../../../scripts/prerender/errors/UserError';

it('BuildError is printed once by a process that does not catch it', () => {
  for (const customInspect of [true, false])
    expect(inspect(new BuildError(['a is wrong']), { customInspect }).match(/a is wrong/g)).toHaveLength(1);
});

it('BuildError lists the first twenty of many, and counts all', () => {
  const errors = Array.from({ length: 21 }, (_, index) => `page ${index} is wrong`);
  const lines = errors.slice(0, 20).map((error) => `\n  × ${error}`);

  expect(new BuildError(['a is wrong'])).toMatchObject({ name: 'BuildError', message: '1 error\n\n  × a is wrong' });
  expect(new BuildError(errors)).toMatchObject({
    diagnostics: errors,
    message: `21 errors\n${lines.join('')}\n  … and 1 more`,
  });
  expect(new BuildError(errors.slice(1)).message).not.toContain('more');
});

const noFile = new Error('the disk is full', { cause: 'no space' });

it.each([
  ['an error', new Error('no words'), 'no words'],
  ['its causes', new Error('no file', { cause: noFile }), 'no file\n  because: the disk is full\n  because: no space'],
  ['a value that is not an error', 404, '404'],
])('explainError explains %s', (_, error, explanation) => {
  expect(explainError(error)).toBe(explanation);
});
