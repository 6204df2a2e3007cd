import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { lock } from 'prerender-engine';
import { UserError } from 'prerender-engine/diagnostics';

const lockSuffix = '.lock';

/**
 * Creates a folder that is removed when this process ends. Also removes folders left behind by killed processes, whose
 * locks nobody holds.
 * @param prefix of its path, completed by a random name.
 * @throws UserError if a folder cannot be written.
 */
export async function temporaryFolder(prefix: string): Promise<string> {
  const parent = dirname(prefix);
  try {
    await mkdir(parent, { recursive: true });
    await removeAbandoned(parent, basename(prefix));
    for (;;) {
      const folder = `${prefix}${randomUUID()}`;
      const held = await lock(folder + lockSuffix);
      if (!held) continue; // another process took it for abandoned, and is removing it
      process.on('exit', () => {
        try {
          rmSync(folder, { recursive: true, force: true });
          held.release();
        } catch {
          // The next process removes it.
        }
      });
      await mkdir(folder);
      return folder;
    }
  } catch (cause) {
    if (cause instanceof UserError) throw cause;
    throw new UserError(`${parent} cannot be written to: make it a writable folder`, { cause });
  }
}

async function removeAbandoned(parent: string, prefix: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix) || !name.endsWith(lockSuffix)) continue;
    const path = join(parent, name);
    const held = await lock(path);
    if (!held) continue;
    // If this fails, the lock file stays: a later process finds the folder by it.
    await rm(path.slice(0, -lockSuffix.length), { recursive: true, force: true });
    held.release();
  }
}
