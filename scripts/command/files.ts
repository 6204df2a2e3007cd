import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file and creates its folder. The file is renamed into place, so that it is never incomplete. */
export async function replaceFile(file: string, body: string | Uint8Array): Promise<void> {
  const partial = `${file}.${process.pid}.partial`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(partial, body);
  await rename(partial, file);
}

/** Creates a folder that is removed when this process ends. @param prefix of its path, completed by random letters. */
export function temporaryFolder(prefix: string): string {
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
}

/**
 * Returns what to do about a file that only points to another, as in a clone without Git LFS or on a disk without links;
 * undefined for other files.
 * @see https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
 */
export function explainPointer(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes.subarray(0, 300)).toString();
  if (/^\ufeff?version https:\/\/(?:git-lfs|hawser)\.github\.com\/spec\//.test(text))
    return 'is only a pointer of Git LFS, not the file itself. Run git lfs pull; in a workflow, check out with lfs: true';
  if (/^(?:\.\.\/|\/annex\/objects\/)[^\r\n]+\r?\n?$/.test(text))
    return 'is only the path of another file, which a link became. Put the file itself in its place';
  return undefined;
}
