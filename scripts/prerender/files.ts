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

/** What Finder, Explorer, other file managers, Synology and office programs leave in the folders that they open. */
const systemFile =
  /(?:^|\/)(?:\.DS_Store|\._[^/]*|__MACOSX|\.AppleDouble|\.Spotlight-V100|\.Trashes|\.fseventsd|Icon\r|(?:eh)?thumbs\.db|desktop\.ini|\$RECYCLE\.BIN|\.directory|@eaDir|~\$[^/]*|\.~lock\.[^/]*#)(?:\/|$)/i;

/** Returns whether a path, with `/` between folders, is a file that a system left behind, or is in such a folder. */
export function isSystemFile(path: string): boolean {
  return systemFile.test(path);
}

/**
 * The paths of all files below a folder, as `pathBelow` gives them, without those that a system left behind. Links are
 * followed, as Vite follows those in `public`.
 * @param above the folders whose links led here.
 * @throws UserError if a link leads to nothing, or to a folder that it is in.
 */
export async function listFiles(directory: string, above: readonly string[] = []): Promise<readonly string[]> {
  const paths: string[] = [];
  const links: string[] = [];
  for await (const entry of walk(directory)) {
    const path = pathBelow(directory, entry);
    if (isSystemFile(path)) continue;
    if (entry.isFile()) paths.push(path);
    else if (entry.isSymbolicLink()) links.push(path);
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
