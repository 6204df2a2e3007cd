import { expect, it } from 'vitest';
import { locateDiagnostics, syntaxFaults } from '../../../../scripts/content/contentFaults';
import { contentFault } from '../../../../src/contentCheck/ContentFault';

it('the content that ships can be read', async () => {
  expect(await syntaxFaults()).toEqual([]);
});

it('a fault of the content is given its place in its file', async () => {
  const [fault] = await locateDiagnostics([contentFault('practice', ['profile', 'address'], 'is wrong')]);

  expect(fault).toMatchObject({
    message: 'profile › address is wrong',
    location: { file: 'src/content/practice.ts', text: expect.stringContaining('address:') },
  });
});
