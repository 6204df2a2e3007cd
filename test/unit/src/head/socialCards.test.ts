import { access } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { socialCardPath } from '../../../../src/head/socialCard';
import { socialCards } from '../../../../src/head/socialCards';
import { isIndexed, routes } from '../../../../src/routes';
import { contentFolder } from '../../../support/copyProject';

it('there is a social card for each indexed page', () => {
  const shared = routes.filter(isIndexed).map(({ page }) => socialCardPath(page).slice(1));

  expect(socialCards().map(({ path }) => path)).toEqual(shared);
  expect(shared).toContain('social/home.jpg');
});

it.each(socialCards())('the picture of $path is among those of the content', async ({ picture }) => {
  expect(picture).toMatch(/^src\/content\/pictures\//);
  await expect(access(picture.replace('src/content', contentFolder))).resolves.toBeUndefined();
});
