import { expect, it } from 'vitest';
import { bundleError } from '../../../../scripts/build/bundleSite';

it('an error of the bundler, of esbuild in it, or without a message is kept as text', () => {
  const errors = [{ text: 'No such module' }, 'Unexpected token', undefined];

  expect(bundleError(Object.assign(new Error('Build failed'), { errors }))).toMatchObject({
    errors: ['No such module', 'Unexpected token', 'undefined'],
  });
});

it('returns any other error unchanged', () => {
  const error = new Error('out of memory');

  expect(bundleError(error)).toBe(error);
});
