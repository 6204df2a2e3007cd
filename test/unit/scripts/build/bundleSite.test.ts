import { expect, it } from 'vitest';
import { bundleError } from '../../../../scripts/build/bundleSite';

it("the bundler's errors become diagnostics, without its colours", () => {
  const errors = [new Error('\u001b[31mNo such module\u001b[0m in a.ts\n'), new Error('Unexpected token')];

  expect(bundleError(Object.assign(new Error('Build failed'), { errors }))).toMatchObject({
    name: 'BuildError',
    diagnostics: ['No such module in a.ts', 'Unexpected token'],
  });
});

it('an error of the bundler, of esbuild in it, or without a message is kept as text', () => {
  const errors = [{ text: 'No such module' }, 'Unexpected token', undefined];

  expect(bundleError(Object.assign(new Error('Build failed'), { errors }))).toMatchObject({
    diagnostics: ['No such module', 'Unexpected token', 'undefined'],
  });
});

it('returns any other error unchanged', () => {
  const error = new Error('out of memory');

  expect(bundleError(error)).toBe(error);
});
