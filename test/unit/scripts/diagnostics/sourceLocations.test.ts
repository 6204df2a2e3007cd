import { expect, it } from 'vitest';
import { sourceLocations } from '../../../../scripts/diagnostics/sourceLocations';

it.each([
  'route /: has no place',
  'at div (<anonymous>)',
  'at Home (file:///nowhere/without-a-source-map.mjs:53:23)',
])('leaves "%s" as it is', (stack) => {
  expect(sourceLocations(stack)).toBe(stack);
});
