import { type Dirent, writeFile as writeFileCallback } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, readFile, readlink, realpath, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { failWith, UserError } from './errors.ts';

/** A file of the finished site: its contents, or the file of the build that is copied. */
export type OutputFile = TextFile | CopiedFile;

export interface TextFile {
  /** From the site's root, with `/` between folders. */
  readonly path: string;
  readonly body: string | Uint8Array;
}

/** A file that is on the disk already. It is never read into memory as a whole. */
export interface CopiedFile {
  readonly path: string;
  /** The path of the file to copy. */
  readonly source: string;
}

/** The names that Finder, Explorer, other file managers, Synology and office programs leave in the folders they open. */
const systemNames =
  /^(?:\.DS_Store|\._.*|__MACOSX|\.AppleDouble|\.Spotlight-V100|\.Trashes|\.fseventsd|Icon\r|(?:eh)?thumbs\.db|desktop\.ini|\$RECYCLE\.BIN|\.directory|@eaDir|~\$.*|\.~lock\..*#)$/i;

/** Returns whether a path, with `/` between folders, is a file that a system left behind, or is in such a folder. */
export function isSystemFile(path: string): boolean {
  return path.split('/').some((name) => systemNames.test(name));
}

/**
 * Lists the files below a folder, without those that a system left behind. Links are followed, as Vite follows those in
 * `public`. A folder that does not exist contains no files.
 * @param above the folders whose links led here.
 * @returns paths from the folder, with `/` between folders.
 * @throws UserError if a link is broken, or leads to a folder that it is in.
 */
export async function listFiles(directory: string, above: readonly string[] = []): Promise<readonly string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch((error): Dirent[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const paths = entries.map(async (entry): Promise<readonly string[]> => {
    const path = relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/');
    if (isSystemFile(path) || entry.isDirectory()) return [];
    if (!entry.isSymbolicLink()) return [path];
    const target = await targetOf(join(directory, path), above);
    if (target.isFile) return [path];
    return (await listFiles(target.path, [...above, target.path])).map((below) => `${path}/${below}`);
  });
  return (await Promise.all(paths)).flat();
}

async function targetOf(link: string, above: readonly string[]) {
  const path = await realpath(link).catch(failWith(`the link ${link} is broken: correct or remove it`));
  const folder = await realpath(dirname(link));
  if (above.includes(path) || `${folder}${sep}`.startsWith(`${path}${sep}`))
    throw new UserError(`the link ${link} leads to a folder that it is in: remove it`);
  return { path, isFile: (await stat(path)).isFile() };
}

/** Resolves the links in a path, even if the file or folder that they lead to is missing. */
export function resolveLinks(path: string): Promise<string> {
  return realpath(path).catch(async (cause) => {
    if (cause.code !== 'ENOENT') throw new UserError(`${path} cannot be opened: choose another path`, { cause });
    const link = await readlink(path).catch(() => undefined);
    return link === undefined ? resolve(path) : resolveLinks(resolve(dirname(path), link));
  });
}

/** How many files are open at once. Systems limit how many a process may open. */
const openFiles = 64;

/**
 * Calls a function for each item, such as to read or write its file, for at most 64 at a time.
 * @returns the results, in the order of the items.
 * @throws what the function throws first, once no call is running.
 */
async function mapFiles<Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const runNext = async () => {
    for (const [index, item] of waiting) results[index] = await run(item);
  };
  const ends = await Promise.allSettled(Array.from({ length: openFiles }, runNext));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return results;
}

/** Reads every file below a folder, with paths from it. @throws as `listFiles` does. */
export async function collectFiles(directory: string): Promise<(TextFile & { readonly body: Buffer })[]> {
  return mapFiles(await listFiles(directory), async (path) => ({ path, body: await readFile(join(directory, path)) }));
}

const writeFile = promisify(writeFileCallback); // for many files, twice as fast as that of node:fs/promises

/** Writes files below a folder. @throws UserError if one cannot be written; the reason of an aborted signal. */
export async function writeFiles(folder: string, files: readonly OutputFile[], signal?: AbortSignal): Promise<void> {
  const mode = 0o666 & ~process.umask();
  const folders = new Set(files.map(({ path }) => dirname(join(folder, path))));
  await mapFiles([...folders], (path) => mkdir(path, { recursive: true }).catch(notWritten(path)));
  await mapFiles(files, async (file) => {
    signal?.throwIfAborted();
    const path = join(folder, file.path);
    if ('body' in file) return writeFile(path, file.body).catch(notWritten(path));
    await copyFile(file.source, path).catch(notWritten(path));
    await chmod(path, mode); // a copy has the permissions of its source
  });
}

function notWritten(path: string) {
  return failWith(`${path} could not be written: check the disk's free space, and the folder's permissions`);
}
