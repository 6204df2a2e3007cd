import type { Dirent } from 'node:fs';
import { opendir, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { UserError } from './errors.ts';

/** A file of the finished site: its contents, or the file of the build that is copied. */
export type OutputFile = TextFile | CopiedFile;

export interface TextFile {
  /** From the site's root, with `/` between folders. */
  readonly path: string;
  readonly body: string | Uint8Array;
}

/** A file that is on the disk already, so that no build holds the whole of it in memory. */
interface CopiedFile {
  readonly path: string;
  /** The path of the file to copy. */
  readonly source: string;
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

/**
 * The paths of all files below a folder, as `pathBelow` gives them. Links are followed, as Vite follows those in `public`.
 * @param above the folders whose links led here.
 * @throws UserError if a link leads to nothing, or to a folder that it is in.
 */
export async function listFiles(directory: string, above: readonly string[] = []): Promise<readonly string[]> {
  const paths: string[] = [];
  const links: string[] = [];
  for await (const entry of walk(directory)) {
    if (entry.isFile()) paths.push(pathBelow(directory, entry));
    else if (entry.isSymbolicLink()) links.push(pathBelow(directory, entry));
  }
  for (const link of links) {
    const target = await targetOf(join(directory, link), above);
    if (target.isFile) paths.push(link);
    else for (const path of await listFiles(target.path, [...above, target.path])) paths.push(`${link}/${path}`);
  }
  return paths;
}

async function targetOf(
  link: string,
  above: readonly string[],
): Promise<{ readonly path: string; readonly isFile: boolean }> {
  const path = await realpath(link).catch((cause) => {
    throw new UserError(`the link ${link} leads to nothing: correct or remove it`, { cause });
  });
  const folder = await realpath(dirname(link));
  if (above.includes(path) || `${folder}${sep}`.startsWith(`${path}${sep}`))
    throw new UserError(`the link ${link} leads to a folder that it is in: remove it`);
  return { path, isFile: (await stat(path)).isFile() };
}

/** How many files are read at once. Systems limit how many are open. */
const parallelReads = 64;

/**
 * Reads every file below a folder, with paths relative to it. A folder that does not exist has none.
 * @throws as `listFiles` does.
 */
export async function collectFiles(directory: string): Promise<(TextFile & { readonly body: Buffer })[]> {
  const paths = await listFiles(directory);
  const files: (TextFile & { readonly body: Buffer })[] = [];
  const waiting = paths.entries();
  const readNext = async () => {
    for (const [index, path] of waiting) files[index] = { path, body: await readFile(join(directory, path)) };
  };
  await Promise.all(Array.from({ length: parallelReads }, readNext));
  return files;
}
