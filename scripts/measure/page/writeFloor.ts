import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFiles } from '../../preview/readFiles.ts';
import { floorOf } from './floorOf.ts';

/**
 * Copies a built folder, each of its pages as its floor.
 * @throws where the folder is missing, or a page has no floor.
 */
export async function writeFloor(directory: string, target: string): Promise<void> {
  await cp(directory, target, { recursive: true });
  for (const [path, bytes] of await readFiles(directory)) {
    if (path.endsWith('.html'))
      await writeFile(join(target, path), floorOf(Buffer.from(bytes).toString('utf8')));
  }
}
