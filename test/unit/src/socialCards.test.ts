import { access } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { socialCards } from '../../../src/socialCards';

it('there is a card for each page that is shared', () => {
  expect(socialCards().map(({ path }) => path)).toEqual([
    'social/home.jpg',
    'social/impact.jpg',
    'social/cases.jpg',
    'social/contact.jpg',
  ]);
});

it.each(socialCards())('the picture of $path exists', async ({ picture }) => {
  await expect(access(picture)).resolves.toBeUndefined();
});
