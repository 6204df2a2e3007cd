import { expect, it } from 'vitest';
import { settleAll } from '../../../../scripts/prerender/settleAll';

it('gives what all promises give, in their order', async () => {
  const later = new Promise((resolve) => setTimeout(resolve, 1, 'later'));

  expect(await settleAll([later, Promise.resolve('at once')])).toEqual(['later', 'at once']);
});

it('throws the first failure in their order', async () => {
  const promises = [
    Promise.resolve(),
    Promise.reject(new Error('first')),
    Promise.reject(new Error('other')),
  ];

  await expect(settleAll(promises)).rejects.toThrow('first');
});

it('throws nothing before every promise has settled', async () => {
  let settled = false;
  const slow = new Promise<void>((resolve) => setTimeout(resolve, 20)).then(() => {
    settled = true;
  });
  await settleAll([Promise.reject(new Error('at once')), slow]).catch(() => undefined);

  expect(settled).toBe(true);
});
