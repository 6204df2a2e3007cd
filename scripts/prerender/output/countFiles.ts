import { readdir } from 'node:fs/promises';

/** How many files there are below a folder. */
export async function countFiles(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}
