import { expect, it } from 'vitest';
import { hydrationLoader } from '../../../../scripts/prerender/hydrationLoader';

it('cannot end its script element', () => {
  expect(hydrationLoader).not.toContain('<');
});

it('leaves no name behind in the page', () => {
  expect(hydrationLoader).toMatch(/^\{.*\}$/s);
});
