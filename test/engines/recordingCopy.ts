import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callExpression } from './callExpression';
import { recordComplaints } from './recordComplaints';

/**
 * Copies a built site, with each of its scripts recording complaints before it does anything else: whichever
 * runs first starts the recording. The pages stay as they are, to the byte.
 */
export async function recordingCopy(directory: string, copy: string): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  await cp(directory, copy, { recursive: true });
  for (const name of await readdir(copy, { recursive: true })) {
    if (!name.endsWith('.js')) continue;
    const path = join(copy, name);
    await writeFile(path, `${callExpression(recordComplaints, [])};${await readFile(path, 'utf8')}`);
  }
}
