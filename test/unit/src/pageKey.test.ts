import { expect, it } from 'vitest';
import { pageKey } from '../../../src/pageKey';

it.each([
  ['Home', 'home'],
  ['NotFound', 'notFound'],
])('the page %s has the metadata %s', (page, key) => {
  expect(pageKey(page)).toBe(key);
});
