import { execFile } from 'node:child_process';
import { lstat, open } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { walk } from './files.ts';

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
export async function syncNames(folder: string): Promise<void> {
  if (process.platform !== 'win32') await sync(folder, 'r');
}

/**
 * Waits until everything is on the disk that a folder is on, if the system has a command for it. On macOS, `sync` would
 * not wait.
 * @see https://man7.org/linux/man-pages/man2/syncfs.2.html
 */
async function syncDisk(folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  return promisify(execFile)('sync', ['-f', folder]).then(
    () => true,
    () => false,
  );
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
