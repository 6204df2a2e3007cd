import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { lock } from '../../../../../scripts/prerender/files/lock';
import { writeSite } from '../../../../support/writeSite';

afterEach(() => vi.doUnmock('fs-native-extensions'));

const makePath = async () => join(await writeSite({}), 'dist.lock');

it('is held by only one at a time, can be locked again after release, and leaves no file', async () => {
  const path = await makePath();
  for (let round = 0; round < 3; round += 1) {
    const release = await lock(path);
    expect(existsSync(path)).toBe(true);
    expect(await lock(path)).toBeUndefined();
    if (round === 1) rmSync(path);
    release?.();
    expect(existsSync(path)).toBe(false);
  }
});

it('is not taken on a file that was removed meanwhile', async () => {
  const path = await makePath();
  vi.doMock('fs-native-extensions', async (load) => {
    const { tryLock } = await load<typeof import('fs-native-extensions')>();
    let first = true;
    const tryLockLate = (descriptor: number) => {
      if (first) rmSync(path); // as the last holder does, who releases it at this moment
      first = false;
      return tryLock(descriptor);
    };
    return { tryLock: tryLockLate };
  });
  const held = await lock(path);
  vi.doUnmock('fs-native-extensions');

  expect(await lock(path)).toBeUndefined();
  held?.();
});

it('is explained if the package for locks is not installed, or not made for the system', async () => {
  vi.doMock('fs-native-extensions', () => {
    throw new Error('not built for this system');
  });

  await expect(lock(await makePath())).rejects.toMatchObject({
    message:
      'files cannot be locked, and without a lock two builds could mix their files: run npm install --save-dev fs-native-extensions, on Linux with glibc, macOS or Windows',
    cause: expect.any(Error),
  });
});
