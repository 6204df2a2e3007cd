import { hostileAddresses } from '../support/hostilePath';
import { expect, test } from './fixtures';
import { navigationErrors } from './navigationErrors';
import { rememberParsed } from './parsedElements';

test('pages at hostile URLs hydrate as the server sent them', { tag: '@base' }, async ({
  page,
  consoleErrors,
  baseURL,
}) => {
  test.slow();
  const base = baseURL ?? '';
  await rememberParsed(page);
  for (const address of hostileAddresses(base, 20, 2)) {
    expect.soft(await navigationErrors(page, consoleErrors, { address, base })).toEqual([]);
  }
});
