import { readFileSync } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from './errors.ts';

/** A file of the finished site: its contents, or the path of a file to copy. */
export type OutputFile = TextFile | CopiedFile;

export interface TextFile {
  /** From the site's root, with `/` between folders. */
  readonly path: string;
  readonly body: string | Uint8Array;
}

/** A file that is on the disk already. It is never read into memory as a whole. */
export interface CopiedFile {
  readonly path: string;
  readonly source: string;
}

/** The names that systems leave in folders. */
const systemNames = [
  /^\.(?!well-known$|nojekyll$|htaccess$|prerendered\.json$|ya?ml$)/i, // dotfiles, but not of servers or the content
  /^(?:__MACOSX|Icon\r|(?:eh)?thumbs\b.*\.db(?::.*)?|(?:desktop|picasa)\b.*\.ini|_vti_cnf|_notes)$/i, // folders
  /^(?:\$RECYCLE\.BIN|RECYCLER|System Volume Information|lost\+found|found\.\d{3}|Temporary Items)$/i, // disks
  /^(?:Network Trash Folder|TemporaryItems|LOST\.DIR|WPSettings\.dat|[#@]recycle|#snapshot|@eaDir|.*@Syno(?:Resource|EAStream)|error_log|npm-debug\.log)$/i, // servers
  /^~(?:\$|WR[LD]|.*\.idlk$)|^#.*#$|.~$|.\.(?:tmp|bak|orig|rej|asd|wbk|l(?:acc)?db|lck|dwl2?|save(?:\.\d+)?|sb-[\da-f]{8}-\w+)$/i, // editors and office programs
  /.\.(?:part|partial|filepart|crdownload|opdownload|(?<!\.js\.)download|aria2|!sync|!qb|!ut|bc!|td|bts|syncpart)$/i, // downloads
  /.\.(?:g(?:doc|sheet|slides|draw|form|map|site|script|jam|link|note)|nextcloud|owncloud|lnk|url|website|webloc|inetloc|fileloc)$/i, // links
];

/** Returns whether a path, with `/` between folders, is a file that a system left behind, or is in such a folder. */
export function isSystemFile(path: string): boolean {
  return path.split('/').some((name) => systemNames.some((pattern) => pattern.test(name)));
}

/**
 * Lists the files below a folder, without those that a system left behind. Links are followed, as Vite follows those in
 * `public`. A folder that does not exist contains no files.
 * @param above the folders that led here.
 * @returns paths from the folder, with `/` between folders.
 * @throws UserError if a link is broken or leads to a folder that it is in, or a name is that of a pipe or a device.
 */
export async function listFiles(directory: string, above: readonly string[] = []): Promise<readonly string[]> {
  const names = await readdir(directory).catch((error): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error.code === 'ENOTDIR' ? new UserError(`${directory} is a file: remove or rename it`) : error;
  });
  const folders = names.length > 0 ? [...above, await realpath(directory)] : above;
  const paths = names.map(async (name): Promise<readonly string[]> => {
    if (isSystemFile(name)) return [];
    const path = join(directory, name);
    const target = await realpath(path).catch((cause) => {
      if (cause.code !== 'ENOENT' && cause.code !== 'ELOOP') throw cause;
      throw new UserError(`the symbolic link ${path} is broken: correct or remove it`, { cause });
    });
    const found = await stat(target);
    if (found.isFile()) return [name];
    if (!found.isDirectory()) throw new UserError(`${path} is neither a file nor a folder: remove it`);
    if (folders.includes(target))
      throw new UserError(`the symbolic link ${path} leads to a folder that it is in: remove it`);
    return (await listFiles(path, folders)).map((below) => `${name}/${below}`);
  });
  return (await Promise.all(paths)).flat();
}

/** Lists every file below a folder, to be copied to the site. @throws as `listFiles` does. */
export async function copiedFiles(directory: string): Promise<CopiedFile[]> {
  return (await listFiles(directory)).flatMap((path) => {
    const names = new Set([path, path.normalize('NFC')]); // macOS may decompose an accent; links are written either way
    return Array.from(names, (name) => ({ path: name, source: join(directory, path) }));
  });
}

/** Reads every file below a folder, with paths from it. @throws as `listFiles` does. */
export async function collectFiles(directory: string): Promise<(TextFile & { readonly body: Buffer })[]> {
  return (await listFiles(directory)).map((path) => ({ path, body: readFileSync(join(directory, path)) }));
}
