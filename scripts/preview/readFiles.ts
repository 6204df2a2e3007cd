import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * Reads every file below a folder.
 *
 * @returns the bytes by path from the folder, with `/` between the names on every system
 * @throws Error of the file system where the folder is missing
 */
export async function readFiles(directory: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const named = paths.map(async (path): Promise<[string, Uint8Array]> => {
    const name = relative(directory, path).split(sep).join('/');
    return [name, await readFile(path)];
  });
  return new Map(await Promise.all(named));
}
