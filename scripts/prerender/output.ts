import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, readlink, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { UserError } from '../diagnostics/UserError.ts';
import { lock } from './lock.ts';

/**
 * The name of a file that lists what a build put at the top of a published folder. A build replaces a folder only if it
 * is empty or this file lists everything in it, so that nobody's own files are deleted.
 */
export const markName = '.prerendered.json';

/** Files that Finder and Explorer leave in the folders they show. */
const systemFiles = ['.DS_Store', 'Thumbs.db', 'desktop.ini'];

/** A folder locked for publishing: no other build can publish to it until this is closed. */
export interface Output {
  /** The folder for the files of the new site. */
  readonly staging: string;
  /**
   * Replaces the published folder by the staged one, in one step where the disk supports that.
   * @param files how many the staging folder must hold.
   * @throws UserError if it holds more or fewer, or the published folder cannot be replaced. The published folder is
   *   then unchanged.
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
  const target = await followLinks(directory).catch((cause) => {
    throw new UserError(unreachable(directory, cause.code), { cause });
  });
  const [staging, previous] = [`${target}.prerender-staging`, `${target}.prerender-previous`];
  const held = await lockBeside(target);
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    try {
      remove(staging);
    } catch {
      // The next build tries again.
    }
    held.release();
  };
  try {
    if (!(await exists(target)) && (await exists(previous))) await rename(previous, target);
    await checkReplaceable(target);
    // Left behind by killed builds: no other build is running, because this one holds the lock.
    remove(staging);
    remove(previous);
    await mkdir(staging);
  } catch (error) {
    close();
    throw error instanceof UserError ? error : besideError(target, error);
  }
  return {
    staging,
    async publish(files) {
      try {
        await checkComplete(staging, files);
        await mark(staging);
        await checkReplaceable(target); // it may have changed since the build began
        await exchange(staging, target, previous);
      } catch (cause) {
        if (cause instanceof UserError) throw cause;
        throw new UserError(
          `${target} could not be replaced, and is unchanged: remove it, or choose another folder`,
          { cause },
        );
      }
    },
    close,
  };
}

/** Returns a function that writes files below a folder, creating their folders. */
export function fileWriter(folder: string): (path: string, body: string | Uint8Array) => void {
  const made = new Set<string>();
  return (path, body) => {
    const file = join(folder, path);
    const parent = dirname(file);
    if (!made.has(parent)) {
      mkdirSync(parent, { recursive: true });
      made.add(parent);
    }
    writeFileSync(file, body);
  };
}

async function lockBeside(target: string) {
  const held = await mkdir(dirname(target), { recursive: true })
    .then(() => lock(`${target}.prerender-lock`))
    .catch((error) => {
      throw error instanceof UserError ? error : besideError(target, error);
    });
  if (held) return held;
  throw new UserError(
    `another build is publishing to ${target}: wait until it ends, or choose another folder`,
  );
}

function besideError(target: string, cause: unknown): UserError {
  return new UserError(
    `the new site is built beside ${target}, but ${dirname(target)} cannot be written to: make it writable, or choose another folder`,
    { cause },
  );
}

/** The real path of a folder that may not exist yet, even as the target of a link. */
async function followLinks(directory: string): Promise<string> {
  return realpath(directory).catch(async (error) => {
    if (error.code !== 'ENOENT') throw error;
    const link = await readlink(directory).catch(() => undefined);
    if (link === undefined) return resolve(directory);
    return followLinks(resolve(await realpath(dirname(directory)), link));
  });
}

function unreachable(directory: string, code: string): string {
  if (code === 'ELOOP') return `${directory} is a link that leads back to itself: choose another folder`;
  if (code === 'ENOTDIR') return `${directory} would be inside a file: choose another folder`;
  if (code === 'ERR_INVALID_ARG_VALUE') return `${JSON.stringify(directory)} cannot be the name of a folder`;
  return `${directory} cannot be opened: choose another folder`;
}

/** @throws UserError if the folder cannot be replaced, or holds anything that no build put there. */
async function checkReplaceable(folder: string): Promise<void> {
  const names = await readdir(folder).catch((cause) => {
    if (cause.code === 'ENOENT') return undefined;
    if (cause.code === 'ENOTDIR') throw new UserError(`${folder} is a file: choose a folder`, { cause });
    throw new UserError(`${folder} cannot be read: choose another folder`, { cause });
  });
  if (names === undefined) return;
  if ((await stat(folder)).dev !== (await stat(dirname(folder))).dev) {
    throw new UserError(
      `${folder} is a mount point, which no other folder can replace: choose a folder in it, as ${join(folder, 'site')}`,
    );
  }
  const ours = new Set([...(await markedEntries(folder)), ...systemFiles]);
  const [foreign] = names.filter((name) => !ours.has(name)).sort();
  if (foreign === undefined) return;
  throw new UserError(
    `${folder} holds ${foreign}, which no build put there and this one would delete: choose another folder, or move it away`,
  );
}

async function mark(folder: string): Promise<void> {
  const entries = [...(await readdir(folder)), markName].sort();
  await writeFile(join(folder, markName), `${JSON.stringify({ entries }, null, 2)}\n`);
}

/** The entries in the mark of the last build, or none without a readable mark. */
async function markedEntries(folder: string): Promise<readonly string[]> {
  try {
    const { entries } = JSON.parse(await readFile(join(folder, markName), 'utf8'));
    return Array.isArray(entries) ? entries : [];
  } catch {
    return [];
  }
}

async function checkComplete(staging: string, expected: number): Promise<void> {
  const entries = await readdir(staging, { recursive: true, withFileTypes: true }).catch(() => []);
  const found = entries.filter((entry) => entry.isFile()).length;
  if (found === expected) return;
  throw new UserError(
    `${staging} holds ${found} files, but the build wrote ${expected}: another program changed the folder. Build again, or choose another folder`,
  );
}

/** Exchanges the names of two folders. If the second is missing or empty, only renames the first. */
async function exchange(staging: string, target: string, previous: string): Promise<void> {
  if (await succeeds(rename(staging, target))) return;
  const { swap } = await import('fs-native-extensions');
  if (await succeeds(swap(staging, target))) return;
  // Some network disks and virtual machines' shared folders cannot exchange names in one step.
  await rename(target, previous);
  try {
    await rename(staging, target);
  } catch (cause) {
    await rename(previous, target);
    throw cause;
  }
  await rename(previous, staging);
}

function succeeds(step: Promise<void>): Promise<boolean> {
  return step.then(
    () => true,
    () => false,
  );
}

function exists(path: string): Promise<boolean> {
  return succeeds(stat(path).then(() => undefined));
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
