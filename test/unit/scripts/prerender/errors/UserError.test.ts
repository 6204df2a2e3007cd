import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { BuildError, explainError } from '../../../../../scripts/prerender/errors/UserError';

describe('BuildError', () => {
  it.each([
    [['a is wrong'], '1 error\n\n  × a is wrong'],
    [['a is wrong', 'b is missing'], '2 errors\n\n  × a is wrong\n  × b is missing'],
  ])('lists all of %j', (errors, message) => {
    expect(new BuildError(errors)).toMatchObject({ name: 'BuildError', errors, message });
  });

  it('is printed once by a process that does not catch it', () => {
    for (const customInspect of [true, false])
      expect(inspect(new BuildError(['a is wrong']), { customInspect }).match(/a is wrong/g)).toHaveLength(1);
  });

  it('lists the first twenty of many, and counts the others', () => {
    const { message } = new BuildError(Array.from({ length: 50 }, (_, index) => `page ${index} is wrong`));

    expect(message).toContain('50 errors\n');
    expect(message.match(/× page/g)).toHaveLength(20);
    expect(message).toMatch(/× page 19 is wrong\n {2}… and 30 more$/);
  });
});

describe('explainError', () => {
  const noFile = new Error('the disk is full', { cause: 'no space' });

  it.each([
    ['an error', new Error('no words'), 'no words'],
    [
      'its causes',
      new Error('no words', { cause: noFile }),
      'no words\n  because: the disk is full\n  because: no space',
    ],
    [
      'what Node lacks',
      new ReferenceError('window is not defined'),
      'window is not defined: pages are rendered in Node; if only browsers define it, use it in an effect',
    ],
    ['a value that is not an error', 404, '404'],
  ])('explains %s', (_, error, explanation) => {
    expect(explainError(error)).toBe(explanation);
  });
});
