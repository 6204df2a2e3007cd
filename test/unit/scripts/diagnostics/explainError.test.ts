import { expect, it } from 'vitest';
import { explainError } from '../../../../scripts/diagnostics/UserError';

const noFile = new Error('the disk is full', { cause: 'no space' });

it.each([
  ['an error', new Error('no words'), 'no words'],
  [
    'its causes',
    new Error('no words', { cause: noFile }),
    'no words\n  because: the disk is full\n  because: no space',
  ],
  ['what is no error', 404, '404'],
])('explains %s', (_, error, explanation) => {
  expect(explainError(error)).toBe(explanation);
});
