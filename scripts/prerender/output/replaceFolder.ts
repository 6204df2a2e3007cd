import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { lstat, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { UserError } from '../errors.ts';
import { walk } from '../files.ts';

/**
 * Replaces a folder by another one beside it, in one step where the disk supports that. Everything is on the disk before
 * the names change, so after a crash or a power cut the folder holds the old contents or the new ones.
 * @param staging with the new contents. Afterwards it holds the old ones, or is gone.
 * @param target the folder to replace; may be missing.
 * @param previous the name that the old contents have for a moment, if the disk cannot exchange two names.
 * @param files how many the new contents have.
 * @returns false if nothing can take the place of the folder, because it is a mount point. It is unchanged.
 * @throws if the folder cannot be replaced, and is unchanged; UserError if it is now under the name `previous`.
 */
export async function replaceFolder(
  staging: string,
  target: string,
  previous: string,
  files: number,
): Promise<boolean> {
  await syncFiles(staging, files);
  if (!(await exchange(staging, target, previous))) return false;
  await syncNames(dirname(target));
  return true;
}

/** Gives a folder its name back if a process that replaced it was killed between two renames. */
export async function restoreFolder(target: string, previous: string): Promise<void> {
  if (!existsSync(target) && existsSync(previous)) await rename(previous, target);
}

/** Exchanges the names of two folders. If the second is missing or empty, only renames the first. */
async function exchange(staging: string, target: string, previous: string): Promise<boolean> {
  if (await succeeds(rename(staging, target))) return true;
  const { swap } = await import('fs-native-extensions');
  if (await succeeds(swap(staging, target))) return true;
  // Some network disks and virtual machines' shared folders cannot exchange names in one step.
  try {
    await rename(target, previous);
  } catch (error) {
    if (['EBUSY', 'EXDEV'].includes(Object(error).code)) return false;
    throw error;
  }
  try {
    await rename(staging, target);
  } catch (cause) {
    if (await succeeds(rename(previous, target))) throw cause;
    throw new UserError(
      `${target} could not be replaced, and what it held is now in ${previous}: rename that folder back, or build again`,
      { cause },
    );
  }
  await succeeds(rename(previous, staging)); // if not, the next build removes it
  return true;
}

function succeeds(step: Promise<void>): Promise<boolean> {
  return step.then(
    () => true,
    () => false,
  );
}

const parallelSyncs = 16;
/** More files than this are synced with all else on their disk, which takes a tenth of the time. */
const maxSyncedAlone = 1000;

/**
 * Waits until everything below a folder is on the disk.
 * @param files how many there are.
 * @throws if the disk fails.
 */
export async function syncFiles(folder: string, files: number): Promise<void> {
  if (files > maxSyncedAlone && (await syncDisk(folder))) return;
  const entries = walk(folder);
  const syncEntries = async () => {
    for await (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      const isLinked = (await lstat(path)).nlink > 1; // from the published folder, which is on the disk
      if (entry.isDirectory()) await syncNames(path);
      else if (!isLinked) await sync(path, 'r+'); // Windows syncs only files open for writing
    }
  };
  await Promise.all(Array.from({ length: parallelSyncs }, syncEntries));
  await syncNames(folder);
}

/** Waits until the names in a folder are on the disk. Windows cannot open a folder to sync it. */
async function syncNames(folder: string): Promise<void> {
  if (process.platform !== 'win32') await sync(folder, 'r');
}

/**
 * Waits until everything is on the disk that a folder is on, if the system has a command for it. On macOS, `sync` would
 * not wait.
 * @see https://man7.org/linux/man-pages/man2/syncfs.2.html
 */
async function syncDisk(folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  return succeeds(promisify(execFile)('sync', ['-f', folder]).then(() => undefined));
}

async function sync(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } catch (error) {
    // Some network disks cannot sync.
    if (!['EINVAL', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'].includes(Object(error).code)) throw error;
  } finally {
    await handle.close();
  }
}
