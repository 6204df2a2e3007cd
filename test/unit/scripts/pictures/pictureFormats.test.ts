import { expect, it } from 'vitest';
import { pictureFormats } from '../../../../scripts/pictures/pictureFormats';

it('the last format is the one that every browser knows', () => {
  expect(pictureFormats.map(({ type }) => type)).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
});

it.each(pictureFormats)('the widths of $type go from narrow to wide', ({ widths }) => {
  expect(widths).toEqual([...widths].sort((one, other) => one - other));
});
