import { rmSync } from 'node:fs';
import { mkdir, realpath } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { UserError } from '../errors/UserError.ts';
import { lock } from './lock.ts';
import { checkReplaceable, markFiles } from './marker.ts';
import { replaceFolder, restoreFolder } from './replaceFolder.ts';

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
        await markFiles(staging, files, target);
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

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
