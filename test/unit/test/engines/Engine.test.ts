import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { callExpression } from '../../../engines/Engine';

test('the expression returns the result of the function elsewhere', () => {
  const joined = callExpression((first: string, second: number) => `${first} and ${second}`, ['"one"', 2]);
  expect(runInNewContext(joined)).toBe('"one" and 2');
});
