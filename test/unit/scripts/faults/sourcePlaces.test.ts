import { expect, it } from 'vitest';
import { sourcePlaces } from '../../../../scripts/faults/sourcePlaces';

it.each([
  'route /: has no place',
  'at div (<anonymous>)',
  'at Home (file:///nowhere/without-a-source-map.mjs:53:23)',
])('leaves "%s" as it is', (stack) => {
  expect(sourcePlaces(stack)).toBe(stack);
});
