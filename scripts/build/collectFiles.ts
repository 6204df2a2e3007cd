import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { OutputFile } from '../prerender/outputFile.ts';

/** Every file below a directory, with its path from there; none where there is no such directory. */
export async function collectFiles(directory: string): Promise<OutputFile[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        return { path: relative(directory, file).split(sep).join('/'), body: await readFile(file) };
      }),
  );
}
