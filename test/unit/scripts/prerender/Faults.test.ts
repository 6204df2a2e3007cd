import { expect, it } from 'vitest';
import { Faults } from '../../../../scripts/prerender/Faults';

it.each([
  [['a is wrong'], '1 fault; nothing was published:\n\n  × a is wrong'],
  [['a is wrong', 'b is missing'], '2 faults; nothing was published:\n\n  × a is wrong\n  × b is missing'],
])('tells all of %j', (faults, message) => {
  expect(new Faults(faults)).toMatchObject({ name: 'Faults', faults, message });
});
