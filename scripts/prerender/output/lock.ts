import { closeSync, fstatSync, openSync, rmSync, statSync } from 'node:fs';
import { UserError } from '../errors.ts';

/**
 * Creates a file and locks it. The lock belongs to the open file, not to a process number, so it also works across
 * containers that share a disk. The system releases it when the process ends, even if it is killed.
 * @returns what releases the lock and removes its file; undefined if another build holds it.
 * @throws if the file cannot be created; UserError if the system has no file locks, or the package
 *   for them is missing.
 */
export async function lock(path: string): Promise<(() => void) | undefined> {
  const { tryLock } = await import('fs-native-extensions').catch((cause) => {
    throw new UserError(
      'files cannot be locked, and without a lock two builds could mix their files: run npm install --save-dev fs-native-extensions, on Linux with glibc, macOS or Windows',
      { cause },
    );
  });
  for (;;) {
    const descriptor = openSync(path, 'a'); // not a FileHandle, which Node closes when nothing refers to it
    let isLocked = false;
    try {
      isLocked = tryLock(descriptor);
    } finally {
      if (!isLocked) closeSync(descriptor);
    }
    if (!isLocked) return undefined;
    if (isNamed(path, descriptor))
      return () => {
        rmSync(path, { force: true });
        closeSync(descriptor);
      };
    closeSync(descriptor);
  }
}

/**
 * Whether the path still names the locked file. The last holder may have removed it, and a third build locked a new
 * one.
 */
function isNamed(path: string, descriptor: number): boolean {
  const [named, locked] = [statSync(path, { throwIfNoEntry: false }), fstatSync(descriptor)];
  return named?.ino === locked.ino && named.dev === locked.dev;
}
