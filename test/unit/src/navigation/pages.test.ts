import { describe, expect, it } from 'vitest';
import { loadPage, pageModuleId, pageNames } from '../../../../src/navigation/pages';

describe('the page', () => {
  it.each(pageNames)('%s can be loaded', async (page) => {
    expect(await loadPage(page)).toMatchObject({ Page: expect.any(Function) });
  });

  it('is loaded once', () => {
    expect(loadPage('Impact')).toBe(loadPage('Impact'));
  });

  it('has the id of its module', () => {
    expect(pageModuleId('Impact')).toBe('src/pages/Impact/index.ts');
  });
});

it('a page that does not exist is named in the error', async () => {
  await expect(loadPage('Missing')).rejects.toThrow(
    new Error('src/routes.ts names the page "Missing", but src/pages/Missing/index.ts does not exist'),
  );
});
