import type { Dirent } from 'node:fs';
import { opendir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A file of the finished site. */
export interface OutputFile {
  /** From the site's root, with `/` between folders. */
  readonly path: string;
  readonly body: string | Uint8Array;
}

/** Every entry below a folder, one by one, since a list of many takes memory. A folder that does not exist has none. */
export async function* walk(directory: string): AsyncGenerator<Dirent> {
  try {
    yield* await opendir(directory, { recursive: true });
  } catch (error) {
    if (Object(error).code !== 'ENOENT') throw error;
  }
}

/** The path of an entry below a folder, relative to it, with `/` between folders. */
export function pathBelow(directory: string, { parentPath, name }: Dirent): string {
  return relative(directory, join(parentPath, name)).split(sep).join('/');
}

/** The paths of all files below a folder, as `pathBelow` gives them. */
export async function listFiles(directory: string): Promise<readonly string[]> {
  const paths: string[] = [];
  for await (const entry of walk(directory)) if (entry.isFile()) paths.push(pathBelow(directory, entry));
  return paths;
}

/** Reads every file below a folder, with paths relative to it. A folder that does not exist has none. */
export async function collectFiles(directory: string): Promise<(OutputFile & { readonly body: Buffer })[]> {
  const paths = await listFiles(directory);
  return Promise.all(paths.map(async (path) => ({ path, body: await readFile(join(directory, path)) })));
}
