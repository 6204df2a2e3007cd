import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '../errors.ts';
import type { OutputFile } from '../files.ts';

/**
 * Returns a function that writes files below a folder, creating their folders. It tells whether a file is new or
 * changed: one that is the same in the published folder, with the same permissions, is linked from there, so that it
 * keeps its time. It throws a UserError if a file cannot be written.
 * @param published the folder that will be replaced, if there is one.
 */
export function fileWriter(folder: string, published?: string): (file: OutputFile) => boolean {
  const made = new Set<string>();
  const previous = published !== undefined && existsSync(published) ? published : undefined;
  const mode = 0o666 & ~process.umask();
  return (file) => {
    const target = join(folder, file.path);
    const parent = dirname(target);
    try {
      if (!made.has(parent)) {
        mkdirSync(parent, { recursive: true });
        made.add(parent);
      }
      if (previous !== undefined && linkIfSame(join(previous, file.path), target, file, mode)) return false;
      if ('body' in file) writeFileSync(target, file.body);
      else {
        copyFileSync(file.source, target);
        chmodSync(target, mode); // a copy has the permissions of its source
      }
      return true;
    } catch (cause) {
      throw new UserError(
        `${target} could not be written: check the disk's free space and the folder's permissions, or choose another folder`,
        { cause },
      );
    }
  };
}

/** Links a published file under another name if it has these contents and permissions, and the disk has links. */
function linkIfSame(published: string, name: string, file: OutputFile, mode: number): boolean {
  try {
    const found = lstatSync(published, { throwIfNoEntry: false });
    const size = 'body' in file ? Buffer.byteLength(file.body) : statSync(file.source).size;
    if (!found?.isFile() || found.size !== size) return false;
    if ((found.mode & 0o777) !== mode && process.platform !== 'win32') return false;
    const isSame = 'body' in file ? hasBody(published, file.body) : haveSameBytes(published, file.source);
    if (isSame) linkSync(published, name);
    return isSame;
  } catch {
    return false;
  }
}

function hasBody(path: string, body: string | Uint8Array): boolean {
  // As texts, which take less memory than the bytes of both.
  return typeof body === 'string' ? readFileSync(path, 'utf8') === body : readFileSync(path).equals(body);
}

/** Compares two files of one size part by part, since a file may be larger than the memory. */
function haveSameBytes(one: string, other: string): boolean {
  const descriptors = [openSync(one, 'r'), openSync(other, 'r')] as const;
  const parts = [Buffer.alloc(1 << 20), Buffer.alloc(1 << 20)] as const;
  try {
    for (;;) {
      const count = readSync(descriptors[0], parts[0]);
      readSync(descriptors[1], parts[1]);
      if (count === 0) return true;
      if (!parts[0].subarray(0, count).equals(parts[1].subarray(0, count))) return false;
    }
  } finally {
    descriptors.forEach(closeSync);
  }
}
