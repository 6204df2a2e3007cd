import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, readlink, realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { UserError } from './errors.ts';

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

/**
 * The names that file managers, disks, sync services, editors and browsers leave in folders: all that begin with a dot,
 * but for those that servers and the content know, and some others.
 */
const systemNames =
  /^(?:\.(?!well-known$|nojekyll$|htaccess$|prerendered\.json$|ya?ml$).*|__MACOSX|Icon\r|(?:eh)?thumbs(?:_vista)?\.db|desktop\.ini|picasa\.ini|\$RECYCLE\.BIN|System Volume Information|lost\+found|@eaDir|.*@SynoEAStream|~\$.*|~WRL.*|#.*#|.+~|.+\.(?:tmp|part|crdownload))$/i;

/** Returns whether a path, with `/` between folders, is a file that a system left behind, or is in such a folder. */
export function isSystemFile(path: string): boolean {
  return path.split('/').some((name) => systemNames.test(name));
}

const filesPerTurn = 32;

/**
 * Lists the files below a folder, without those that a system left behind. Links are followed, as Vite follows those in
 * `public`. A folder that does not exist contains no files.
 * @param above the folders that led here.
 * @returns paths from the folder, with `/` between folders.
 * @throws UserError if a link is broken, or leads to a folder that it is in.
 */
export async function listFiles(directory: string, above: readonly string[] = []): Promise<readonly string[]> {
  const names = await readdir(directory).catch((error): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const folders = names.length > 0 ? [...above, await realpath(directory)] : above;
  const paths = names.map(async (name): Promise<readonly string[]> => {
    if (isSystemFile(name)) return [];
    const path = join(directory, name);
    const target = await realpath(path).catch((cause) => {
      if (cause.code !== 'ENOENT' && cause.code !== 'ELOOP') throw cause;
      throw new UserError(`the link ${path} is broken: correct or remove it`, { cause });
    });
    if ((await stat(target)).isFile()) return [name];
    if (folders.includes(target)) throw new UserError(`the link ${path} leads to a folder that it is in: remove it`);
    return (await listFiles(path, folders)).map((below) => `${name}/${below}`);
  });
  return (await Promise.all(paths)).flat();
}

/** Resolves the links in a path, even if the file or folder that they lead to is missing. */
export function resolveLinks(path: string): Promise<string> {
  return realpath(path).catch(async (cause) => {
    if (cause.code !== 'ENOENT') throw new UserError(`${path} cannot be opened: choose another path`, { cause });
    const link = await readlink(path).catch(() => undefined);
    return link === undefined ? resolve(path) : resolveLinks(resolve(dirname(path), link));
  });
}

/** Reads every file below a folder, with paths from it. @throws as `listFiles` does. */
export async function collectFiles(directory: string): Promise<(TextFile & { readonly body: Buffer })[]> {
  return (await listFiles(directory)).map((path) => ({ path, body: readFileSync(join(directory, path)) }));
}

/**
 * Writes files below a folder, a few in each turn of the event loop, so that signals are noticed. Asynchronous
 * functions would take twice as much time for thousands of small files.
 * @throws UserError if a file cannot be written; the reason of an aborted signal.
 */
export async function writeFiles(folder: string, files: readonly OutputFile[], signal?: AbortSignal): Promise<void> {
  const created = new Set<string>();
  const mode = 0o666 & ~process.umask();
  for (const [index, file] of files.entries()) {
    if (index % filesPerTurn === 0) await setImmediate();
    signal?.throwIfAborted();
    const path = join(folder, file.path);
    const parent = dirname(path);
    try {
      if (!created.has(parent)) mkdirSync(parent, { recursive: true });
      created.add(parent);
      if ('body' in file) writeFileSync(path, file.body);
      else {
        copyFileSync(file.source, path);
        chmodSync(path, mode); // a copy has the permissions of its source
      }
    } catch (cause) {
      const remedy = "check the disk's free space, and the folder's permissions";
      throw new UserError(`${path} could not be written: ${remedy}`, { cause });
    }
  }
}
