import { existsSync, linkSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, realpath } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { UserError } from '../errors/UserError.ts';
import { listFiles, pathBelow, walk } from './files.ts';
import { lock } from './lock.ts';
import { replaceFolder, restoreFolder } from './replaceFolder.ts';

/**
 * The name of a file that lists every file that a build put in a published folder. A build replaces a folder only if it
 * is empty or this file lists everything in it, so that nobody's own files are deleted.
 */
export const markerFile = '.prerendered.json';

/** Files that Finder, Explorer and Dolphin leave in the folders they show. */
const systemFiles = ['.DS_Store', 'Thumbs.db', 'desktop.ini', '.directory'];

/** How many files a message names. */
const namedFiles = 3;

/** A folder locked for publishing: no other build can publish to it until this is closed. */
export interface Output {
  readonly staging: string;
  /** The folder that it will replace, which may be missing. */
  readonly published: string;
  /**
   * Replaces the published folder by the staged one, in one step where the disk supports that.
   * @param files how many the staging folder must hold.
   * @throws UserError if it holds more or fewer, or the published folder cannot be replaced. The published folder is
   *   then unchanged, or the message says under which name it is.
   */
  readonly publish: (files: number) => Promise<void>;
  /** Removes the staging folder and releases the lock. May be called twice. */
  readonly close: () => void;
}

/**
 * Locks a folder for publishing, and creates a staging folder beside it. Both are on one disk, so publishing only
 * exchanges their names: a visitor never finds half a site, and none only for a moment, on a disk that cannot exchange
 * two names in one step.
 * @param directory the folder; if it is a link, the target is replaced.
 * @throws UserError if another build holds the lock, the folder holds anything that no build put there, or a file or
 *   folder cannot be written.
 */
export async function openOutput(directory: string): Promise<Output> {
  const target = await realpath(directory).catch((cause) => {
    if (cause.code === 'ENOENT') return resolve(directory);
    throw new UserError(`${directory} cannot be opened: choose another folder`, { cause });
  });
  const [staging, previous] = [`${target}.prerender-staging`, `${target}.prerender-previous`];
  let release: (() => void) | undefined;
  const close = () => {
    if (!release) return;
    try {
      remove(staging);
    } catch {
      // The next build tries again.
    }
    release();
    release = undefined;
  };
  try {
    await mkdir(dirname(target), { recursive: true });
    release = await lock(`${target}.prerender-lock`);
    if (!release)
      throw new UserError(`another build is publishing to ${target}: wait until it ends, or choose another folder`);
    await restoreFolder(target, previous);
    await checkReplaceable(target);
    // Left behind by killed builds: no other build is running, because this one holds the lock.
    remove(staging);
    remove(previous);
    await mkdir(staging);
  } catch (cause) {
    close();
    if (cause instanceof UserError) throw cause;
    throw new UserError(
      `the new site is built beside ${target}, but ${dirname(target)} cannot be written to: make it writable, or choose another folder`,
      { cause },
    );
  }
  return {
    staging,
    published: target,
    async publish(files) {
      try {
        await mark(staging, target, files);
        await checkReplaceable(target); // it may have changed since the build began
        await replaceFolder(staging, target, previous, files);
      } catch (cause) {
        if (cause instanceof UserError) throw cause;
        throw new UserError(`${target} could not be replaced, and is unchanged: remove it, or choose another folder`, {
          cause,
        });
      }
    },
    close,
  };
}

/**
 * Returns a function that writes files below a folder, creating their folders. It tells whether a file is new or
 * changed: one that is the same in the published folder is linked from there, so that it keeps its time. It throws a
 * UserError if a file cannot be written.
 * @param published the folder that will be replaced, if there is one.
 */
export function fileWriter(folder: string, published?: string): (path: string, body: string | Uint8Array) => boolean {
  const made = new Set<string>();
  const former = published !== undefined && existsSync(published) ? published : undefined;
  return (path, body) => {
    const file = join(folder, path);
    const parent = dirname(file);
    try {
      if (!made.has(parent)) {
        mkdirSync(parent, { recursive: true });
        made.add(parent);
      }
      if (former !== undefined && linkIfSame(join(former, path), file, body)) return false;
      writeFileSync(file, body);
      return true;
    } catch (cause) {
      throw new UserError(
        `${file} could not be written: check the disk's free space and the folder's permissions, or choose another folder`,
        { cause },
      );
    }
  };
}

/** Links a file under another name if it has these contents, and the disk has links. */
function linkIfSame(file: string, name: string, body: string | Uint8Array): boolean {
  try {
    const found = lstatSync(file, { throwIfNoEntry: false });
    if (!found?.isFile() || found.size !== Buffer.byteLength(body)) return false;
    // As texts, which take less memory than the bytes of both.
    const isSame = typeof body === 'string' ? readFileSync(file, 'utf8') === body : readFileSync(file).equals(body);
    if (!isSame) return false;
    linkSync(file, name);
    return true;
  } catch {
    return false;
  }
}

/** @throws UserError if the folder cannot be replaced, or holds anything that no build put there. */
async function checkReplaceable(folder: string): Promise<void> {
  const foreign = await findForeign(folder).catch((cause) => {
    throw new UserError(`${folder} is not a folder that can be read: choose another one`, { cause });
  });
  if (foreign.length > 0)
    throw new UserError(
      `${folder} holds ${foreign.join(', ')}, which no build put there and this one would delete: choose another folder, or move what is yours away`,
    );
}

/** The first files that no build put in a folder, and `and others` if there are more. */
async function findForeign(folder: string): Promise<readonly string[]> {
  const marked = await markedFiles(folder);
  const foreign: string[] = [];
  for await (const entry of walk(folder)) {
    const path = pathBelow(folder, entry);
    if (entry.isDirectory() || systemFiles.includes(entry.name) || marked.has(path)) continue;
    if (foreign.length === namedFiles) return [...foreign, 'and others'];
    foreign.push(path);
  }
  return foreign;
}

/** @throws UserError if the folder does not have this number of files. */
async function mark(folder: string, published: string, expected: number): Promise<void> {
  const files = await listFiles(folder);
  if (files.length !== expected)
    throw new UserError(
      `the number of files in ${folder} is ${files.length}, but the build wrote ${expected}: another program changed the folder. Build again, or choose another folder`,
    );
  const entries = [...files, markerFile].sort();
  fileWriter(folder, published)(markerFile, `${JSON.stringify({ entries }, null, 2)}\n`);
}

/** The files in the mark of the last build, or none without a readable mark. */
async function markedFiles(folder: string): Promise<ReadonlySet<string>> {
  try {
    const { entries } = JSON.parse(await readFile(join(folder, markerFile), 'utf8'));
    return new Set(entries);
  } catch {
    return new Set();
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
