import { existsSync, linkSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '../errors/UserError.ts';

/**
 * Returns a function that writes files below a folder, creating their folders. It tells whether a file is new or
 * changed: one that is the same in the published folder is linked from there, so that it keeps its time. It throws a
 * UserError if a file cannot be written.
 * @param published the folder that will be replaced, if there is one.
 */
export function fileWriter(folder: string, published?: string): (path: string, body: string | Uint8Array) => boolean {
  const made = new Set<string>();
  const former = published !== undefined && existsSync(published) ? published : undefined;
  return (path, body) => {
    const file = join(folder, path);
    const parent = dirname(file);
    try {
      if (!made.has(parent)) {
        mkdirSync(parent, { recursive: true });
        made.add(parent);
      }
      if (former !== undefined && linkIfSame(join(former, path), file, body)) return false;
      writeFileSync(file, body);
      return true;
    } catch (cause) {
      throw new UserError(
        `${file} could not be written: check the disk's free space and the folder's permissions, or choose another folder`,
        { cause },
      );
    }
  };
}

/** Links a file under another name if it has these contents, and the disk has links. */
function linkIfSame(file: string, name: string, body: string | Uint8Array): boolean {
  try {
    const found = lstatSync(file, { throwIfNoEntry: false });
    if (!found?.isFile() || found.size !== Buffer.byteLength(body)) return false;
    // As texts, which take less memory than the bytes of both.
    const isSame = typeof body === 'string' ? readFileSync(file, 'utf8') === body : readFileSync(file).equals(body);
    if (isSame) linkSync(file, name);
    return isSame;
  } catch {
    return false;
  }
}
