import { expect, it } from 'vitest';
import { loadPage } from '../../../../src/navigation/pages';

it('a page that does not exist is named in the error', async () => {
  await expect(loadPage('Missing')).rejects.toThrow(
    new Error('src/routes.ts: src/pages/Missing/index.ts does not exist'),
  );
});
