import { opendir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A file of the finished site. */
export interface OutputFile {
  /** From the site's root, with `/` between folders. */
  readonly path: string;
  readonly body: string | Uint8Array;
}

/** The paths of all files below a folder, relative to it, with `/` between folders. A folder that does not exist has none. */
export async function listFiles(directory: string): Promise<readonly string[]> {
  const paths: string[] = [];
  try {
    for await (const entry of await opendir(directory, { recursive: true }))
      if (entry.isFile()) paths.push(relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'));
  } catch (error) {
    if (Object(error).code !== 'ENOENT') throw error;
  }
  return paths;
}

/** Reads every file below a folder, with paths relative to it. A folder that does not exist has none. */
export async function collectFiles(directory: string): Promise<(OutputFile & { readonly body: Buffer })[]> {
  const paths = await listFiles(directory);
  return Promise.all(paths.map(async (path) => ({ path, body: await readFile(join(directory, path)) })));
}
