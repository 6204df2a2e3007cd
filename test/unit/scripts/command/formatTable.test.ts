import { expect, it } from 'vitest';
import { formatTable } from '../../../../scripts/command/formatTable';

it('aligns names to the left and numbers to the right', () => {
  const table = formatTable([
    ['page', 'ms'],
    ['contact', '5'],
    ['home', '1234'],
  ]);

  expect(table.split('\n')).toEqual([
    'page       ms', //
    'contact     5',
    'home     1234',
  ]);
});
