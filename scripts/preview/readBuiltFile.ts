import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../diagnostics/UserError.ts';

/**
 * Reads a text file that every build writes.
 *
 * @param name the file's path inside the built folder
 * @throws UserError that asks for a build, where the folder or the file is missing
 */
export async function readBuiltFile(directory: string, name: string): Promise<string> {
  const path = join(directory, name);
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new UserError(`There is no ${path}. Run "npm run build" first.`, { cause });
  }
}
