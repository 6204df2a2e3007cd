import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UserError } from '../../diagnostics/UserError.ts';

/**
 * Whether a folder holds a site, which a new one may replace; false where there is no folder, or an empty one.
 * @throws where it cannot be replaced, or holds something else, which would be deleted.
 */
export async function holdsSite(path: string): Promise<boolean> {
  const names = await namesIn(path);
  if (names === undefined) return false;
  if (await isMountPoint(path)) {
    throw new UserError(
      `${path} is a mount point, which no other folder can replace: choose a folder in it, as ${join(path, 'site')}`,
    );
  }
  if (names.length > 0 && !names.includes('index.html')) {
    throw new UserError(
      `${path} holds something other than a site, and would be deleted: choose another folder`,
    );
  }
  return names.length > 0;
}

/** Undefined where there is no such folder. */
async function namesIn(path: string): Promise<string[] | undefined> {
  return readdir(path).catch((error) => {
    if (error.code === 'ENOENT') return undefined;
    if (error.code === 'ENOTDIR') throw new UserError(`${path} is a file: choose a folder`, { cause: error });
    throw error;
  });
}

async function isMountPoint(path: string): Promise<boolean> {
  const [folder, parent] = await Promise.all([stat(path), stat(dirname(path))]);
  return folder.dev !== parent.dev;
}
