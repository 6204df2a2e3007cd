import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { UserError } from 'prerender-engine/diagnostics';

/** No command runs for so long, in milliseconds: a day. */
const lifetime = 24 * 60 * 60_000;

/**
 * Creates a folder that is removed when this process ends. Also removes folders of the same prefix that processes killed
 * more than a day ago have left behind.
 * @param prefix of its path, completed by random letters.
 * @throws UserError if a folder cannot be written.
 */
export async function temporaryFolder(prefix: string): Promise<string> {
  const parent = dirname(prefix);
  try {
    await mkdir(parent, { recursive: true });
    for (const name of await readdir(parent)) {
      if (!name.startsWith(basename(prefix))) continue;
      const path = join(parent, name);
      const entry = await stat(path).catch(() => undefined); // another process may just have removed it
      if (entry && entry.mtimeMs < Date.now() - lifetime) await rm(path, { recursive: true, force: true });
    }
    const folder = await mkdtemp(prefix);
    process.on('exit', () => {
      try {
        rmSync(folder, { recursive: true, force: true });
      } catch {
        // A later process removes it.
      }
    });
    return folder;
  } catch (cause) {
    throw new UserError(`${parent} cannot be written to: make it a writable folder`, { cause });
  }
}
