import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UserError } from '../prerender/index.ts';

/** Writes a file and creates its folder. The file is renamed into place, so that it is never incomplete. */
export async function replaceFile(file: string, body: string | Uint8Array): Promise<void> {
  const partial = `${file}.${process.pid}.partial`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(partial, body);
  await rename(partial, file);
}

/**
 * Creates a folder that is removed when this process ends.
 * @param prefix of its path, completed by random letters.
 * @throws UserError if it cannot be created.
 */
export function temporaryFolder(prefix: string): string {
  try {
    mkdirSync(dirname(prefix), { recursive: true });
    const folder = mkdtempSync(prefix);
    process.on('exit', () => {
      try {
        rmSync(folder, { recursive: true, force: true });
      } catch {
        // Windows keeps a file that is open, such as a font.
      }
    });
    return folder;
  } catch (cause) {
    throw new UserError(`${dirname(prefix)} cannot be written to: make it a writable folder`, { cause });
  }
}

/**
 * Returns what to do about a file that is only a Git LFS pointer, as in a clone without LFS; undefined for other files.
 * @see https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
 */
export function explainPointer(bytes: Uint8Array): string | undefined {
  if (!Buffer.from(bytes.subarray(0, 100)).toString().startsWith('version https://git-lfs.github.com/spec/'))
    return undefined;
  return 'is only a pointer of Git LFS, not the file itself. Run git lfs pull; in a workflow, check out with lfs: true';
}
