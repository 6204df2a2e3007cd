import { expect, it } from 'vitest';
import { loadPage, pageModuleId, pageNames } from '../../../../src/navigation/pages';

it.each(pageNames)('the page %s can be loaded, once', async (page) => {
  expect(await loadPage(page)).toMatchObject({ Page: expect.any(Function) });
  expect(loadPage(page)).toBe(loadPage(page));
});

it('a page has the id of its module', () => {
  expect(pageModuleId('Impact')).toBe('src/pages/Impact/index.ts');
});

it('a page that does not exist is named in the error', async () => {
  await expect(loadPage('Missing')).rejects.toThrow(
    new Error('src/routes.ts names the page "Missing", but src/pages/Missing/index.ts does not exist'),
  );
});
