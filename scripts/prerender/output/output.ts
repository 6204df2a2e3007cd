import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { copyFile, mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { UserError } from '../errors.ts';
import { isSystemFile, listFiles, pathBelow, walk } from '../files.ts';
import { lock } from './lock.ts';
import { replaceFolder, restoreFolder, syncFiles } from './replaceFolder.ts';

/** A folder locked for publishing: no other build can publish to it until this is closed. */
export interface Output {
  readonly staging: string;
  /** The folder that it will replace, which may be missing. */
  readonly published: string;
  /**
   * Replaces the published folder by the staged one, in one step where the disk supports that. A mount point, which
   * nothing can replace, gets the files one by one: pages come after what they load, and old files go last.
   * @param files how many the staging folder must hold.
   * @returns whether the folder was replaced, or got its files one by one.
   * @throws UserError if it holds more or fewer, or the published folder cannot be replaced. The published folder is
   *   then unchanged, or the message says what it holds.
   */
  readonly publish: (files: number) => Promise<'replaced' | 'one by one'>;
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
        await markFiles(staging, files);
        await checkReplaceable(target); // it may have changed since the build began
        if (await replaceFolder(staging, target, previous, files)) return 'replaced';
      } catch (cause) {
        if (cause instanceof UserError) throw cause;
        throw new UserError(`${target} could not be replaced, and is unchanged: remove it, or choose another folder`, {
          cause,
        });
      }
      await copyInto(staging, target).catch((cause) => {
        throw new UserError(
          `${target} is a mount point, and only some of the new files could be written to it: check its disk, and build again`,
          { cause },
        );
      });
      return 'one by one';
    },
    close,
  };
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Copies a site into a folder that holds another, file by file, and removes what was only in that. */
async function copyInto(staging: string, target: string): Promise<void> {
  const paths = await listFiles(staging);
  const former = (await listFiles(target)).filter((path) => !paths.includes(path) && !isSystemFile(path));
  // A build that is killed leaves files of both sites, which the next one may replace.
  await writeMark(target, [...paths, ...former]);
  const isPage = (path: string) => path.endsWith('.html');
  const ranked = paths.toSorted((a, b) => Number(isPage(a)) - Number(isPage(b)));
  for (const path of ranked.filter((path) => path !== markFile)) {
    const file = join(target, path);
    await mkdir(dirname(file), { recursive: true });
    await copyFile(join(staging, path), `${file}.partial`);
    await rename(`${file}.partial`, file);
  }
  for (const path of former) await rm(join(target, path), { force: true }); // a `.partial` has its name by now
  await writeMark(target, paths);
  await syncFiles(target, paths.length);
}

/**
 * The name of a file that tells which files a build put in a published folder. A build replaces a folder only if it is
 * empty or this file tells of everything in it, so that nobody's own files are deleted. It holds hashes, because it may
 * be published: the names of pages that are kept out of the sitemap are nobody's business.
 */
export const markFile = '.prerendered.json';

/** How many files a message names. */
const namedFiles = 3;

/** @throws UserError if the folder does not have this number of files. */
async function markFiles(folder: string, expected: number): Promise<void> {
  const files = await listFiles(folder);
  if (files.length !== expected)
    throw new UserError(
      `the number of files in ${folder} is ${files.length}, but the build wrote ${expected}: another program changed the folder. Build again, or choose another folder`,
    );
  await writeMark(folder, files);
}

/** Marks a folder as the work of a build that put these files there. */
export async function writeMark(folder: string, paths: readonly string[]): Promise<void> {
  const entries = [...paths, markFile].map(hashOf).sort();
  const mark = join(folder, markFile);
  await writeFile(`${mark}.partial`, `${JSON.stringify({ entries: [...new Set(entries)] })}\n`);
  await rename(`${mark}.partial`, mark); // half a mark would make all files foreign
}

function hashOf(path: string): string {
  return createHash('sha256').update(path).digest('base64url').slice(0, 12);
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
    const isOwn = path === `${markFile}.partial` || marked.has(hashOf(path.replace(/\.partial$/, '')));
    if (entry.isDirectory() || isSystemFile(path) || isOwn) continue;
    if (foreign.length === namedFiles) return [...foreign, 'and others'];
    foreign.push(path);
  }
  return foreign;
}

/** The hashes in the mark of the last build, or none without a readable mark. */
async function markedFiles(folder: string): Promise<ReadonlySet<string>> {
  try {
    const { entries } = JSON.parse(await readFile(join(folder, markFile), 'utf8'));
    return new Set(entries);
  } catch {
    return new Set();
  }
}
