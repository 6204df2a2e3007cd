import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** How many files there are below a folder; what another build takes away meanwhile does not count. */
export async function countFiles(directory: string): Promise<number> {
  const entries = await readdir(directory, { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const counts = await Promise.all(
    entries.map((entry) =>
      entry.isDirectory() ? countFiles(join(directory, entry.name)) : Number(entry.isFile()),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
