import { expect, it } from 'vitest';
import { speculationRules } from '../../../../scripts/prerender/speculationRules';

it('names the documents below the base, to be fetched when a link is about to be followed', () => {
  expect(JSON.parse(speculationRules('/repo/'))).toEqual({
    prefetch: [{ where: { href_matches: '/repo/*' }, eagerness: 'moderate' }],
  });
});
