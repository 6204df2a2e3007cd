import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { lock } from '../../../../../scripts/prerender/output/lock';
import { writeSite } from '../../../../support/writeSite';

afterEach(() => vi.doUnmock('fs-native-extensions'));

const makePath = async () => join(await writeSite({}), 'dist.lock');

it('is held by only one at a time, can be locked again after release, and leaves no file', async () => {
  const path = await makePath();
  for (const isRemovedMeanwhile of [false, true, false]) {
    const release = await lock(path);
    expect(existsSync(path)).toBe(true);
    expect(await lock(path)).toBeUndefined();
    if (isRemovedMeanwhile) rmSync(path);
    release?.();
    expect(existsSync(path)).toBe(false);
  }
});

it('is not taken on a file that the last holder removes at this moment', async () => {
  const path = await makePath();
  const { tryLock } = await import('fs-native-extensions');
  const tryLockLate = vi.fn(tryLock).mockImplementationOnce((descriptor) => {
    rmSync(path);
    return tryLock(descriptor);
  });
  vi.doMock('fs-native-extensions', () => ({ tryLock: tryLockLate }));
  const held = await lock(path);

  expect(await lock(path)).toBeUndefined();
  held?.();
});

it('is explained if the package for locks is not installed, or not made for the system', async () => {
  vi.doMock('fs-native-extensions', () => {
    throw new Error('not built for this system');
  });

  await expect(lock(await makePath())).rejects.toThrow(/^files cannot be locked.*fs-native-extensions/);
});
